import type { View } from './view.ts'

/** Event fields that the page knows, as in the contract (`trackerBatchSchema`). */
export interface PageEvent {
  name: string
  section?: string | undefined
  type?: string | undefined
  button_type?: string
  element?: string
  label?: string | undefined
  visibleMs?: number
}

/** How long events are collected before they are sent. */
const WAIT_MS = 5_000

/** Below the server's limit per request (50), and below 32 KB even with the longest texts. */
const AT_ONCE = 30

/**
 * Queues the events of one view and sends them after a delay, or at once when the page is hidden. Beacons are sent in
 * the background without a response, so no click waits and failures are silent.
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
    // After consent, pixels receive the same events under the same ids.
    ;(window as { tellAds?: (event: object) => void }).tellAds?.(detail)
  }

  setInterval(send, WAIT_MS)
  return { add, send }
}
