export * from '../src/primitives/divider/divider.tsx'
export * from '../src/primitives/divider/divider.variants.ts'
