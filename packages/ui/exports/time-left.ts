export * from '../src/interactive/time-left/time-left.labels.ts'
export * from '../src/interactive/time-left/time-left.tsx'
