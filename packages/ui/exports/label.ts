export * from '../src/primitives/label/label.tsx'
export * from '../src/primitives/label/label.variants.ts'
