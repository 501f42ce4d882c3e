import { randomBytes } from 'node:crypto'
import { adminMenus, type InputFor } from '@naikkelas/contract'
import {
  type Admin,
  type changeAdminPassword as changePasswordEndpoint,
  type createFirstAdmin as createFirstEndpoint,
  hasCapability,
  type signInAdmin as signInEndpoint,
} from '@naikkelas/contract/identity'
import { isAPIError } from 'better-auth/api'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Database } from '../../../platform/database/index.ts'
import { countTry, forgiveTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import {
  clearedDisplayLines,
  hashPassword,
  hashToken,
  type OpenRealm,
  passwordFlaw,
} from '../../../platform/realms/index.ts'
import { findActiveAdmin } from './admins.queries.ts'
import { consumeFirstToken, deleteSessionsOf, hasAdmins, insertAdmin, writeFirstToken } from './identity.repo.ts'
import type { NewAdmin } from './new-admin.ts'
import { firstAdminLimits, passwordLimits, signInLimits } from './identity.limits.ts'

/** Starts a session. Unknown e-mail, wrong password and a suspended account get one answer, after the same work. */
export async function signInAdmin(
  ctx: AppContext,
  realm: OpenRealm<Admin>,
  request: RequestContext,
  { body }: InputFor<typeof signInEndpoint>,
): Promise<Admin> {
  const limits = signInLimits({ email: body.email, clientAddress: request.clientAddress })
  await countTry(ctx.database.queries, limits)
  const { userId, headers } = await realm.signIn(request, body)
  const admin = await findActiveAdmin(ctx.database.queries, userId)
  if (!admin) {
    await deleteSessionsOf(ctx.database.queries, userId)
    throw new AppError('wrong_credentials')
  }
  realm.forwardCookie(headers, request.replyHeaders)
  realm.showAccount(request.replyHeaders, admin)
  await forgiveTry(ctx.database.queries, limits)
  return admin
}

/** Ends the session a request carries; without one there is nothing to end, which is no mistake. */
export async function signOutAdmin(ctx: AppContext, realm: OpenRealm<Admin>, request: RequestContext): Promise<null> {
  const { headers } = await realm.auth.api.signOut({ headers: realm.headersOf(request), returnHeaders: true })
  realm.forwardCookie(headers, request.replyHeaders)
  for (const line of clearedDisplayLines(ctx)) request.replyHeaders.append('set-cookie', line)
  return null
}

export function listMenus(admin: Admin): { menu: string }[] {
  return adminMenus.filter((menu) => hasCapability(admin, menu, 'view')).map((menu) => ({ menu }))
}

/** Sets a new password, ends every session and starts a new one, in one transaction. */
export async function changeAdminPassword(
  ctx: AdminContext,
  realm: OpenRealm<Admin>,
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
      realm.authIn(queries).api.changePassword({
        body: { ...body, revokeOtherSessions: true },
        headers: realm.headersOf(request),
        returnHeaders: true,
      }),
    )
    realm.forwardCookie(headers, request.replyHeaders)
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error
    throw new AppError('wrong_password', {
      fields: [{ path: 'currentPassword', message: 'Kata sandi saat ini tidak cocok.' }],
    })
  }
  await forgiveTry(ctx.database.queries, limits)
  return null
}

/** Makes an account with its menus and its password: all of it or nothing. Answers the new id. */
export function createAdmin(database: Database, account: NewAdmin): Promise<string> {
  return database.transaction((queries) => insertAdmin(queries, account))
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
  realm: OpenRealm<Admin>,
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
  const { headers } = await realm.signIn(request, account)
  realm.forwardCookie(headers, request.replyHeaders)
  const admin = await findActiveAdmin(ctx.database.queries, id)
  if (!admin) throw new Error('the first admin was made and is gone')
  realm.showAccount(request.replyHeaders, admin)
  return admin
}
