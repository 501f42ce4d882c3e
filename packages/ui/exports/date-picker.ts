export * from '../src/interactive/date-picker/date-picker.tsx'
export * from '../src/interactive/date-picker/calendar.tsx'
export { dayWords, monthWords } from '../src/interactive/date-picker/date-words.ts'
export { todayInJakarta } from '../src/interactive/date-picker/dates.ts'
