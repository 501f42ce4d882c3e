export * from '../src/interactive/date-range-picker/date-range-picker.tsx'
export * from '../src/interactive/date-range-picker/date-range-picker.labels.ts'
export { type DateRange, type DateRangePreset, usualPresets } from '../src/interactive/date-range-picker/ranges.ts'
