export * from '../src/primitives/image/image.tsx'
export * from '../src/primitives/image/image.variants.ts'
