export * from '../src/primitives/prose/prose.tsx'
export * from '../src/primitives/prose/prose.variants.ts'
