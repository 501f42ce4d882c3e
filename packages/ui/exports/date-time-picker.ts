export * from '../src/interactive/date-time-picker/date-time-picker.tsx'
export * from '../src/interactive/date-time-picker/date-time-picker.labels.ts'
