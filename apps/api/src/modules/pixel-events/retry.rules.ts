import type { PixelEvent } from '@naikkelas/contract'
import type { WebhookAnswer } from '../webhooks/index.ts'

/** Over a bit more than a day; older news helps no advertisement. */
export const attemptsAtMost = 8
const minute = 60
const waits = [1, 5, 15, 60, 180, 480, 720].map((minutes) => minutes * minute)

interface Tried {
  answer: WebhookAnswer
  isTaken: boolean
  /** This one included. */
  attempts: number
}

/** What becomes of events after a try. */
export function outcomeOf({ answer, isTaken, attempts }: Tried): { state: PixelEvent['state']; waitSeconds: number } {
  if (isTaken) return { state: 'delivered', waitSeconds: 0 }
  const waitSeconds = waits[attempts - 1]
  const state = isRefusal(answer.status) || waitSeconds === undefined ? 'failed' : 'waiting'
  return { state, waitSeconds: waitSeconds ?? 0 }
}

/** The same again would be refused again: a wrong secret, a wrong event. Too many at once and too slow are not of these. */
const isRefusal = (status: number | null) =>
  status !== null && status >= 200 && status < 500 && status !== 408 && status !== 429
