import type { Look } from '@naikkelas/contract/identity'

/** How an area behind a sign-in looks for a person. */
export type Preferences = Look

const choices: { [Name in keyof Preferences]: readonly Preferences[Name][] } = {
  mode: ['light', 'dark', 'auto'],
  density: ['comfortable', 'compact'],
  pages: ['cards', 'list'],
}

export const defaultPreferences: Preferences = { mode: 'light', density: 'comfortable', pages: 'cards' }

/** A year, in seconds. */
const keptFor = 31_536_000

/** One for each person, because several may use one browser. */
const nameFor = (accountId: string) => `nk_look_${accountId}`

/**
 * What a person chose in this browser and only this browser holds; null without a choice. What is not understood is as
 * at first.
 */
export function preferencesIn(cookies: string | null, accountId: string): Preferences | null {
  const prefix = `${nameFor(accountId)}=`
  const cookie = (cookies ?? '').split(/;\s*/).find((one) => one.startsWith(prefix))
  if (cookie === undefined) return null
  const chosen = new URLSearchParams(cookie.slice(prefix.length))
  const known = <Name extends keyof Preferences>(name: Name): Preferences[Name] => {
    const offered: readonly Preferences[Name][] = choices[name]
    return offered.find((choice) => choice === chosen.get(name)) ?? defaultPreferences[name]
  }
  return { mode: known('mode'), density: known('density'), pages: known('pages') }
}

/** The person whose look it is, and the area it is for. */
export interface LookOwner {
  accountId: string
  area: '/admin' | '/partner'
}

interface CookieOwner extends LookOwner {
  isSecure: boolean
}

/** The cookie that keeps them, for `document.cookie`. Only the area's own addresses send it. */
export function preferencesCookie({ mode, density, pages }: Preferences, owner: CookieOwner): string {
  return cookieOf(String(new URLSearchParams({ mode, density, pages })), keptFor, owner)
}

/** Removes the cookie: the account has what it kept. */
export const noPreferencesCookie = (owner: CookieOwner) => cookieOf('', 0, owner)

const cookieOf = (value: string, seconds: number, { accountId, area, isSecure }: CookieOwner) =>
  `${nameFor(accountId)}=${value}; path=${area}; max-age=${seconds}; samesite=lax${isSecure ? '; secure' : ''}`
