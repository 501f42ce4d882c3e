import type { Environment } from '../enumerations/index.ts'

/**
 * Cookies that scripts read to show who is signed in and to bring people back (specification, sections 3 and 4). They
 * have no authority: the server trusts its session alone.
 */
export const displayCookies = ['UserID', 'dataUser', 'dataAdmin', 'previouslocation'] as const
export type DisplayCookie = (typeof displayCookies)[number]

/** Name of a display cookie in an environment: `production_UserID`. */
export const displayCookieName = (environment: Environment, cookie: DisplayCookie) => `${environment}_${cookie}`

/** How long the place to return to is kept: an hour. */
export const PREVIOUS_LOCATION_SECONDS = 3_600

/** Pages that a sign-in does not return to (specification, section 4). */
const notReturnedTo: ReadonlySet<string> = new Set([
  '/',
  '/jasa-kami',
  '/partner-marketing-page',
  '/privacy',
  '/disclaimer',
  '/term-and-condition',
])

/** Screens of signing in itself: returning to them would be a circle. */
const signInScreens = /^\/(?:login|reset-password|admin|partner)(?:\/|$)/

/**
 * A place of this site that a sign-in may return to, as path with query and anchor; null for addresses of other sites
 * and for the pages that a sign-in does not return to.
 * @param address as it came, from a cookie or a header; may be anything
 * @param origin of this site
 */
export function returnPath(address: string | null | undefined, origin: string): string | null {
  if (!address || address.length > 2_048) return null
  const url = parsed(address, origin)
  if (url === null) return null
  if (url.origin !== new URL(origin).origin || url.username !== '' || url.password !== '') return null
  // A path of two slashes would be read as a host where it is used.
  if (url.pathname.startsWith('//')) return null
  const path = url.pathname.replace(/(.)\/+$/, '$1')
  if (notReturnedTo.has(path) || signInScreens.test(path)) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** Null for what is no address. `URL.canParse` is younger than the browsers that visit pages. */
function parsed(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin)
  } catch {
    return null
  }
}
