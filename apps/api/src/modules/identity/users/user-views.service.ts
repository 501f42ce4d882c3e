import { randomBytes } from 'node:crypto'
import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type Admin,
  signedInCookie,
  VIEW_MINUTES,
  viewCookie,
  type viewAsUser as viewEndpoint,
} from '@naikkelas/contract/identity'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext, RequestContext } from '../../../platform/endpoints/index.ts'
import {
  hashToken,
  hintLine,
  ownCookie,
  ownCookieLine,
  SESSION_SECONDS,
  type Session,
} from '../../../platform/realms/index.ts'
import { findAdminsOfSessions, isAdminEmail } from '../admins/index.ts'
import { findActiveLearner } from '../learners/index.ts'
import { isPartnerEmail } from '../partners/index.ts'
import { deleteViewOfSession, findView, replaceView } from './user-views.repo.ts'
import { standForUsers } from './users.policy.ts'

const SECONDS_PER_MINUTE = 60

/**
 * Lets the admin's browser look at the site as this learner, until the time is over or the admin's session ends.
 * @throws AppError `not_found`, `invalid_input` for someone who works here or is a partner
 */
export async function viewAsUser(
  ctx: ActorContext<Admin>,
  request: RequestContext,
  { params: { userId } }: InputFor<typeof viewEndpoint>,
): Promise<OutputFor<typeof viewEndpoint>> {
  const endsAt = new Date(ctx.clock.now().getTime() + VIEW_MINUTES * SECONDS_PER_MINUTE * 1_000)
  const token = randomBytes(24).toString('base64url')
  const learner = await ctx.database.transaction(async (tx) => {
    const found = await findActiveLearner(tx, userId)
    if (!found) throw refused('Akun ini diblokir atau sudah ditutup, jadi tidak dapat dilihat dari dalam')
    if ((await isAdminEmail(tx, found.email)) || (await isPartnerEmail(tx, found.email)))
      throw refused('Akun milik admin dan mitra tidak dapat dilihat dari dalam')
    await replaceView(tx, { learnerId: userId, adminSessionId: ctx.sessionId, tokenHash: hashToken(token), endsAt })
    return found
  })
  const seconds = VIEW_MINUTES * SECONDS_PER_MINUTE
  request.replyHeaders.append('set-cookie', ownCookieLine(ctx, { name: viewCookie, value: token, seconds }))
  // A member's sign-out in this browser may have taken it away, and pages without it do not ask who looks at them.
  request.replyHeaders.append('set-cookie', hintLine(ctx, { name: signedInCookie, seconds: SESSION_SECONDS }))
  return { endsAt: endsAt.toISOString(), address: `/profile/${learner.number}` }
}

/** Ends the view of this session; without one there is nothing to end, which is no mistake. */
export async function endUserView(ctx: ActorContext<Admin>, request: RequestContext): Promise<null> {
  await deleteViewOfSession(ctx.database.queries, ctx.sessionId)
  request.replyHeaders.append('set-cookie', ownCookieLine(ctx, { name: viewCookie, value: '', seconds: 0 }))
  return null
}

/** The learner that a request looks at the site as; null without a view, and once the admin's session has ended. */
export async function findViewSession(app: AppContext, { request }: { request: Request }): Promise<Session | null> {
  const token = ownCookie(app, request, viewCookie)
  if (token === null) return null
  const { queries } = app.database
  const view = await findView(queries, hashToken(token), app.clock.now())
  if (!view) return null
  const admin = (await findAdminsOfSessions(queries, [view.adminSessionId], app.appEnv)).get(view.adminSessionId)
  const learner = admin && standForUsers(admin) ? await findActiveLearner(queries, view.learnerId) : undefined
  return learner ? { id: view.id, actor: learner, restriction: null, view: { endsAt: view.endsAt } } : null
}

const refused = (message: string) => new AppError('invalid_input', { fields: [{ path: '', message }] })
