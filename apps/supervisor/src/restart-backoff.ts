/** The first of a row of failed starts is repeated after this, in milliseconds; each further one after twice as long. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** A process that served before it failed is back within a second however often it fails. */
const LONGEST_PAUSE_AFTER_SERVING_MS = 500

/** How a run of a process ended. */
export interface FailedRun {
  /** Whether it served before it failed. */
  wasReady: boolean
  /** How many runs in a row failed, this one included; a run that served for a minute begins a new row. */
  failures: number
}

/**
 * How long to wait before a process that failed is started again, in milliseconds. The first failure costs no wait. Only
 * a process that never gets to serve is left alone for longer: waiting there spares the machine, while after serving it
 * would multiply what one bad request can do.
 */
export function restartPauseMs({ wasReady, failures }: FailedRun): number {
  if (failures <= 1) return 0
  const pauseMs = FIRST_PAUSE_MS * 2 ** Math.min(failures - 2, 10)
  return Math.min(pauseMs, wasReady ? LONGEST_PAUSE_AFTER_SERVING_MS : LONGEST_PAUSE_MS)
}
