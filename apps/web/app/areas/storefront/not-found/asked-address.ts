import { askedAddressCookie } from '@naikkelas/contract/identity'

const LONGEST = 200

/**
 * Stores the unknown URL briefly, as a `Set-Cookie`. The not-found page is the same bytes for everyone: the site's script
 * reads the cookie there, shows the URL and deletes it.
 */
export const keepAskedAddress = (pathname: string): string =>
  `${askedAddressCookie}=${encodeURIComponent(pathname.slice(0, LONGEST))}; Max-Age=30; Path=/404; SameSite=Lax`
