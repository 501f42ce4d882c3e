export * from '../src/primitives/progress-circle/progress-circle.tsx'
