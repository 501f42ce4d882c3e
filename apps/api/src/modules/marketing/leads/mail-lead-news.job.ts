import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import { defineJob, type JobDefinition, minutes } from '../../../platform/jobs/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { findLeadsByIds } from './leads.repo.ts'
import { noticeMail } from './notice-mail.rules.ts'
import { unsubscribeLink, optOutLink } from './opt-out-link.ts'
import { findRecipientsWithNews, lockRecipient, takeNotices } from './recipients.repo.ts'

/** The first lead is mailed at once; leads that follow within ten minutes are mailed together. */
const PAUSE_MS = 600_000

/** When a recipient may be mailed next; undefined for at once. */
export function newsDueAt({ toldAt }: { toldAt: Date | null }, now: Date): Date | undefined {
  if (toldAt === null) return undefined
  const dueAt = new Date(toldAt.getTime() + PAUSE_MS)
  return dueAt > now ? dueAt : undefined
}

/** One mail with all unsent leads of a recipient. */
export const mailLeadNews: JobDefinition<{ recipientId: string }> = defineJob({
  name: 'mail-lead-news',
  label: 'Mengabarkan prospek baru lewat e-mail',
  payload: z.object({ recipientId: z.uuid() }),
  retry: minutes(1, 5, 30),
  isUnique: true,
  async adopt({ jobs, clock }, tx) {
    const recipients = await findRecipientsWithNews(tx)
    await jobs.enqueueAll(
      tx,
      mailLeadNews,
      recipients.map((recipient) => ({
        payload: { recipientId: recipient.id },
        key: recipient.id,
        startAfter: newsDueAt(recipient, clock.now()),
      })),
    )
  },
  async handleWithin(ctx, { recipientId }, tx) {
    const now = ctx.clock.now()
    const recipient = await lockRecipient(tx, recipientId)
    if (!recipient) return
    const startAfter = newsDueAt(recipient, now)
    if (startAfter) return ctx.jobs.enqueue(tx, mailLeadNews, { recipientId }, { key: recipientId, startAfter })
    const leads = await findLeadsByIds(tx, await takeNotices(tx, recipientId, now))
    // Leads that were deleted, anonymised or taken for a robot's meanwhile are not mailed.
    const shown = leads.filter(({ suspicions, anonymizedAt }) => suspicions.length === 0 && anonymizedAt === null)
    if (shown.length === 0) return
    const stopAddress = optOutLink(ctx, { kind: 'recipient', id: recipientId })
    await queueMail(ctx, tx, {
      ...noticeMail({ publicUrl: ctx.publicUrl, leads: shown, stopAddress }),
      key: `leads:${recipientId}:${uuidv7()}`,
      to: { name: '', address: recipient.email },
      unsubscribe: unsubscribeLink(ctx, { kind: 'recipient', id: recipientId }),
    })
  },
})
