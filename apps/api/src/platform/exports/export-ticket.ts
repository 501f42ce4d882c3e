import type { AppContext } from '../../app-context.ts'
import { openText, sealText } from '../secrets/sealed-text.ts'

/** How long what was prepared can be downloaded (reliability, E2). */
const TICKET_MINUTES = 15
const MS_PER_MINUTE = 60_000
const PURPOSE = 'exports'

interface Ticket {
  /** Whose it is: for another account it does not open. */
  accountId: string
  expiresAt: string
  payload: unknown
}

/** A token that opens what an account has asked for with its password: for that account alone, and not for long. */
export function exportTicket(
  { keyFor, clock }: Pick<AppContext, 'keyFor' | 'clock'>,
  name: string,
  { accountId, payload }: { accountId: string; payload: unknown },
): { token: string; expiresAt: string } {
  const expiresAt = new Date(clock.now().getTime() + TICKET_MINUTES * MS_PER_MINUTE).toISOString()
  const ticket: Ticket = { accountId, expiresAt, payload }
  return { token: sealText(keyFor(PURPOSE), name, JSON.stringify(ticket)), expiresAt }
}

/** What was asked for; null for another account's token, another export's, and one whose time is over. */
export function openExportTicket(
  { keyFor, clock }: Pick<AppContext, 'keyFor' | 'clock'>,
  name: string,
  { accountId, token }: { accountId: string; token: string },
): unknown {
  const text = openText(keyFor(PURPOSE), name, token)
  if (text === null) return null
  const ticket = JSON.parse(text) as Ticket
  return ticket.accountId === accountId && new Date(ticket.expiresAt) > clock.now() ? ticket.payload : null
}
