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

/** How often a request carries a cookie: twice means that somebody planted one from elsewhere. */
export function cookieCount(header: string, name: string): number {
  return header.split(';').filter((pair) => pair.trimStart().startsWith(`${name}=`)).length
}
