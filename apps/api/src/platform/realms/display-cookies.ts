import { displayCookieName, displayCookies, type DisplayCookie } from '@naikkelas/contract/identity'
import type { DisplayValues } from './realm-options.ts'
import { type Account, SESSION_SECONDS } from './session.ts'
import { type CookieRules, isSecure } from './session-cookie.ts'

/** Lines that set the display cookies of an account, for as long as its session lasts. */
export function displayLines<Actor extends Account>(
  rules: Pick<CookieRules, 'appEnv' | 'publicUrl'>,
  values: DisplayValues<Actor>,
  actor: Actor,
): string[] {
  return displayCookies.flatMap((name) => {
    const value = values[name]?.(actor)
    return value === undefined ? [] : [cookieLine(rules, name, encodeURIComponent(value), SESSION_SECONDS)]
  })
}

/** Lines that clear every display cookie: no account may be shown after a sign-out (specification, section 4). */
export function clearedDisplayLines(rules: Pick<CookieRules, 'appEnv' | 'publicUrl'>): string[] {
  return displayCookies.filter((name) => name !== 'previouslocation').map((name) => cookieLine(rules, name, '', 0))
}

/** Host-only, and readable by scripts on purpose. */
function cookieLine(
  rules: Pick<CookieRules, 'appEnv' | 'publicUrl'>,
  name: DisplayCookie,
  value: string,
  seconds: number,
): string {
  const secure = isSecure(rules) ? '; Secure' : ''
  return `${displayCookieName(rules.appEnv, name)}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
}
