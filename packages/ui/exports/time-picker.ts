export * from '../src/interactive/time-picker/time-picker.tsx'
export * from '../src/interactive/time-picker/time-picker.labels.ts'
export { writtenTime } from '../src/interactive/time-picker/read-time.ts'
