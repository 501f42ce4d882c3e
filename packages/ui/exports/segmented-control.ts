export * from '../src/primitives/segmented-control/segmented-control.tsx'
export * from '../src/primitives/segmented-control/segmented-control.variants.ts'
