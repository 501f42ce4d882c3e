import { createHmac } from 'node:crypto'
import type { AppContext } from '../../../app-context.ts'
import { networkOf, type RequestContext } from '../../../platform/endpoints/index.ts'

/** A visitor without an account and without a cookie: network and browser, as a hash that only this installation can make. */
export function visitorMark(ctx: AppContext, { clientAddress, request }: RequestContext): string {
  const [{ value }] = ctx.keyFor('tutorial answers')
  const browser = (request.headers.get('user-agent') ?? '').slice(0, 400)
  return createHmac('sha256', value)
    .update(`${networkOf(clientAddress)} ${browser}`)
    .digest('base64url')
}
