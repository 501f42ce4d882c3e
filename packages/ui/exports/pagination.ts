export * from '../src/primitives/pagination/pagination.tsx'
export * from '../src/primitives/pagination/pagination.variants.ts'
