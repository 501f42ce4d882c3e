export * from '../src/primitives/table/table.tsx'
export * from '../src/primitives/table/table.variants.ts'
