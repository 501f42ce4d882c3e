export * from '../src/primitives/accordion/accordion.tsx'
export * from '../src/primitives/accordion/accordion.variants.ts'
