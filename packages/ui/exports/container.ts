export * from '../src/primitives/container/container.tsx'
export * from '../src/primitives/container/container.variants.ts'
