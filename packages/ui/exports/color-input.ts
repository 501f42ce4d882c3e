export * from '../src/interactive/color-input/color-input.tsx'
