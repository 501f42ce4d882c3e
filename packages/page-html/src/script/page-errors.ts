/** A page that fails at each move of the finger is told of no more often than this. */
const MOST = 5

/**
 * Tells our own server of errors of this page's scripts, for whoever mends it; fetched with the script that comes after a
 * yes. Only what was thrown with a line of ours in its stack: the rest is an advertiser's or an extension's.
 * @param pageId that it happened on
 */
export function watchErrors(pageId: string | undefined) {
  let left = MOST
  const tell = (thrown: unknown) => {
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
  addEventListener('error', ({ error }) => tell(error))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}
