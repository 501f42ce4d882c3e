import type { Protocol } from '../charges.ts'

const MINUTE_MS = 60_000
const minutes = (...list: number[]) => list.map((count) => count * MINUTE_MS)

/** Pauses between attempts (docs.xendit.co: 24 hours in all; docs.midtrans.com). */
const pauses: Readonly<Record<Protocol, readonly number[]>> = {
  xendit: minutes(15, 45, 120, 180, 360, 720),
  midtrans: minutes(2, 10, 30, 90, 210),
}

/** How long the merchant may take. */
export const deliveryTimeoutMs: Readonly<Record<Protocol, number>> = { xendit: 30_000, midtrans: 15_000 }

/**
 * How long until a notification is sent again; undefined: it is not.
 * @param status of the merchant's answer; null without one
 * @param attempts that were made, this one included
 */
export function pauseAfter(protocol: Protocol, status: number | null, attempts: number): number | undefined {
  if (status !== null && status >= 200 && status < 300) return undefined
  const most = protocol === 'xendit' ? pauses.xendit.length : midtransRetries(status)
  return attempts > most ? undefined : pauses[protocol][attempts - 1]
}

/** Midtrans tries again by what it was answered. */
function midtransRetries(status: number | null): number {
  switch (status) {
    case 301:
    case 302:
    case 303:
      return 0
    case 500:
      return 1
    case 400:
    case 404:
      return 2
    case 503:
      return 4
    default:
      return 5
  }
}
