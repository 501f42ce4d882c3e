export * from '../src/interactive/phone-input/phone-input.labels.ts'
export * from '../src/interactive/phone-input/phone-input.tsx'
