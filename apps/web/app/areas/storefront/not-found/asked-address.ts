import { plainText } from '@naikkelas/contract'

/** Read by one page only, and gone with it: the address of that page stays the plain one. */
const COOKIE = 'dari'
const RULES = 'Path=/404; HttpOnly; SameSite=Lax'
const LONGEST = 200

/** Keeps for a moment which address led nowhere, as a `Set-Cookie`. */
export function keepAskedAddress(pathname: string): string {
  return `${COOKIE}=${encodeURIComponent(pathname.slice(0, LONGEST))}; Max-Age=30; ${RULES}`
}

export const forgetAskedAddress = `${COOKIE}=; Max-Age=0; ${RULES}`

/** The address that led here, in the letters people typed it with; null when nobody knows. */
export function askedAddress(cookies: string | null): string | null {
  const kept = (cookies ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(`${COOKIE}=`))
  const address = plainText(decoded(decoded(kept?.slice(COOKIE.length + 1) ?? '')))
  return address.startsWith('/') ? address.slice(0, LONGEST) : null
}

/** A cookie may hold anything: what cannot be decoded is shown as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
