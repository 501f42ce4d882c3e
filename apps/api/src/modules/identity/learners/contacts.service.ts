import type { InputFor } from '@naikkelas/contract'
import type {
  confirmEmailChange as confirmEmailEndpoint,
  confirmPhone as confirmPhoneEndpoint,
  Learner,
  requestEmailChange as requestEmailEndpoint,
  requestPhoneVerification as requestPhoneEndpoint,
} from '@naikkelas/contract/identity'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { type ActorContext, countTaken, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { answerCode, issueCode, openCode } from '../../../platform/one-time-codes/index.ts'
import { deleteSessions } from '../../../platform/realms/index.ts'
import { queueWhatsApp } from '../../../platform/whatsapp/index.ts'
import { answerLimits, checkPassword, sendLimits, wrongCode, wrongPassword } from '../account-access/index.ts'
import { emailChangedMail, phoneChangedMail } from './account-mails.rules.ts'
import { emailChangeCode, phoneCode } from './codes.ts'
import { learnerAccess } from './learner-access.ts'
import { learnerTables } from './learner-realm.ts'
import { findActiveLearner } from './learners.queries.ts'
import { updateEmail, updatePhone } from './learners.repo.ts'
import { mailEmailChangeCode } from './send-account-mail.job.ts'

type Ctx = ActorContext<Learner>

/** Mails a code to a new address. A known one gets the same answer: only its owner learns of the attempt. */
export async function requestEmailChange(
  ctx: Ctx,
  request: RequestContext,
  { body: { email, currentPassword } }: InputFor<typeof requestEmailEndpoint>,
): Promise<{ codeId: string }> {
  if (email === ctx.actor.email)
    throw new AppError('invalid_input', { fields: [{ path: 'email', message: 'Ini sudah alamat e-mail Anda' }] })
  await checkPassword(ctx, learnerAccess, currentPassword)
  await countTaken(ctx.database.queries, sendLimits({ recipient: email, clientAddress: request.clientAddress }))
  const codeId = await ctx.database.transaction(async (tx) => {
    const id = await openCode(tx, emailChangeCode, { accountId: ctx.actor.id, payload: { email } })
    await ctx.jobs.enqueue(tx, mailEmailChangeCode, { codeId: id, sending: 1 })
    return id
  })
  return { codeId }
}

/** Replaces the address by the confirmed one, notifies the former one, and signs every other device out. */
export async function confirmEmailChange(
  ctx: Ctx,
  request: RequestContext,
  { body }: InputFor<typeof confirmEmailEndpoint>,
): Promise<Learner> {
  await countTry(ctx.database.queries, answerLimits(request.clientAddress))
  const answered = await answerCode(ctx, emailChangeCode, body)
  if (!answered || answered.accountId !== ctx.actor.id) throw wrongCode()
  const { email } = answered.payload
  const { id, name, email: former } = ctx.actor
  return ctx.database.transaction(async (tx) => {
    if (!(await updateEmail(tx, id, email))) throw wrongCode()
    await deleteSessions(tx, learnerTables, { userId: id, but: ctx.sessionId })
    await queueMail(ctx, tx, {
      key: `email-changed:${body.codeId}`,
      to: { name, address: former },
      ...emailChangedMail({ name, email, publicUrl: ctx.publicUrl }),
    })
    return currentLearner(ctx, tx)
  })
}

/** Sends a code by WhatsApp. Another number than the present one needs the present password. */
export async function requestPhoneVerification(
  ctx: Ctx,
  request: RequestContext,
  { body: { phone, currentPassword } }: InputFor<typeof requestPhoneEndpoint>,
): Promise<{ codeId: string }> {
  if (phone === ctx.actor.phone && ctx.actor.isPhoneVerified)
    throw new AppError('invalid_input', { fields: [{ path: 'phone', message: 'Nomor ini sudah terverifikasi' }] })
  if (phone !== ctx.actor.phone) {
    if (currentPassword === undefined) throw wrongPassword()
    await checkPassword(ctx, learnerAccess, currentPassword)
  }
  const { clientAddress } = request
  await countTaken(ctx.database.queries, [
    ...sendLimits({ recipient: phone, clientAddress }),
    ...sendLimits({ recipient: ctx.actor.id, clientAddress }).slice(0, 1),
  ])
  const codeId = await ctx.database.transaction(async (tx) => {
    const id = await openCode(tx, phoneCode, { accountId: ctx.actor.id, payload: { phone } })
    const issued = await issueCode(ctx, tx, id)
    if (!issued) throw new Error('a new code has expired')
    await queueWhatsApp(ctx, tx, {
      to: phone,
      template: 'one_time_code',
      parameter: issued.code,
      text: `${issued.code} adalah kode verifikasi Naikkelas Anda. Berlaku 10 menit. Jangan berikan kepada siapa pun.`,
    })
    return id
  })
  return { codeId }
}

/** Confirms the number. One that another account has confirmed before is not taken from it. */
export async function confirmPhone(
  ctx: Ctx,
  request: RequestContext,
  { body }: InputFor<typeof confirmPhoneEndpoint>,
): Promise<Learner> {
  await countTry(ctx.database.queries, answerLimits(request.clientAddress))
  const answered = await answerCode(ctx, phoneCode, body)
  if (!answered || answered.accountId !== ctx.actor.id) throw wrongCode()
  return ctx.database.transaction(async (tx) => {
    const { phone } = answered.payload
    if (!(await updatePhone(tx, ctx.actor.id, phone)))
      throw new AppError('invalid_input', {
        fields: [{ path: 'phone', message: 'Nomor ini sudah dipakai akun lain. Hubungi kami bila ini nomor Anda.' }],
      })
    if (ctx.actor.phone !== null && ctx.actor.phone !== phone) await announcePhoneChange(ctx, tx, body.codeId, phone)
    return currentLearner(ctx, tx)
  })
}

/** To the mailbox, and to the former number if it was its owner's own: a change by a stranger is noticed. */
async function announcePhoneChange(ctx: Ctx, tx: Tx, codeId: string, phone: string) {
  const { name, email, phone: former, isPhoneVerified } = ctx.actor
  const ending = phone.slice(-4)
  await queueMail(ctx, tx, {
    key: `phone-changed:${codeId}`,
    to: { name, address: email },
    ...phoneChangedMail({ name, ending, publicUrl: ctx.publicUrl }),
  })
  if (former === null || !isPhoneVerified) return
  await queueWhatsApp(ctx, tx, {
    to: former,
    template: 'phone_changed',
    parameter: ending,
    text: `Nomor WhatsApp akun Naikkelas Anda diganti dengan nomor yang berakhiran ${ending}. Jika bukan Anda, segera atur ulang kata sandi di ${ctx.publicUrl}/reset-password`,
  })
}

async function currentLearner(ctx: Ctx, queries: Parameters<typeof findActiveLearner>[0]): Promise<Learner> {
  const learner = await findActiveLearner(queries, ctx.actor.id)
  if (!learner) throw new AppError('not_signed_in')
  return learner
}
