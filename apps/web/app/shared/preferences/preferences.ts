/** How an area behind a sign-in looks for a person, kept in a cookie: the server draws it so, and nothing flashes while it loads. */
export interface Preferences {
  /** `auto` follows the device. */
  mode: 'light' | 'dark' | 'auto'
  density: 'comfortable' | 'compact'
  /** How the landing pages are listed. */
  pages: 'cards' | 'list'
}

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

/** What a person chose in this browser; what is missing or not understood is as at first. */
export function preferencesOf(cookies: string | null, accountId: string): Preferences {
  const prefix = `${nameFor(accountId)}=`
  const cookie = (cookies ?? '').split(/;\s*/).find((one) => one.startsWith(prefix))
  const chosen = new URLSearchParams(cookie?.slice(prefix.length))
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

/** The cookie that keeps them, for `document.cookie`. Only the area's own addresses send it. */
export function preferencesCookie(
  preferences: Preferences,
  { accountId, area, isSecure }: LookOwner & { isSecure: boolean },
): string {
  const { mode, density, pages } = preferences
  const value = new URLSearchParams({ mode, density, pages })
  return `${nameFor(accountId)}=${value}; path=${area}; max-age=${keptFor}; samesite=lax${isSecure ? '; secure' : ''}`
}
