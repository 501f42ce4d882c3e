import type { BrowserErrorReport } from '@naikkelas/contract'

const extension = /\b(?:chrome|moz|safari|safari-web|ms-browser)-extension:\/\//
/** Browsers' placeholders for errors in other sites' scripts, and a harmless warning. */
const meaningless = /^(?:Uncaught )?(?:Script error\.?|ResizeObserver loop .*)$/

/**
 * Whether an error was thrown by a script of this site, not by an extension or another site's script.
 * @param host of the request
 */
export function isOurs({ message, stack = '' }: Pick<BrowserErrorReport, 'message' | 'stack'>, host: string): boolean {
  if (meaningless.test(message.trim()) || extension.test(stack) || extension.test(message)) return false
  // Scheme and port may be a proxy's.
  const hosts = [...stack.matchAll(/\bhttps?:\/\/([^/\s:)]+)/g)].map(([, name = '']) => name.toLowerCase())
  // The frame that threw; its callers may be foreign.
  const [thrower = ''] = hosts
  return thrower === '' || thrower === host.toLowerCase().replace(/:\d+$/, '')
}
