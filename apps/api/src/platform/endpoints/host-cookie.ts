import type { AppContext } from '../../app-context.ts'

type Place = Pick<AppContext, 'appEnv' | 'publicUrl'>

const isSecure = ({ appEnv, publicUrl }: Place) => appEnv !== 'local' || publicUrl.startsWith('https:')
const nameOf = (place: Place, name: string) => `${isSecure(place) ? '__Host-' : ''}${place.appEnv}_${name}`

/** Value of a cookie that only this server sets, on this host; empty when there is none, or a second one from elsewhere. */
export function readHostCookie(place: Place, name: string, cookies: string | null): string {
  const start = `${nameOf(place, name)}=`
  const own = (cookies ?? '').split(';').flatMap((pair) => (pair.trim().startsWith(start) ? [pair.trim()] : []))
  const [only = '', ...further] = own
  return further.length > 0 ? '' : only.slice(start.length)
}

/** The `Set-Cookie` of such a cookie, which no script reads. */
export function hostCookie(place: Place, name: string, { value, seconds }: { value: string; seconds: number }): string {
  const secure = isSecure(place) ? '; Secure' : ''
  return `${nameOf(place, name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
