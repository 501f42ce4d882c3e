export * from '../src/primitives/text/text.tsx'
export * from '../src/primitives/text/text.variants.ts'
