import type { AppContext } from '../../../app-context.ts'
import { sourceCookieDays } from '@naikkelas/contract/marketing'
import { type Click, readClicks, signedClicks } from './click.rules.ts'

const purpose = 'checkout clicks'
const isSecure = ({ appEnv, publicUrl }: AppContext) => appEnv !== 'local' || publicUrl.startsWith('https:')
const nameOf = (ctx: AppContext) => `${isSecure(ctx) ? '__Host-' : ''}${ctx.appEnv}_checkout_clicks`

/** The links to checkouts that a browser pressed, last first. */
export function clicksOf(ctx: AppContext, cookies: string | null): Click[] {
  const start = `${nameOf(ctx)}=`
  const own = (cookies ?? '').split(';').flatMap((pair) => (pair.trim().startsWith(start) ? [pair.trim()] : []))
  const [only = '', ...further] = own
  return further.length > 0 ? [] : readClicks(ctx.keyFor(purpose), only.slice(start.length), ctx.clock.now())
}

export function clicksCookie(ctx: AppContext, clicks: readonly Click[]): string {
  const value = signedClicks(ctx.keyFor(purpose), clicks)
  const secure = isSecure(ctx) ? '; Secure' : ''
  return `${nameOf(ctx)}=${value}; Max-Age=${sourceCookieDays * 86_400}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
