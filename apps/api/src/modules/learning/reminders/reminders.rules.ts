import { clockInWib, DAY_MS, dayInWib, HOUR_MS } from '@naikkelas/contract/time'

/** Hours in WIB between which reminders are sent: what comes at night waits for the morning. */
const OPEN_FROM = 8
const OPEN_UNTIL = 20

export function isQuietHour(now: Date): boolean {
  const hour = Number(clockInWib(now).slice(11, 13))
  return hour < OPEN_FROM || hour >= OPEN_UNTIL
}

/** A course that was obtained or left this long ago; later than the second one is not reminded any more. */
export const reminderWindows = {
  start: { fromMs: 3 * DAY_MS, untilMs: 14 * DAY_MS },
  continue: { fromMs: 7 * DAY_MS, untilMs: 21 * DAY_MS },
} as const

/** Between two reminders of courses, whichever they are of. */
export const courseReminderGapMs = 3 * DAY_MS
/** Of one course, ever. */
export const continueRemindersAtMost = 3
/** Who has just got a seat has just read when the event begins. */
export const freshSeatMs = 2 * HOUR_MS
/** So long it is remembered of what one was reminded. */
export const remindersKeptMs = 365 * DAY_MS

/** "hari ini" or "besok", as the learner's calendar says. */
export const dayWord = (startsAt: Date, now: Date) => (dayInWib(startsAt) === dayInWib(now) ? 'hari ini' : 'besok')
