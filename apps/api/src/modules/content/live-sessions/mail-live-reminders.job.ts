import { reminderMinutes } from '@naikkelas/contract/content'
import * as z from 'zod'
import { defineJob, type JobDefinition, once } from '../../../platform/jobs/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import { takeDueReminders } from './live-reminders.repo.ts'
import { reminderLink, reminderUnsubscribe } from './reminder-link.ts'
import { reminderMail } from './reminder-mails.rules.ts'

const MINUTE_MS = 60_000
/** Mails of one run; the next one follows a minute later. */
const BATCH = 500

/** Mails those who confirmed that they want to be reminded of a session that begins soon; of another beginning once more. */
export const mailLiveReminders: JobDefinition<Record<string, never>> = defineJob({
  name: 'mail-live-reminders',
  label: 'Mengingatkan siaran langsung lewat e-mail',
  payload: z.strictObject({}),
  retry: once,
  isUnique: true,
  schedule: { everySeconds: 60, payload: {} },
  async handleWithin(ctx, _payload, tx) {
    const now = ctx.clock.now()
    const until = new Date(now.getTime() + reminderMinutes * MINUTE_MS)
    const due = await takeDueReminders(tx, { now, until, limit: BATCH })
    if (due.length === 0) return
    const { brand } = await settingsOf(ctx)
    for (const { id, email, startsAt, ...session } of due)
      await queueMail(ctx, tx, {
        ...reminderMail({
          publicUrl: ctx.publicUrl,
          siteName: brand.name,
          startsAt,
          link: reminderLink(ctx, id),
          ...session,
        }),
        key: `live:${id}:${startsAt.toISOString()}`,
        to: { name: '', address: email },
        unsubscribe: reminderUnsubscribe(ctx, id),
      })
  },
})
