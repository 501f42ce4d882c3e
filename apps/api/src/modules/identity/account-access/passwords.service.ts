import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import {
  type ActorContext,
  countTaken,
  countTry,
  forgiveTry,
  type RequestContext,
} from '../../../platform/endpoints/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { answerToken, openCode } from '../../../platform/one-time-codes/index.ts'
import {
  deleteSessions,
  findPasswordHashOf,
  hashPassword,
  isPassword,
  type OpenRealm,
  passwordFlaw,
  putPasswordHash,
  setPasswordHash,
} from '../../../platform/realms/index.ts'
import { noPassword, wrongPassword } from './access-errors.ts'
import { answerLimits, passwordLimits, sendLimits } from './access-limits.ts'
import { passwordChangedMail } from './access-mails.rules.ts'
import type { AccountAccess, ReachableAccount } from './account-access.ts'

/** Mails a link, where the e-mail has an account; the answer does not say whether it has. */
export async function requestPasswordReset<Actor extends ReachableAccount>(
  ctx: AppContext,
  { resetCode, mailReset }: AccountAccess<Actor>,
  request: RequestContext,
  { email }: { email: string },
): Promise<null> {
  await countTaken(ctx.database.queries, sendLimits({ recipient: email, clientAddress: request.clientAddress }))
  await ctx.database.transaction(async (tx) => {
    const codeId = await openCode(tx, resetCode, { accountId: null, payload: { email } })
    await ctx.jobs.enqueue(tx, mailReset, { codeId, sending: 1 })
  })
  return null
}

/** Sets a new password with the token of the mailed link, and ends every session. */
export async function resetPassword<Actor extends ReachableAccount>(
  ctx: AppContext,
  access: AccountAccess<Actor>,
  request: RequestContext,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<null> {
  const { tables, resetCode } = access
  await countTry(ctx.database.queries, answerLimits(request.clientAddress))
  // Before the token is used up: a password that is too common can be replaced by a better one.
  const common = passwordFlaw({ password: newPassword, email: '', name: '' })
  if (common !== null) throw flawed(common)
  const passwordHash = await hashPassword(newPassword)
  await ctx.database.transaction(async (tx) => {
    const answered = await answerToken(tx, resetCode, token)
    const account = answered && (await access.findActiveByEmail(tx, answered.payload.email))
    if (!account)
      throw new AppError('invalid_input', {
        fields: [{ path: 'token', message: 'Tautan ini sudah dipakai atau kedaluwarsa. Minta tautan baru.' }],
      })
    const own = passwordFlaw({ password: newPassword, email: account.email, name: account.name })
    if (own !== null) throw flawed(own)
    await putPasswordHash(tx, tables, { userId: account.id, passwordHash })
    await mailOfChange(ctx, access, tx, account)
    await deleteSessions(tx, tables, { userId: account.id })
  })
  return null
}

/** Sets a new password with the present one, ends every session and starts a new one. */
export async function changePassword<Actor extends ReachableAccount>(
  ctx: ActorContext<Actor>,
  { access, realm }: { access: AccountAccess<Actor>; realm: OpenRealm<Actor> },
  request: RequestContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<null> {
  const { actor } = ctx
  const { tables } = access
  const flaw =
    newPassword === currentPassword
      ? 'Kata sandi baru harus berbeda dari yang sekarang'
      : passwordFlaw({ password: newPassword, email: actor.email, name: actor.name })
  if (flaw !== null) throw flawed(flaw)
  const from = await checkPassword(ctx, access, currentPassword)
  const passwordHash = await hashPassword(newPassword)
  const session = await ctx.database.transaction(async (tx) => {
    // Reset by its owner meanwhile: what was checked is no password any more.
    if (!(await setPasswordHash(tx, tables, { userId: actor.id, passwordHash, from }))) throw wrongPassword()
    await mailOfChange(ctx, access, tx, actor)
    await deleteSessions(tx, tables, { userId: actor.id })
    return realm.startSession(tx, request, actor.id)
  })
  session.setCookie(request.replyHeaders)
  return null
}

/**
 * Asks for the present password before something important changes; answers the hash it matched.
 * @throws AppError `wrong_password`, `too_many`
 */
export async function checkPassword<Actor extends ReachableAccount>(
  ctx: ActorContext<Actor>,
  { realm, tables }: Pick<AccountAccess<Actor>, 'realm' | 'tables'>,
  password: string,
): Promise<string> {
  const limits = passwordLimits({ realm, accountId: ctx.actor.id })
  await countTry(ctx.database.queries, limits)
  const hash = await findPasswordHashOf(ctx.database.queries, tables, ctx.actor.id)
  if (hash === null) throw noPassword()
  if (!(await isPassword({ hash, password }))) throw wrongPassword()
  await forgiveTry(ctx.database.queries, limits)
  return hash
}

async function mailOfChange<Actor extends ReachableAccount>(
  ctx: AppContext,
  { resetPath }: AccountAccess<Actor>,
  tx: Tx,
  { id, name, email }: Actor,
) {
  await queueMail(ctx, tx, {
    key: `password-changed:${id}:${ctx.clock.now().getTime()}`,
    to: { name, address: email },
    ...passwordChangedMail({ name, resetPath, publicUrl: ctx.publicUrl }),
  })
}

const flawed = (message: string) => new AppError('invalid_input', { fields: [{ path: 'newPassword', message }] })
