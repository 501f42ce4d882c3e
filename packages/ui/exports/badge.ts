export * from '../src/primitives/badge/badge.tsx'
export * from '../src/primitives/badge/badge.variants.ts'
