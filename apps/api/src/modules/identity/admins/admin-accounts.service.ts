import { adminRoles, type InputFor } from '@naikkelas/contract'
import {
  type acceptInvitation as acceptEndpoint,
  type Admin,
  type AdminAccount,
  type changeAdminAccess as accessEndpoint,
  INVITATION_HOURS,
  type inviteAdmin as inviteEndpoint,
  type resetAdminSecondFactor as resetSecondFactorEndpoint,
  type suspendAdmin as suspendEndpoint,
} from '@naikkelas/contract/identity'
import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { type ActorContext, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { answerToken, issueCode, type OneTimeCode, openCode } from '../../../platform/one-time-codes/index.ts'
import { deleteSessions, hashPassword, passwordFlaw } from '../../../platform/realms/index.ts'
import { answerLimits, erasePasskeys, eraseSecondFactor } from '../account-access/index.ts'
import {
  acceptInvited,
  deleteInvitationCodes,
  deleteInvited,
  insertInvited,
  lockActiveSuperAdmins,
  setSuspended,
  updateAccess,
} from './admin-accounts.repo.ts'
import { findAdminAccount } from './admins.queries.ts'
import { confirmPassword } from './confirm-password.service.ts'
import { adminRealm, adminTables } from './admin-realm.ts'
import { invitationMail, secondFactorResetMail } from './admin-mails.rules.ts'

type Ctx = ActorContext<Admin>
type OfAdmin = { params: { adminId: string } }

const inviteCode: OneTimeCode<Record<string, never>> = {
  realm: 'admin',
  purpose: 'invite',
  payload: z.strictObject({}),
  minutes: INVITATION_HOURS * 60,
}

/** For the audit and for answers: the account as it is now. */
export function findAccount({ database }: AppContext, { params }: OfAdmin): Promise<AdminAccount | undefined> {
  return findAdminAccount(database.queries, params.adminId)
}

/**
 * Makes an account without a password and mails the link that sets one.
 * @throws AppError `wrong_password`, `invalid_input` where the e-mail has an account
 */
export async function inviteAdmin(
  ctx: Ctx,
  request: RequestContext,
  { body: { currentPassword, ...given } }: InputFor<typeof inviteEndpoint>,
): Promise<AdminAccount> {
  await confirmOutside(ctx, request, currentPassword)
  return ctx.database.transaction(async (tx) => {
    await checkActor(ctx, tx)
    const id = await insertInvited(tx, { ...given, menus: menusOf(given), at: ctx.clock.now() })
    if (id === null)
      throw new AppError('invalid_input', {
        fields: [{ path: 'email', message: 'Alamat e-mail ini sudah dipakai admin lain' }],
      })
    await mailInvitation(ctx, tx, { id, name: given.name, email: given.email })
    return existing(await findAdminAccount(tx, id))
  })
}

/** @throws AppError `invitation_accepted` */
export async function renewInvitation(ctx: Ctx, { params: { adminId } }: OfAdmin): Promise<AdminAccount> {
  return ctx.database.transaction(async (tx) => {
    const account = existing(await findAdminAccount(tx, adminId))
    if (account.state !== 'invited') throw new AppError('invitation_accepted')
    await mailInvitation(ctx, tx, account)
    return account
  })
}

/** @throws AppError `invitation_accepted` */
export async function withdrawInvitation(ctx: Ctx, { params: { adminId } }: OfAdmin): Promise<null> {
  await ctx.database.transaction(async (tx) => {
    await deleteInvitationCodes(tx, adminId)
    if (!(await deleteInvited(tx, adminId))) throw new AppError('invitation_accepted')
  })
  return null
}

/** Sets the password with the token of the mail, which works once. */
export async function acceptInvitation(
  ctx: AppContext,
  request: RequestContext,
  { body: { token, newPassword } }: InputFor<typeof acceptEndpoint>,
): Promise<{ email: string }> {
  await countTry(ctx.database.queries, answerLimits(request.clientAddress))
  // Before the token is used up: a password that is too common can be replaced by a better one.
  const flaw = passwordFlaw({ password: newPassword, email: '', name: '' })
  if (flaw !== null) throw new AppError('invalid_input', { fields: [{ path: 'newPassword', message: flaw }] })
  const passwordHash = await hashPassword(newPassword)
  return ctx.database.transaction(async (tx) => {
    const answered = await answerToken(tx, inviteCode, token)
    const email = answered?.accountId ? await acceptInvited(tx, answered.accountId, passwordHash) : null
    if (email === null)
      throw new AppError('invalid_input', {
        fields: [
          {
            path: 'token',
            message: 'Undangan ini sudah dipakai atau kedaluwarsa. Minta undangan baru kepada Super Admin.',
          },
        ],
      })
    return { email }
  })
}

/** Role and menus hold from the account's next request on. @throws AppError `wrong_password`, `last_super_admin`, `own_account` */
export async function changeAdminAccess(
  ctx: Ctx,
  request: RequestContext,
  { params: { adminId }, body: { currentPassword, ...access } }: InputFor<typeof accessEndpoint>,
): Promise<AdminAccount> {
  await confirmOutside(ctx, request, currentPassword)
  return ctx.database.transaction(async (tx) => {
    await checkOther(ctx, tx, adminId, { staysSuperAdmin: access.role === adminRoles.superAdmin })
    await updateAccess(tx, adminId, { role: access.role, menus: menusOf(access) })
    return existing(await findAdminAccount(tx, adminId))
  })
}

/** Every session ends with this transaction. @throws AppError `last_super_admin`, `own_account`, `invitation_open` */
export async function suspendAdmin(
  ctx: Ctx,
  { params: { adminId } }: InputFor<typeof suspendEndpoint>,
): Promise<AdminAccount> {
  return ctx.database.transaction(async (tx) => {
    await checkOther(ctx, tx, adminId, { staysSuperAdmin: false })
    if (existing(await findAdminAccount(tx, adminId)).state === 'invited') throw new AppError('invitation_open')
    await setSuspended(tx, adminId, ctx.clock.now())
    await deleteSessions(tx, adminTables, { userId: adminId })
    return existing(await findAdminAccount(tx, adminId))
  })
}

/**
 * For an admin whose phone and recovery codes are gone: the next sign-in takes the password alone and, where a second
 * factor is a duty, leads to setting up another one. @throws AppError `own_account`, `invitation_open`, `wrong_password`
 */
export async function resetAdminSecondFactor(
  ctx: Ctx,
  request: RequestContext,
  { params: { adminId }, body }: InputFor<typeof resetSecondFactorEndpoint>,
): Promise<AdminAccount> {
  await confirmOutside(ctx, request, body.currentPassword)
  return ctx.database.transaction(async (tx) => {
    await checkOther(ctx, tx, adminId, { staysSuperAdmin: true })
    const account = existing(await findAdminAccount(tx, adminId))
    if (account.state === 'invited') throw new AppError('invitation_open')
    const place = { realm: adminRealm.name, accountId: adminId }
    await eraseSecondFactor(tx, place)
    await erasePasskeys(tx, place)
    await deleteSessions(tx, adminTables, { userId: adminId })
    const { name, email } = account
    await queueMail(ctx, tx, {
      key: `admin-second-factor-reset:${adminId}:${ctx.clock.now().getTime()}`,
      to: { name, address: email },
      ...secondFactorResetMail({ name, by: ctx.actor.name, publicUrl: ctx.publicUrl }),
    })
    return account
  })
}

export async function reinstateAdmin(ctx: Ctx, { params: { adminId } }: OfAdmin): Promise<AdminAccount> {
  return ctx.database.transaction(async (tx) => {
    await checkActor(ctx, tx)
    await setSuspended(tx, adminId, null)
    return existing(await findAdminAccount(tx, adminId))
  })
}

/** A wrong password stays counted, so it is asked for outside of the request's transaction. */
function confirmOutside(ctx: Ctx, { app }: RequestContext, password: string): Promise<void> {
  return confirmPassword({ ...ctx, database: app.database }, password)
}

/** Whether the actor still is a super admin once those of other requests are done. Answers all who can act. */
async function checkActor({ actor }: Ctx, tx: Tx): Promise<string[]> {
  const superAdmins = await lockActiveSuperAdmins(tx)
  if (!superAdmins.includes(actor.id)) throw new AppError('not_allowed')
  return superAdmins
}

async function checkOther(ctx: Ctx, tx: Tx, adminId: string, { staysSuperAdmin }: { staysSuperAdmin: boolean }) {
  const superAdmins = await checkActor(ctx, tx)
  // Stays true for two who act on each other at once: the second is no super admin any more when its turn comes.
  if (!staysSuperAdmin && superAdmins.every((id) => id === adminId)) throw new AppError('last_super_admin')
  if (adminId === ctx.actor.id) throw new AppError('own_account')
}

async function mailInvitation(ctx: Ctx, tx: Tx, { id, name, email }: Pick<AdminAccount, 'id' | 'name' | 'email'>) {
  await deleteInvitationCodes(tx, id)
  const codeId = await openCode(tx, inviteCode, { accountId: id, payload: {} })
  const issued = await issueCode(ctx, tx, codeId)
  if (!issued) throw new Error('a new code has expired')
  const { publicUrl, actor } = ctx
  await queueMail(ctx, tx, {
    key: `admin-invitation:${codeId}`,
    to: { name, address: email },
    ...invitationMail({ name, by: actor.name, link: `${publicUrl}/admin/undangan?token=${issued.token}`, publicUrl }),
  })
}

/** A super admin needs no menus. */
const menusOf = ({ role, menus }: Pick<Admin, 'role' | 'menus'>) => (role === adminRoles.superAdmin ? [] : menus)

function existing(account: AdminAccount | undefined): AdminAccount {
  if (!account) throw new AppError('not_found')
  return account
}
