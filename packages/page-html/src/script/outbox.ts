import type { View } from './view.ts'

/** What of an event the page knows; names are those of the contract (`trackerBatchSchema`). */
export interface PageEvent {
  name: string
  section?: string | undefined
  type?: string | undefined
  button_type?: string
  element?: string
  label?: string | undefined
  visibleMs?: number
}

/** How long what happened waits for more of it. */
const WAIT_MS = 5_000

/** Fewer than the server takes of one delivery (50), and of the longest words never more bytes (32 KB). */
const AT_ONCE = 30

/**
 * Events of one view, sent together: after a while, or at once when the page goes away. A beacon is sent by the browser
 * beside everything else and answers to nobody, so no click waits and no failure is seen.
 */
export function createOutbox(view: View) {
  const events: object[] = []
  let count = 0

  function send() {
    while (events[0])
      navigator.sendBeacon('/api/tracker', JSON.stringify({ ...view, events: events.splice(0, AT_ONCE) }))
  }

  function add(event: PageEvent) {
    const detail = { id: `${view.viewId}-${count++}`, afterMs: performance.now(), ...event }
    events.push(detail)
    // Pixels, once they were agreed to, are told the same events under the same ids.
    ;(window as { tellAds?: (told: object) => void }).tellAds?.(detail)
  }

  setInterval(send, WAIT_MS)
  return { add, send }
}
