import * as z from 'zod'
import { defineJob, doubling, type JobDefinition, TryAgainLater } from '../jobs/index.ts'
import {
  clearMessageFailure,
  findUnsentMessage,
  markMessageSent,
  noteMessageFailure,
} from './whatsapp-messages.repo.ts'
import { WhatsAppRefused } from './whatsapp-port.ts'

/** Codes expire after ten minutes, so a message is not tried for longer. */
const retry = doubling({ firstSeconds: 10, longestSeconds: 120, totalSeconds: 600 })

/** Hands one message to the WhatsApp provider. */
export const sendWhatsApp: JobDefinition<{ messageId: string }> = defineJob({
  name: 'send-whatsapp',
  label: 'Mengirim pesan WhatsApp',
  payload: z.object({ messageId: z.uuid() }),
  retry,
  timeoutSeconds: 60,
  isRunnable: ({ ports }) => ports.whatsApp !== undefined,
  async handle(ctx, { messageId }) {
    const { queries } = ctx.database
    const message = await findUnsentMessage(queries, messageId)
    if (!message) return
    try {
      await ctx.ports.whatsApp?.send(message)
    } catch (error) {
      if (!(error instanceof WhatsAppRefused)) throw new TryAgainLater(reasonOf(error), { cause: error })
      await noteMessageFailure(queries, messageId, { failure: reasonOf(error), isGivenUp: true })
      ctx.onLine(`A WhatsApp message was refused for good: ${reasonOf(error)}`)
      return
    }
    await markMessageSent(queries, messageId)
  },
  onRunAgain: (_, tx, { messageId }) => clearMessageFailure(tx, messageId),
  async onFailure(ctx, tx, { messageId }, { error, retryAt }) {
    await noteMessageFailure(tx, messageId, { failure: reasonOf(error), isGivenUp: retryAt === null })
    if (retryAt === null) ctx.onLine(`A WhatsApp message was given up: ${reasonOf(error)}`)
  },
})

/** One line, for the log and the table. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return words.replace(/[\r\n]+/g, ' ').slice(0, 500)
}
