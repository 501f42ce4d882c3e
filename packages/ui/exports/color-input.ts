export * from '../src/interactive/color-input/color-input.tsx'
export * from '../src/interactive/color-input/color-input.labels.ts'
