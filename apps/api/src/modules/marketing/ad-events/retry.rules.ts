import type { PixelEvent } from '@naikkelas/contract/marketing'
import type { WebhookAnswer } from '../../../platform/webhooks/index.ts'

/** What becomes of events after an attempt; `waiting` is tried again. */
export function outcomeOf({ answer, isTaken }: { answer: WebhookAnswer; isTaken: boolean }): PixelEvent['state'] {
  if (isTaken) return 'delivered'
  return isRefusal(answer.status) ? 'failed' : 'waiting'
}

/** The same again would be refused again: a wrong secret, a wrong event. Too many at once and too slow are not of these. */
const isRefusal = (status: number | null) =>
  status !== null && status >= 200 && status < 500 && status !== 408 && status !== 429
