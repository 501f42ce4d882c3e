export * from '../src/primitives/heading/heading.tsx'
export * from '../src/primitives/heading/heading.variants.ts'
