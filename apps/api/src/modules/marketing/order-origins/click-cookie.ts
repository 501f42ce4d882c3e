import { sourceCookieDays } from '@naikkelas/contract/marketing'
import type { AppContext } from '../../../app-context.ts'
import { hostCookie, readHostCookie } from '../../../platform/endpoints/index.ts'
import { type Click, readClicks, signedClicks } from './click.rules.ts'

const purpose = 'checkout clicks'
const name = 'checkout_clicks'

/** The links to checkouts that a browser pressed, last first. */
export const clicksOf = (ctx: AppContext, cookies: string | null): Click[] =>
  readClicks(ctx.keyFor(purpose), readHostCookie(ctx, name, cookies), ctx.clock.now())

export const clicksCookie = (ctx: AppContext, clicks: readonly Click[]): string =>
  hostCookie(ctx, name, { value: signedClicks(ctx.keyFor(purpose), clicks), seconds: sourceCookieDays * 86_400 })
