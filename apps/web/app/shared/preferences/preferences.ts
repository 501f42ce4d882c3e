/** How the admin looks for a person, kept in a cookie: the server draws it so, and nothing flashes while it loads. */
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
const nameFor = (adminId: string) => `nk_look_${adminId}`

/** What a person chose in this browser; what is missing or not understood is as at first. */
export function preferencesOf(cookies: string | null, adminId: string): Preferences {
  const prefix = `${nameFor(adminId)}=`
  const cookie = (cookies ?? '').split(/;\s*/).find((one) => one.startsWith(prefix))
  const chosen = new URLSearchParams(cookie?.slice(prefix.length))
  const known = <Name extends keyof Preferences>(name: Name): Preferences[Name] => {
    const offered: readonly Preferences[Name][] = choices[name]
    return offered.find((choice) => choice === chosen.get(name)) ?? defaultPreferences[name]
  }
  return { mode: known('mode'), density: known('density'), pages: known('pages') }
}

/** The cookie that keeps them, for `document.cookie`. Only the admin's own addresses send it. */
export function preferencesCookie(
  preferences: Preferences,
  { adminId, isSecure }: { adminId: string; isSecure: boolean },
): string {
  const { mode, density, pages } = preferences
  const value = new URLSearchParams({ mode, density, pages })
  return `${nameFor(adminId)}=${value}; path=/admin; max-age=${keptFor}; samesite=lax${isSecure ? '; secure' : ''}`
}
