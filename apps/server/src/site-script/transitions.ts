/** Screens of the application: they take no part in movements between pages, which browsers would report as an error. */
const application =
  /^\/(?:admin|checkout(?:-\w+)?|dev|developers|login|partner|pembelian-saya(?:-[\w-]+)?|profile|reset-password|thank-you(?:-\w+)?)(?:\/|$)/

/** Whether a rejection is of a movement between pages that a browser has skipped: the page is there all the same. */
const isSkipped = (reason: unknown) => reason instanceof DOMException && reason.message.startsWith('Transition was ')

/** Between public pages a browser moves; to a screen of the application it does not. */
export function skipTransitions(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const address = activation?.entry.url
    if (address && application.test(new URL(address).pathname)) viewTransition?.skipTransition()
  })
  // Where the next page is late, or another one is opened meanwhile.
  addEventListener('unhandledrejection', (event) => isSkipped(event.reason) && event.preventDefault())
}
