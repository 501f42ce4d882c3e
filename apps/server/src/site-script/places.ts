import { askedAddressCookie, unreachableKey } from '@naikkelas/contract/identity'
import { cookieOf, setCookie } from './cookies.ts'

/** The not-found page names the address that was asked for. */
export function nameAskedAddress(): void {
  const place = document.querySelector<HTMLElement>('[data-asked]')
  const address = decoded(decoded(cookieOf(askedAddressCookie)))
  const name = place?.querySelector('span')
  if (!place || !name || !address.startsWith('/')) return
  name.textContent = address
  place.hidden = false
  setCookie(askedAddressCookie, '', 0, '/404')
}

/** The page about a server out of reach leads back to where that was noticed. */
export function leadBack(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-back]')
  if (!link) return
  try {
    const path = sessionStorage.getItem(unreachableKey) ?? ''
    sessionStorage.removeItem(unreachableKey)
    if (/^\/(?!\/)/.test(path)) link.href = path
  } catch {
    // Storage is blocked: the link leads home.
  }
}

/** A cookie may contain anything: what cannot be decoded is shown as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
