import * as z from 'zod'
import type { AppContext } from '../../app-context.ts'
import { defineJob, doubling, type JobDefinition, TryAgainLater } from '../jobs/index.ts'
import { settingsOf } from '../settings/index.ts'
import { MailRefused } from './mail-port.ts'
import { clearFailed, findUnsentMail, findUnsentMailIds, markFailed, markSent, noteFailure } from './mails.repo.ts'

/** A minute after the first failure, then twice as long each time, at most two hours, for a day. */
const retry = doubling({ firstSeconds: 60, longestSeconds: 7_200, totalSeconds: 86_400 })

/** Brings one mail of the outbox to the mail server. */
export const sendMail: JobDefinition<{ mailId: string }> = defineJob({
  name: 'send-mail',
  label: 'Mengirim e-mail',
  payload: z.object({ mailId: z.uuid() }),
  retry,
  // Longer than the slowest mail server is waited for.
  timeoutSeconds: 120,
  isRunnable: ({ ports }) => ports.mail !== undefined,
  async handle(ctx, { mailId }) {
    const { queries } = ctx.database
    const message = await findUnsentMail(queries, mailId)
    if (!message) return
    try {
      await ctx.ports.mail?.send({ ...message, senderName: await senderNameOf(ctx) })
    } catch (error) {
      if (!(error instanceof MailRefused)) throw new TryAgainLater(reasonOf(error), { cause: error })
      await markFailed(queries, mailId, reasonOf(error))
      ctx.onLine(`A mail was refused for good: ${reasonOf(error)}`)
      return
    }
    await markSent(queries, mailId)
  },
  async adopt({ jobs }, tx) {
    const mails = await findUnsentMailIds(tx)
    await jobs.enqueueAll(
      tx,
      sendMail,
      mails.map(({ id }) => ({ payload: { mailId: id } })),
    )
  },
  onRunAgain: (_, tx, { mailId }) => clearFailed(tx, mailId),
  async onFailure(ctx, tx, { mailId }, { error, retryAt }) {
    await noteFailure(tx, mailId, { failure: reasonOf(error), isGivenUp: retryAt === null })
    if (retryAt === null) ctx.onLine(`A mail was given up after a day of tries: ${reasonOf(error)}`)
  },
})

/** The name that an admin gave the site; the operator's sender has one of its own until then. */
async function senderNameOf(ctx: AppContext): Promise<string | undefined> {
  const { name } = (await settingsOf(ctx)).brand
  return name === ctx.siteDefaults.brand.name ? undefined : name
}

/** One line, for the log and the outbox. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return words.replace(/[\r\n]+/g, ' ').slice(0, 500)
}
