import type { BrowserErrorReport } from '@naikkelas/contract'

const extension = /\b(?:chrome|moz|safari|safari-web|ms-browser)-extension:\/\//
/** What browsers say of other sites' scripts, and what harms nobody. */
const meaningless = /^(?:Uncaught )?(?:Script error\.?|ResizeObserver loop .*)$/

/**
 * Whether an error is one that we can mend: thrown by a script of this site, rather than by an extension or by a script of
 * another site.
 * @param host the one it was told to
 */
export function isOurs({ message, stack = '' }: Pick<BrowserErrorReport, 'message' | 'stack'>, host: string): boolean {
  if (meaningless.test(message.trim()) || extension.test(stack) || extension.test(message)) return false
  // Scheme and port may be a proxy's.
  const hosts = [...stack.matchAll(/\bhttps?:\/\/([^/\s:)]+)/g)].map(([, name = '']) => name.toLowerCase())
  // Where it was thrown; what called it may be anybody's.
  const [thrower = ''] = hosts
  return thrower === '' || thrower === host.toLowerCase().replace(/:\d+$/, '')
}
