export type { CalendarEntry } from '../src/primitives/event-calendar/days-of-month.ts'
export * from '../src/primitives/event-calendar/event-calendar.labels.ts'
export * from '../src/primitives/event-calendar/event-calendar.tsx'
