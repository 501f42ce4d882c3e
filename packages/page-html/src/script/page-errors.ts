/** Limits reports of a page that fails at every touch event. */
const MOST = 5

/**
 * Reports errors of this page's scripts to our own server; part of the script that is loaded after consent. Only errors
 * with one of our lines in the stack: others are an advertiser's or an extension's.
 * @param pageId the page with the error
 */
export function watchErrors(pageId: string | undefined) {
  let left = MOST
  const report = (thrown: unknown) => {
    if (!(thrown instanceof Error)) return
    const { name, message, stack = '' } = thrown
    if (!stack.includes(`${location.origin}/`) || left-- < 1) return
    // The limits of the contract (errorReportLimits).
    const report = {
      side: 'page',
      name: name.slice(0, 100),
      message: message.slice(0, 1_000),
      stack: stack.slice(0, 6_000),
      path: location.pathname.slice(0, 500),
      pageId,
    }
    fetch('/api/error-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    }).catch(() => {})
  }
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
