export * from '../src/primitives/pagination/pagination.tsx'
export * from '../src/primitives/pagination/pagination.labels.ts'
export * from '../src/primitives/pagination/pagination.variants.ts'
