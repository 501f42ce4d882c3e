import { randomBytes } from 'node:crypto'
import { adminMenus, type InputFor } from '@naikkelas/contract'
import { type Admin, type createFirstAdmin as createFirstEndpoint, hasCapability } from '@naikkelas/contract/identity'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Database } from '../../../platform/database/index.ts'
import { countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { hashPassword, hashToken, type OpenRealm, passwordFlaw } from '../../../platform/realms/index.ts'
import { findActiveAdmin } from './admins.queries.ts'
import { consumeFirstToken, hasAdmins, insertAdmin, writeFirstToken } from './identity.repo.ts'
import type { NewAdmin } from './new-admin.ts'
import type { SignedInAdmin } from './signed-in-admin.ts'
import { firstAdminLimits } from './identity.limits.ts'

export function listMenus(admin: Admin): { menu: string }[] {
  return adminMenus.filter((menu) => hasCapability(admin, menu, 'view')).map((menu) => ({ menu }))
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
  realm: OpenRealm<SignedInAdmin>,
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
