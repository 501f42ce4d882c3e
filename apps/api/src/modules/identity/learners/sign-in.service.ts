import type { InputFor } from '@naikkelas/contract'
import type { Learner, signInLearner as signInEndpoint } from '@naikkelas/contract/identity'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTry, forgiveTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { clearedDisplayLines, deleteSessions, type OpenRealm } from '../../../platform/realms/index.ts'
import { rememberDevice } from './devices.service.ts'
import { learnerTables } from './learner-realm.ts'
import { signInLimits } from './learners.limits.ts'
import { findActiveLearner } from './learners.queries.ts'

/** Starts a session. Unknown e-mail, wrong password and a blocked account get one answer, after the same work. */
export async function signInLearner(
  ctx: AppContext,
  realm: OpenRealm<Learner>,
  request: RequestContext,
  { body }: InputFor<typeof signInEndpoint>,
): Promise<Learner> {
  const limits = signInLimits({ email: body.email, clientAddress: request.clientAddress })
  await countTry(ctx.database.queries, limits)
  const { userId, headers } = await realm.signIn(request, body)
  const learner = await findActiveLearner(ctx.database.queries, userId)
  if (!learner) {
    await deleteSessions(ctx.database.queries, learnerTables, { userId })
    throw new AppError('wrong_credentials')
  }
  await ctx.database.transaction((tx) => rememberDevice(ctx, tx, request, learner))
  realm.forwardCookie(headers, request.replyHeaders)
  realm.showAccount(request.replyHeaders, learner)
  await forgiveTry(ctx.database.queries, limits)
  return learner
}

/** Ends the session a request carries; without one there is nothing to end, which is no mistake. */
export async function signOutLearner(
  ctx: AppContext,
  realm: OpenRealm<Learner>,
  request: RequestContext,
): Promise<null> {
  const { headers } = await realm.auth.api.signOut({ headers: realm.headersOf(request), returnHeaders: true })
  realm.forwardCookie(headers, request.replyHeaders)
  for (const line of clearedDisplayLines(ctx)) request.replyHeaders.append('set-cookie', line)
  return null
}
