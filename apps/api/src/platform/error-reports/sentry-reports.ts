import { randomUUID } from 'node:crypto'
import type { ErrorReportsReceiver } from './error-reports-dsn.ts'
import type { ErrorReport, ErrorReports } from './error-reports-port.ts'
import { createRepeats } from './repeats.ts'
import { createSentryApi } from './sentry-api.ts'
import { envelopeOf, kindOf, type Release, type SentryEvent, sentryEvent } from './sentry-event.rules.ts'

interface SentryOptions extends Release {
  receiver: ErrorReportsReceiver
  /** What the operator may want to know: reports that were lost, at most once a minute. */
  onLine: (line: string) => void
  now?: () => number
  /** For one report and its answer. @default 5 s */
  timeoutMs?: number
  /** What the last ones get once it ends. @default 2 s */
  drainMs?: number
}

const waitingAtMost = 100
const quietMs = 60_000

/**
 * Reports to a service that speaks Sentry's protocol. One is on its way at a time and a hundred wait; what comes beyond
 * them, or while the receiver is away or wants none, is dropped and counted: a report is worth less than what it is about.
 */
export function createSentryReports(options: SentryOptions): ErrorReports {
  const { receiver, onLine, now = Date.now, timeoutMs = 5_000, drainMs = 2_000, ...release } = options
  const send = createSentryApi(receiver, { client: `naikkelas/${release.version}`, timeoutMs })
  const repeats = createRepeats()
  const ending = new AbortController()
  const waiting: SentryEvent[] = []
  let sending: Promise<void> | undefined
  let pausedUntil = 0
  let lost = 0
  let loggedAt = -Infinity

  function lose(reason: string, isLast = false) {
    if (!isLast) lost += 1
    if (lost === 0 || (!isLast && now() - loggedAt < quietMs)) return
    onLine(`${lost} error ${lost === 1 ? 'report was' : 'reports were'} lost: ${reason}.`)
    loggedAt = now()
    lost = 0
  }

  async function sendAll() {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      if (now() < pausedUntil || ending.signal.aborted) {
        lose(ending.signal.aborted ? 'the server ended' : 'the receiver wants none for a while')
        continue
      }
      const { isTaken, reason, pauseMs } = await send(envelopeOf(event, now()), ending.signal)
      if (pauseMs > 0) pausedUntil = now() + pauseMs
      if (!isTaken) lose(reason)
    }
    sending = undefined
  }

  function take(report: ErrorReport) {
    const at = now()
    const untold = repeats(kindOf(report, release.folders), at)
    if (untold === null) return
    if (ending.signal.aborted || at < pausedUntil) return lose('the receiver wants none for a while')
    if (waiting.length >= waitingAtMost) return lose('too many waited')
    const eventId = randomUUID().replaceAll('-', '')
    waiting.push(sentryEvent(report, { eventId, at, untold }, release))
    sending ??= sendAll()
  }

  return {
    report(report) {
      try {
        take(report)
      } catch (error) {
        // Reporting must not fail its caller.
        lose(`it could not be written (${error instanceof Error ? error.name : typeof error})`)
      }
    },
    async stop() {
      const end = setTimeout(() => ending.abort(), drainMs)
      await sending
      clearTimeout(end)
      ending.abort()
      lose('the server ended', true)
    },
  }
}
