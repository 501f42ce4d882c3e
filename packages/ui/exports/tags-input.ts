export * from '../src/interactive/tags-input/tags-input.labels.ts'
export * from '../src/interactive/tags-input/tags-input.tsx'
