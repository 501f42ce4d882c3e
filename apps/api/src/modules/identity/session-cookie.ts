import type { AppEnv } from '../../env.ts'

export interface CookieRules {
  appEnv: AppEnv
  publicUrl: string
}

/** `__Host-` binds a cookie to this very host and to TLS; over plain http, which only local may be, browsers refuse it. */
export function sessionCookieName({ appEnv, publicUrl }: CookieRules): string {
  return isSecure({ appEnv, publicUrl }) ? `__Host-${appEnv}_sid_admin` : `${appEnv}_sid_admin`
}

export function isSecure({ appEnv, publicUrl }: CookieRules): boolean {
  return appEnv !== 'local' || publicUrl.startsWith('https:')
}

/** The session's own pair of a request's cookies; null when there is none, or two: then somebody planted one from elsewhere. */
export function sessionCookie(header: string | null, rules: CookieRules): string | null {
  const name = sessionCookieName(rules)
  const [own, ...further] = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
  return own === undefined || further.length > 0 ? null : own
}
