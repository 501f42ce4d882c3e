export * from '../src/primitives/link/link.tsx'
export * from '../src/primitives/link/link.variants.ts'
