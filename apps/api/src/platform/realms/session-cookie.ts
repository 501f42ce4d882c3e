import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppEnv } from '../../env.ts'
import type { Keys } from '../secrets/key-ring.ts'

export interface CookieRules {
  appEnv: AppEnv
  publicUrl: string
  /** Of the realm: `sid_admin`. */
  name: string
}

/** `__Host-` binds a cookie to this very host and to TLS; over plain http, which only local may be, browsers refuse it. */
export function sessionCookieName({ appEnv, publicUrl, name }: CookieRules): string {
  return isSecure({ appEnv, publicUrl }) ? `__Host-${appEnv}_${name}` : `${appEnv}_${name}`
}

export function isSecure({ appEnv, publicUrl }: Pick<CookieRules, 'appEnv' | 'publicUrl'>): boolean {
  return appEnv !== 'local' || publicUrl.startsWith('https:')
}

/** The session's own pair of a request's cookies; null when there is none, or two: then one was planted from elsewhere. */
export function sessionCookie(header: string | null, rules: CookieRules): string | null {
  const name = sessionCookieName(rules)
  const [own, ...further] = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
  return own === undefined || further.length > 0 ? null : own
}

/** A cookie of ours by its name behind the environment's; null without one, and for one that came twice. */
export function ownCookie(site: Omit<CookieRules, 'name'>, request: Request, name: string): string | null {
  const pair = sessionCookie(request.headers.get('cookie'), { ...site, name })
  return pair === null ? null : pair.slice(pair.indexOf('=') + 1)
}

/** The line that sets such a cookie; no seconds forget it. */
export function ownCookieLine(
  { appEnv, publicUrl }: Omit<CookieRules, 'name'>,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): string {
  const rules = { appEnv, publicUrl, name }
  const secure = isSecure(rules) ? '; Secure' : ''
  return `${sessionCookieName(rules)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** Line that sets a hint for scripts of pages: an account is signed in, and nothing of who. */
export function hintLine(
  rules: Pick<CookieRules, 'appEnv' | 'publicUrl'>,
  { name, seconds }: { name: string; seconds: number },
): string {
  return `${name}=1; Max-Age=${seconds}; Path=/; SameSite=Lax${isSecure(rules) ? '; Secure' : ''}`
}

/** The token of a session's pair, when one of our keys has signed it; null for any other pair. */
export function sessionToken(pair: string, keys: Keys): string | null {
  const signed = signedValue(pair)
  return signed !== null && keys.some((key) => isSame(signed.signature, signatureOf(signed.token, key.value)))
    ? signed.token
    : null
}

/**
 * A session's pair that was signed with a former key, signed with the current one: better-auth knows only that. Any
 * other pair stays as it is.
 */
export function resignedCookie(pair: string, [current, ...former]: Keys): string {
  const signed = former.length === 0 ? null : signedValue(pair)
  if (signed === null || !former.some((key) => isSame(signed.signature, signatureOf(signed.token, key.value))))
    return pair
  const name = pair.slice(0, pair.indexOf('=') + 1)
  return name + encodeURIComponent(`${signed.token}.${signatureOf(signed.token, current.value)}`)
}

function signedValue(pair: string): { token: string; signature: string } | null {
  const value = decoded(pair.slice(pair.indexOf('=') + 1))
  const end = value.lastIndexOf('.')
  return end === -1 ? null : { token: value.slice(0, end), signature: value.slice(end + 1) }
}

/** The line that sets the cookie of a new session, as better-auth would write it. */
export function sessionCookieLine(token: string, rules: CookieRules, [current]: Keys, seconds: number): string {
  return ownCookieLine(rules, {
    name: rules.name,
    value: encodeURIComponent(`${token}.${signatureOf(token, current.value)}`),
    seconds,
  })
}

/** As better-auth signs cookies: HMAC-SHA256 in base64. */
function signatureOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64')
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Empty when it is none of ours. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
