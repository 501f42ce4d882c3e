export * from '../src/interactive/number-input/number-input.labels.ts'
export * from '../src/interactive/number-input/number-input.tsx'
