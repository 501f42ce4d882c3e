import { oneClickPath, optOutPath } from '@naikkelas/contract'
import type { Context, Hono } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { apiPrefix, AppError, countTry, readAtMost, responseOf, successAnswer } from '../../http/index.ts'
import { oneClickOptOut } from '../leads/index.ts'
import { oneClickWeekly, weeklyReader } from '../page-figures/index.ts'
import { oneClickLimit } from './one-click.limits.ts'

interface Tools {
  ctx: AppContext
  clientAddressOf: (c: Context) => string
}

const bodyBytes = 2_048

/**
 * What mail programs post for their reader, once and without a page (RFC 8058). No endpoint: it comes from no page of ours,
 * with a form's type and without an origin; the token alone says whose wish it is, and all it can do is stop mails.
 */
export function oneClickRoutes<Env extends object>(hono: Hono<Env>, { ctx, clientAddressOf }: Tools): void {
  const at = `${apiPrefix}${oneClickPath}/:token` as const
  hono.post(at, async (c) => {
    await countTry(ctx.database.queries, [oneClickLimit(clientAddressOf(c))])
    const { body } = c.req.raw
    const said = body === null ? '' : (await readAtMost(body, bodyBytes)).toString('utf8')
    // A program that opens whatever it finds does not say this.
    if (!/List-Unsubscribe[^]{0,80}One-Click/.test(said)) throw new AppError('bad_request')
    const token = c.req.param('token')
    if (!(await oneClickOptOut(ctx, token)) && !(await oneClickWeekly(ctx, token))) throw new AppError('not_found')
    return responseOf(successAnswer(200, null))
  })
  // People who open the address find the question; opening alone ends nothing.
  hono.get(at, (c) => {
    const token = c.req.param('token')
    const isWeekly = weeklyReader(ctx, token) !== null
    return c.redirect(isWeekly ? '/admin/akun' : `${optOutPath}/${encodeURIComponent(token)}`, 302)
  })
}
