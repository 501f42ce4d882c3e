import type { ErrorReportsReceiver } from './error-reports-dsn.ts'

/** What became of an envelope. */
export interface SentryAnswer {
  isTaken: boolean
  /** For the log, when it was not. */
  reason: string
  /** For so long no further one is wanted. */
  pauseMs: number
}

interface ApiOptions {
  /** Names this program to the receiver. */
  client: string
  /** For the whole of a request and its answer. */
  timeoutMs: number
}

/** When a 429 does not say how long, as the protocol has it. */
const pauseOfRefusalMs = 60_000
const longestPauseMs = 3_600_000

/**
 * Sends envelopes to a service that speaks Sentry's protocol (version 7). Redirects are not followed: the key is for this
 * address alone. Never throws.
 */
export function createSentryApi({ url, key }: ErrorReportsReceiver, { client, timeoutMs }: ApiOptions) {
  return async (envelope: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<SentryAnswer> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${key}, sentry_client=${client}`,
          'user-agent': client,
        },
        body: envelope,
      })
      // An unread body would keep the connection open.
      await answer.body?.cancel()
      return { isTaken: answer.ok, reason: `it answered ${answer.status}`, pauseMs: pauseOf(answer) }
    } catch (error) {
      const { name = '', cause } = error instanceof Error ? error : {}
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : name
      return { isTaken: false, reason: code, pauseMs: 0 }
    }
  }
}

/** How long errors are not wanted: `X-Sentry-Rate-Limits: 60:error;default:organization, …`, else `Retry-After`. */
function pauseOf({ status, headers }: Response): number {
  const limits = headers.get('x-sentry-rate-limits')
  const pause = limits === null ? (status === 429 ? pauseAfter(headers.get('retry-after') ?? '') : 0) : pauseIn(limits)
  return Math.min(longestPauseMs, pause)
}

function pauseIn(limits: string): number {
  const seconds = limits
    .split(',')
    .map((limit) => limit.trim().split(':'))
    .filter(([, categories = '']) => categories === '' || categories.split(';').includes('error'))
    .map(([given]) => Number(given))
  return Math.max(0, ...seconds.filter(Number.isFinite)) * 1000
}

/** @param given seconds, or a date */
function pauseAfter(given: string): number {
  const pause = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now()
  return pause > 0 ? pause : pauseOfRefusalMs
}
