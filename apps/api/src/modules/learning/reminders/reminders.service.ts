import { addDays, dayInWib, endOfDay } from '@naikkelas/contract/time'
import type { AppContext } from '../../../app-context.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { storedSettingsOf } from '../../../platform/settings/index.ts'
import { queueWhatsApp } from '../../../platform/whatsapp/index.ts'
import { findWantedChannels } from '../../identity/profiles/index.ts'
import { courseReminder, eventReminder, type ReminderMessage } from './reminder-messages.rules.ts'
import { deleteOldReminders, findDueCourses, findDueEvents, noteReminder } from './reminders.repo.ts'
import {
  continueRemindersAtMost,
  courseReminderGapMs,
  freshSeatMs,
  isQuietHour,
  remindersKeptMs,
  reminderWindows,
} from './reminders.rules.ts'

/** Of one transaction. */
export const remindersAtOnce = 100

const before = (at: Date, ms: number) => new Date(at.getTime() - ms)

/**
 * Reminds learners of courses that they have not begun or have left, and of events of today and tomorrow; in quiet hours
 * of none. @returns how many were looked at, at most a batch of each
 */
export async function remindLearners(ctx: AppContext): Promise<number> {
  const at = ctx.clock.now()
  if (isQuietHour(at)) return 0
  return ctx.unitOfWork(async ({ tx }) => {
    const { settings } = await storedSettingsOf(ctx, tx)
    const place = { siteName: settings.brand.name, publicUrl: ctx.publicUrl }
    const windowOf = ({ fromMs, untilMs }: { fromMs: number; untilMs: number }) => ({
      after: before(at, untilMs),
      before: before(at, fromMs),
    })
    const courses = await findDueCourses(tx, {
      now: at,
      start: windowOf(reminderWindows.start),
      continue: windowOf(reminderWindows.continue),
      gapSince: before(at, courseReminderGapMs),
      continueAtMost: continueRemindersAtMost,
      limit: remindersAtOnce,
    })
    for (const due of courses) {
      const { name, item: course, number: courseNumber } = due
      await remind(ctx, tx, { ...due, at, message: courseReminder({ ...due, name, course, courseNumber }, place) })
    }
    const events = await findDueEvents(tx, {
      now: at,
      until: endOfDay(addDays(dayInWib(at), 1)),
      seatBefore: before(at, freshSeatMs),
      limit: remindersAtOnce,
    })
    for (const due of events) {
      const { name, item: event, about: startsAt, is_online: isOnline, place: where } = due
      const message = eventReminder({ name, event, startsAt, isOnline, place: where }, { ...place, now: at })
      await remind(ctx, tx, { ...due, kind: 'event', at, message })
    }
    return Math.max(courses.length, events.length)
  })
}

interface Reminder {
  learnerId: string
  sellableId: string
  kind: 'start' | 'continue' | 'event'
  about: Date
  name: string
  email: string
  phone: string | null
  at: Date
  message: ReminderMessage
}

/** Noted also where it is not wanted: who switches reminders on later is not reminded of what is past. */
async function remind(ctx: AppContext, tx: Tx, { message, name, email, phone, ...reminder }: Reminder) {
  if (!(await noteReminder(tx, reminder))) return
  const channels = await findWantedChannels(tx, reminder.learnerId, 'learning')
  const { learnerId, sellableId, kind, about } = reminder
  if (channels.includes('email'))
    await queueMail(ctx, tx, {
      ...message.mail,
      key: `learning:${kind}:${learnerId}:${sellableId}:${about.toISOString()}`,
      to: { name, address: email },
    })
  if (channels.includes('whatsapp') && phone !== null && ctx.ports.whatsApp?.offers('learning_reminder'))
    await queueWhatsApp(ctx, tx, {
      to: phone,
      template: 'learning_reminder',
      parameter: message.sentence,
      text: message.sentence,
    })
}

/** What one was reminded of a year ago is forgotten. */
export const forgetOldReminders = ({ database, clock }: AppContext): Promise<number> =>
  deleteOldReminders(database.queries, before(clock.now(), remindersKeptMs))
