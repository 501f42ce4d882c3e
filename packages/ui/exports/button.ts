export * from '../src/primitives/button/button.tsx'
export * from '../src/primitives/button/button.variants.ts'
