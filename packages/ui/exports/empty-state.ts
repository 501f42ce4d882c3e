export * from '../src/primitives/empty-state/empty-state.tsx'
export * from '../src/primitives/empty-state/empty-state.variants.ts'
export * from '../src/primitives/empty-state/stairs-picture.tsx'
