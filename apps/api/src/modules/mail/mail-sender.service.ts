import type { AppContext } from '../../app-context.ts'
import { type Mail, MailDeferred, MailRefused } from './mail-port.ts'
import { giveUp, leaseDueMail, markSent, putOff } from './mails.repo.ts'
import { retryAfterSeconds } from './retry.rules.ts'

export interface MailSender {
  /** Sends what is due, one after the other, until nothing is or the mail server is away. */
  sendDue: () => Promise<void>
}

/** Longer than the slowest mail server is waited for. */
const leaseSeconds = 120
const firstPauseMs = 5_000
const longestPauseMs = 300_000

/**
 * Brings mails from the outbox to the mail server. While it is away it is asked ever more rarely, and one mail at a
 * time: nobody waits for it, and nothing is lost.
 */
export function createMailSender(ctx: AppContext, mail: Mail): MailSender {
  const { queries } = ctx.database
  let failuresInARow = 0
  let isAwayUntil = 0

  async function sendOne(): Promise<'sent' | 'none' | 'away'> {
    const leased = await leaseDueMail(queries, { seconds: leaseSeconds })
    if (!leased) return 'none'
    const { message, attempts } = leased
    try {
      await mail.send(message)
    } catch (error) {
      const failure = reasonOf(error)
      if (error instanceof MailRefused) {
        await giveUp(queries, message.id, failure)
        ctx.onLine(`A mail was refused for good: ${failure}`)
        return 'sent'
      }
      const isGivenUp = await putOff(queries, message.id, { seconds: retryAfterSeconds(attempts), failure })
      if (isGivenUp) ctx.onLine(`A mail was given up after a day of tries: ${failure}`)
      return error instanceof MailDeferred ? 'sent' : 'away'
    }
    await markSent(queries, message.id)
    return 'sent'
  }

  return {
    async sendDue() {
      if (performance.now() < isAwayUntil) return
      for (;;) {
        const outcome = await sendOne()
        if (outcome === 'none') return
        if (outcome === 'away') {
          isAwayUntil = performance.now() + Math.min(longestPauseMs, firstPauseMs * 2 ** failuresInARow)
          failuresInARow += 1
          return
        }
        failuresInARow = 0
      }
    },
  }
}

/** One line, for the log and the outbox. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return words.replace(/[\r\n]+/g, ' ').slice(0, 500)
}
