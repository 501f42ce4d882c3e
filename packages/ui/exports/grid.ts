export * from '../src/primitives/grid/grid.tsx'
export * from '../src/primitives/grid/grid.variants.ts'
