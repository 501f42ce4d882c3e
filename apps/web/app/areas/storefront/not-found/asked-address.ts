import { plainText } from '@naikkelas/contract'

/** Read by one page only, and deleted there: its URL stays plain. */
const COOKIE = 'dari'
const RULES = 'Path=/404; HttpOnly; SameSite=Lax'
const LONGEST = 200

/** Stores the unknown URL briefly, as a `Set-Cookie`. */
export function keepAskedAddress(pathname: string): string {
  return `${COOKIE}=${encodeURIComponent(pathname.slice(0, LONGEST))}; Max-Age=30; ${RULES}`
}

export const forgetAskedAddress = `${COOKIE}=; Max-Age=0; ${RULES}`

/** The requested URL, decoded; null if unknown. */
export function askedAddress(cookies: string | null): string | null {
  const kept = (cookies ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(`${COOKIE}=`))
  const address = plainText(decoded(decoded(kept?.slice(COOKIE.length + 1) ?? '')))
  return address.startsWith('/') ? address.slice(0, LONGEST) : null
}

/** A cookie may contain anything: undecodable values are shown as they are. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
