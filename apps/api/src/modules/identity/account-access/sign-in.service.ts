import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { countTry, forgiveTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { clearedDisplayLines, deleteSessions, type OpenRealm } from '../../../platform/realms/index.ts'
import { signInLimits } from './access-limits.ts'
import type { AccountAccess, ReachableAccount } from './account-access.ts'

interface SignInParts<Actor extends ReachableAccount> {
  access: AccountAccess<Actor>
  realm: OpenRealm<Actor>
  /** Noted with the sign-in, before its cookie is set. */
  note?: (tx: Tx, account: Actor) => Promise<void>
}

/** Starts a session. Unknown e-mail, wrong password and a suspended account get one answer, after the same work. */
export async function signIn<Actor extends ReachableAccount>(
  ctx: AppContext,
  { access, realm, note }: SignInParts<Actor>,
  request: RequestContext,
  given: { email: string; password: string },
): Promise<Actor> {
  const limits = signInLimits({ ...access, email: given.email, clientAddress: request.clientAddress })
  await countTry(ctx.database.queries, limits)
  const { userId, headers } = await realm.signIn(request, given)
  const account = await access.findActive(ctx.database.queries, userId)
  if (!account) {
    await deleteSessions(ctx.database.queries, access.tables, { userId })
    throw new AppError('wrong_credentials')
  }
  if (note !== undefined) await ctx.database.transaction((tx) => note(tx, account))
  realm.forwardCookie(headers, request.replyHeaders)
  realm.showAccount(request.replyHeaders, account)
  await forgiveTry(ctx.database.queries, limits)
  return account
}

/** Ends the session a request carries; without one there is nothing to end, which is no mistake. */
export async function signOut<Actor extends ReachableAccount>(
  ctx: AppContext,
  realm: OpenRealm<Actor>,
  request: RequestContext,
): Promise<null> {
  const { headers } = await realm.auth.api.signOut({ headers: realm.headersOf(request), returnHeaders: true })
  realm.forwardCookie(headers, request.replyHeaders)
  for (const line of clearedDisplayLines(ctx)) request.replyHeaders.append('set-cookie', line)
  return null
}
