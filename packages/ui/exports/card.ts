export * from '../src/primitives/card/card.tsx'
export * from '../src/primitives/card/card.variants.ts'
