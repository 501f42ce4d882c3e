export * from '../src/primitives/stepper/stepper.labels.ts'
export * from '../src/primitives/stepper/stepper.tsx'
