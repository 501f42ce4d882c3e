import type { InputFor } from '@naikkelas/contract'
import type {
  changeLearnerPassword as changeEndpoint,
  Learner,
  requestPasswordReset as requestEndpoint,
  resetPassword as resetEndpoint,
} from '@naikkelas/contract/identity'
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
  setPasswordHash,
} from '../../../platform/realms/index.ts'
import { passwordChangedMail } from './account-mails.rules.ts'
import { wrongPassword } from './code-errors.ts'
import { passwordResetCode } from './codes.ts'
import { learnerTables } from './learner-realm.ts'
import { answerLimits, passwordLimits, sendLimits } from './learners.limits.ts'
import { findActiveLearnerByEmail } from './learners.queries.ts'
import { mailPasswordReset } from './send-account-mail.job.ts'

/** Mails a link, where the e-mail has an account; the answer does not say whether it has. */
export async function requestPasswordReset(
  ctx: AppContext,
  request: RequestContext,
  { body: { email } }: InputFor<typeof requestEndpoint>,
): Promise<null> {
  await countTaken(ctx.database.queries, sendLimits({ recipient: email, clientAddress: request.clientAddress }))
  await ctx.database.transaction(async (tx) => {
    const codeId = await openCode(tx, passwordResetCode, { accountId: null, payload: { email } })
    await ctx.jobs.enqueue(tx, mailPasswordReset, { codeId, sending: 1 })
  })
  return null
}

/** Sets a new password with the token of the mailed link, and ends every session. */
export async function resetPassword(
  ctx: AppContext,
  request: RequestContext,
  { body: { token, newPassword } }: InputFor<typeof resetEndpoint>,
): Promise<null> {
  await countTry(ctx.database.queries, answerLimits(request.clientAddress))
  // Before the token is used up: a password that is too common can be replaced by a better one.
  const common = passwordFlaw({ password: newPassword, email: '', name: '' })
  if (common !== null) throw flawed(common)
  const passwordHash = await hashPassword(newPassword)
  await ctx.database.transaction(async (tx) => {
    const answered = await answerToken(tx, passwordResetCode, token)
    const learner = answered && (await findActiveLearnerByEmail(tx, answered.payload.email))
    if (!learner)
      throw new AppError('invalid_input', {
        fields: [{ path: 'token', message: 'Tautan ini sudah dipakai atau kedaluwarsa. Minta tautan baru.' }],
      })
    const own = passwordFlaw({ password: newPassword, email: learner.email, name: learner.name })
    if (own !== null) throw flawed(own)
    await setPasswordHash(tx, learnerTables, { userId: learner.id, passwordHash })
    await mailOfChange(ctx, tx, learner)
    await deleteSessions(tx, learnerTables, { userId: learner.id })
  })
  return null
}

/** Sets a new password with the present one, ends every session and starts a new one. */
export async function changeLearnerPassword(
  ctx: ActorContext<Learner>,
  realm: OpenRealm<Learner>,
  request: RequestContext,
  { body }: InputFor<typeof changeEndpoint>,
): Promise<null> {
  const { actor } = ctx
  const { currentPassword, newPassword } = body
  const flaw =
    newPassword === currentPassword
      ? 'Kata sandi baru harus berbeda dari yang sekarang'
      : passwordFlaw({ password: newPassword, email: actor.email, name: actor.name })
  if (flaw !== null) throw flawed(flaw)
  const from = await checkPassword(ctx, currentPassword)
  const passwordHash = await hashPassword(newPassword)
  const session = await ctx.database.transaction(async (tx) => {
    // Reset by its owner meanwhile: what was checked is no password any more.
    if (!(await setPasswordHash(tx, learnerTables, { userId: actor.id, passwordHash, from }))) throw wrongPassword()
    await mailOfChange(ctx, tx, actor)
    await deleteSessions(tx, learnerTables, { userId: actor.id })
    return realm.startSession(tx, request, actor.id)
  })
  session.setCookie(request.replyHeaders)
  return null
}

/**
 * Asks for the present password before something important changes; answers the hash it matched.
 * @throws AppError `wrong_password`, `too_many`
 */
export async function checkPassword(ctx: ActorContext<Learner>, password: string): Promise<string> {
  const limits = passwordLimits(ctx.actor.id)
  await countTry(ctx.database.queries, limits)
  const hash = await findPasswordHashOf(ctx.database.queries, learnerTables, ctx.actor.id)
  if (hash === null || !(await isPassword({ hash, password }))) throw wrongPassword()
  await forgiveTry(ctx.database.queries, limits)
  return hash
}

async function mailOfChange(ctx: AppContext, tx: Tx, { id, name, email }: Learner) {
  await queueMail(ctx, tx, {
    key: `password-changed:${id}:${ctx.clock.now().getTime()}`,
    to: { name, address: email },
    ...passwordChangedMail({ name, publicUrl: ctx.publicUrl }),
  })
}

const flawed = (message: string) => new AppError('invalid_input', { fields: [{ path: 'newPassword', message }] })
