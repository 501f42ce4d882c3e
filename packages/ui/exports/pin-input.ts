export * from '../src/interactive/pin-input/pin-input.labels.ts'
export * from '../src/interactive/pin-input/pin-input.tsx'
