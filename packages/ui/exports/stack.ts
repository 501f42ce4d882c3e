export * from '../src/primitives/stack/stack.tsx'
export * from '../src/primitives/stack/stack.variants.ts'
