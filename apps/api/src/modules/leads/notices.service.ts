import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../app-context.ts'
import { insertMail } from '../mail/index.ts'
import { findLeadsByIds } from './leads.repo.ts'
import { noticeMail } from './notice-mail.rules.ts'
import { oneClickLink, optOutLink } from './opt-out-link.ts'
import { lockDueRecipient, takeNotices } from './recipients.repo.ts'

/** The first lead is told at once; what comes within so long after a mail is told together. */
const pauseSeconds = 600

/** Writes the mails that are due into the outbox, one for everyone who waits, however many leads there are. */
export async function writeNotices(ctx: AppContext) {
  let isAny = false
  while (await writeOne(ctx)) isAny = true
  if (isAny) await ctx.events.emit('mail.queued', {})
}

function writeOne(ctx: AppContext): Promise<boolean> {
  return ctx.database.transaction(async (queries) => {
    const now = ctx.clock.now()
    const recipient = await lockDueRecipient(queries, { now, pauseSeconds })
    if (!recipient) return false
    const leads = await findLeadsByIds(queries, await takeNotices(queries, recipient.id, now))
    // What was deleted, made nameless or taken for a robot's meanwhile is nobody's news.
    const told = leads.filter(({ suspicions, anonymizedAt }) => suspicions.length === 0 && anonymizedAt === null)
    if (told.length === 0) return true
    const stopAddress = optOutLink(ctx, { kind: 'recipient', id: recipient.id })
    await insertMail(queries, {
      ...noticeMail({ publicUrl: ctx.publicUrl, leads: told, stopAddress }),
      key: `leads:${recipient.id}:${uuidv7()}`,
      to: { name: '', address: recipient.email },
      unsubscribe: oneClickLink(ctx, { kind: 'recipient', id: recipient.id }),
    })
    return true
  })
}
