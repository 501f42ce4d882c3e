export { type CalendarEntry, calendarFile } from './calendar-file.ts'
