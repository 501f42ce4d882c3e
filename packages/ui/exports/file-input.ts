export * from '../src/primitives/file-input/file-input.tsx'
export * from '../src/primitives/file-input/file-input.variants.ts'
