import { backoffMs } from './backoff.ts'

/** Quiet for so long before a save, in milliseconds; at the latest after three times that. */
const pauseMs = 600

interface SendTimesOptions {
  send: () => void
  random?: (() => number) | undefined
}

/** When something is sent: after a pause in typing, at once, or ever later while it fails. One time is set at most. */
export function createSendTimes({ send, random }: SendTimesOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingSince: number | null = null
  let failures = 0
  let isStopped = false

  function after(delayMs: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(send, delayMs)
  }
  const backoff = () => backoffMs(failures, random)

  return {
    /** Something waits to be sent. */
    wait() {
      waitingSince ??= Date.now()
    },
    /** Sends after a pause in typing. After a failure the next retry is already scheduled. */
    afterPause() {
      const now = Date.now()
      if (failures === 0) after(Math.max(0, Math.min(pauseMs, (waitingSince ?? now) + 3 * pauseMs - now)))
    },
    now: () => after(0),
    /** Sends what came together meanwhile: at once, unless the last try failed. */
    next: () => after(failures > 0 ? backoff() : 0),
    /** @param ms how long the server asks to wait */
    again: (ms?: number) => after(ms ?? backoff()),
    cancel: () => clearTimeout(timer),
    /** What waits is on its way. */
    sent() {
      waitingSince = null
    },
    worked() {
      failures = 0
    },
    failed() {
      failures += 1
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
