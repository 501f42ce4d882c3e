export * from '../src/primitives/skeleton/skeleton.tsx'
export * from '../src/primitives/skeleton/skeleton.variants.ts'
