export * from '../src/primitives/alert/alert.tsx'
export * from '../src/primitives/alert/alert.variants.ts'
