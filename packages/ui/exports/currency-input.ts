export * from '../src/interactive/currency-input/currency-input.labels.ts'
export * from '../src/interactive/currency-input/currency-input.tsx'
