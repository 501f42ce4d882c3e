import { randomBytes } from 'node:crypto'
import {
  type Admin,
  adminMenus,
  type changeAdminPassword as changePasswordEndpoint,
  type createFirstAdmin as createFirstEndpoint,
  type getVisitorSession as sessionEndpoint,
  hasCapability,
  type InputFor,
  type OutputFor,
  type signInAdmin as signInEndpoint,
} from '@naikkelas/contract'
import { isAPIError } from 'better-auth/api'
import type { AdminContext, AppContext } from '../../app-context.ts'
import type { Queries } from '../../db/index.ts'
import { AppError, countTry, forgiveTry, type RequestContext } from '../../http/index.ts'
import type { AdminAuth } from './admin-auth.ts'
import { hashToken } from './auth-adapter.repo.ts'
import {
  consumeFirstToken,
  deleteSessionsOf,
  findActiveAdmin,
  hasAdmins,
  insertAdmin,
  writeFirstToken,
} from './identity.repo.ts'
import { passwordFlaw } from './password.rules.ts'
import { hashPassword } from './password-hash.ts'
import { authHeaders, forwardCookie } from './sessions.ts'
import { firstAdminLimits, passwordLimits, signInLimits } from './identity.limits.ts'

/** Starts a session. Unknown e-mail, wrong password and a suspended account get one answer, after the same work. */
export async function signInAdmin(
  ctx: AppContext,
  auth: AdminAuth,
  request: RequestContext,
  { body }: InputFor<typeof signInEndpoint>,
): Promise<Admin> {
  const limits = signInLimits({ email: body.email, clientAddress: request.clientAddress })
  await countTry(ctx.database.queries, limits)
  const { user, headers } = await startSession(ctx, auth, request, body)
  const admin = await findActiveAdmin(ctx.database.queries, user.id)
  if (!admin) {
    await deleteSessionsOf(ctx.database.queries, user.id)
    throw new AppError('wrong_credentials')
  }
  forwardCookie(headers, request.replyHeaders, ctx)
  await forgiveTry(ctx.database.queries, limits)
  return admin
}

async function startSession(
  ctx: AppContext,
  auth: AdminAuth,
  request: RequestContext,
  { email, password }: { email: string; password: string },
) {
  try {
    const { response, headers } = await auth.api.signInEmail({
      body: { email, password },
      headers: authHeaders(request, ctx),
      returnHeaders: true,
    })
    return { user: response.user, headers }
  } catch (error) {
    throw isAPIError(error) && error.statusCode < 500 ? new AppError('wrong_credentials') : error
  }
}

/** Who looks at a published page. Admins have sessions today; learners' come with their accounts. */
export async function getVisitorSession(request: RequestContext): Promise<OutputFor<typeof sessionEndpoint>> {
  const admin = await request.findAdmin()
  return { visitor: admin && { name: admin.name, label: 'Dasbor', address: '/admin' } }
}

/** Ends the session a request carries; without one there is nothing to end, which is no mistake. */
export async function signOutAdmin(ctx: AppContext, auth: AdminAuth, request: RequestContext): Promise<null> {
  const { headers } = await auth.api.signOut({ headers: authHeaders(request, ctx), returnHeaders: true })
  forwardCookie(headers, request.replyHeaders, ctx)
  return null
}

export function listMenus(admin: Admin): { menu: string }[] {
  return adminMenus.filter((menu) => hasCapability(admin, menu, 'view')).map((menu) => ({ menu }))
}

/** Sets a new password, ends every session and starts a new one for whoever asked: all of it or nothing. */
export async function changeAdminPassword(
  ctx: AdminContext,
  authIn: (queries: Queries) => AdminAuth,
  request: RequestContext,
  { body }: InputFor<typeof changePasswordEndpoint>,
): Promise<null> {
  const limits = passwordLimits(ctx.actor.id)
  await countTry(ctx.database.queries, limits)
  const flaw =
    body.newPassword === body.currentPassword
      ? 'Kata sandi baru harus berbeda dari yang sekarang'
      : passwordFlaw({ password: body.newPassword, email: ctx.actor.email, name: ctx.actor.name })
  if (flaw !== null) throw new AppError('invalid_input', { fields: [{ path: 'newPassword', message: flaw }] })
  try {
    const { headers } = await ctx.database.transaction((queries) =>
      authIn(queries).api.changePassword({
        body: { ...body, revokeOtherSessions: true },
        headers: authHeaders(request, ctx),
        returnHeaders: true,
      }),
    )
    forwardCookie(headers, request.replyHeaders, ctx)
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error
    throw new AppError('wrong_password', {
      fields: [{ path: 'currentPassword', message: 'Kata sandi saat ini tidak cocok.' }],
    })
  }
  await forgiveTry(ctx.database.queries, limits)
  return null
}

/**
 * The token that makes the first admin of a real installation, new at every start until it is used; null once there
 * is an admin. Only its hash is kept.
 */
export async function prepareFirstAdmin({ database }: AppContext): Promise<string | null> {
  if (await hasAdmins(database.queries)) return null
  const token = randomBytes(16).toString('base64url')
  await writeFirstToken(database.queries, hashToken(token))
  return token
}

/** Makes the first admin, with every right, and signs in. The token works once, and never beside an existing admin. */
export async function createFirstAdmin(
  ctx: AppContext,
  auth: AdminAuth,
  request: RequestContext,
  { body }: InputFor<typeof createFirstEndpoint>,
): Promise<Admin> {
  await countTry(ctx.database.queries, firstAdminLimits(request.clientAddress))
  const { token, ...account } = body
  const flaw = passwordFlaw(account)
  if (flaw !== null) throw new AppError('invalid_input', { fields: [{ path: 'password', message: flaw }] })
  const passwordHash = await hashPassword(account.password)
  const id = await ctx.database.transaction(async (queries) => {
    const isRight = await consumeFirstToken(queries, hashToken(token))
    if (!isRight || (await hasAdmins(queries)))
      throw new AppError('invalid_input', {
        fields: [{ path: 'token', message: 'Kode awal tidak cocok atau sudah dipakai' }],
      })
    return insertAdmin(queries, { name: account.name, email: account.email, role: 0, menus: [], passwordHash })
  })
  const { headers } = await startSession(ctx, auth, request, account)
  forwardCookie(headers, request.replyHeaders, ctx)
  const admin = await findActiveAdmin(ctx.database.queries, id)
  if (!admin) throw new Error('the first admin was made and is gone')
  return admin
}
