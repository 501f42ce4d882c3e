import { LISTENING_FD, START_REFUSED } from './limits.ts'
import type { MetricsRequest, ProcessMessage } from './messages.ts'
import type { Sample } from './metrics.ts'
import { StartError } from './start-error.ts'

/** What a process started. */
export interface Running {
  /** For the operator: demo sign-ins and the like. */
  notes: string[]
  /** Takes no more work, reports what the process cannot go on after, and waits until that was sent or cannot be. */
  reportCrash: (error: unknown) => Promise<void>
  /** How it does now, for /metrics. */
  metrics: () => Promise<Sample[]>
  /** Finishes what is under way, then ends everything. */
  stop: () => Promise<void>
}

/** After the supervisor was killed: the embedded database ends within a second, so little can still be finished. */
const ORPHAN_PATIENCE_MS = 3_000

/** The socket that the supervisor bound for web processes; undefined in a process without a supervisor. */
export function inheritedSocket(): { fd: number } | undefined {
  return isSupervised() ? { fd: LISTENING_FD } : undefined
}

/**
 * Runs this process as its supervisor expects: says when it serves, why it cannot start, and why it crashed; ends in
 * order on SIGTERM, and by itself when the supervisor is gone. Without a supervisor it says so on standard error and
 * ends on Ctrl+C.
 */
export function runSupervised(start: () => Promise<Running>): void {
  let running: Running | undefined
  endWhenAsked(() => running?.stop() ?? Promise.resolve())
  // Its state is unknown from then on: the supervisor starts another process while this one reports.
  process.once('uncaughtException', (error) => {
    if (!running) console.error(error)
    const isReported = running?.reportCrash(error)
    void notify({ kind: 'crashed', reason: reasonOf(error) })
      .then(() => isReported)
      .finally(() => process.exit(1))
  })
  process.on('message', (message: MetricsRequest) => {
    void running?.metrics().then((samples) => notify({ kind: 'metrics', id: message.id, samples }))
  })
  start().then(
    (started) => {
      running = started
      return notify({ kind: 'ready', notes: started.notes })
    },
    async (error: unknown) => {
      const isRefused = error instanceof StartError
      if (!isRefused) console.error(error)
      else if (!isSupervised()) console.error(error.message)
      await notify(
        isRefused ? { kind: 'refused', reason: error.message } : { kind: 'crashed', reason: reasonOf(error) },
      )
      process.exit(isRefused ? START_REFUSED : 1)
    },
  )
}

function isSupervised(): boolean {
  return process.send !== undefined
}

/** Resolves when the message is on its way, or there is no supervisor any more. */
function notify(message: ProcessMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, () => resolve())
    else resolve()
  })
}

/** Ctrl+C in a terminal reaches every process: under a supervisor that is for the supervisor to act on. */
function endWhenAsked(stop: () => Promise<void>): void {
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', isSupervised() ? () => {} : end)
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), ORPHAN_PATIENCE_MS)
    end()
  })
}

/** What was thrown and where, on one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const place = /^\s*at .*$/m.exec(error.stack ?? '')?.[0].trim()
  return `${error.name}: ${error.message}${place ? ` (${place})` : ''}`
}
