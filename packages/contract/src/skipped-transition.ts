/**
 * Whether a rejection is of the movement between two pages, which a browser skips where the next page is late or takes no
 * part: the page is there all the same, so it is no failure.
 */
export const isSkippedTransition = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.message.startsWith('Transition was ')
