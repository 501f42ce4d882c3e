import type { InputFor } from '@naikkelas/contract'
import type {
  confirmRegistration as confirmEndpoint,
  Learner,
  registerLearner as registerEndpoint,
  resendRegistrationCode as resendEndpoint,
} from '@naikkelas/contract/identity'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTaken, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { answerCode, answerToken, findOpenCode, openCode } from '../../../platform/one-time-codes/index.ts'
import { hashPassword, type OpenRealm, passwordFlaw } from '../../../platform/realms/index.ts'
import { answerLimits, sendLimits, wrongCode } from '../account-access/index.ts'
import { admitLearner } from './admit-learner.service.ts'
import { registrationCode } from './codes.ts'
import { mailRegistrationCode } from './send-account-mail.job.ts'

/**
 * Takes a registration and mails a code. A known e-mail gets the same answer after the same work: what is mailed is
 * decided later.
 */
export async function registerLearner(
  ctx: AppContext,
  request: RequestContext,
  { body }: InputFor<typeof registerEndpoint>,
): Promise<{ codeId: string }> {
  const { name, email, phone, password } = body
  const flaw = passwordFlaw({ password, email, name })
  if (flaw !== null) throw new AppError('invalid_input', { fields: [{ path: 'password', message: flaw }] })
  await countTaken(ctx.database.queries, sendLimits({ recipient: email, clientAddress: request.clientAddress }))
  const passwordHash = await hashPassword(password)
  const codeId = await ctx.database.transaction(async (tx) => {
    const id = await openCode(tx, registrationCode, {
      accountId: null,
      payload: { name, email, phone, passwordHash },
    })
    await ctx.jobs.enqueue(tx, mailRegistrationCode, { codeId: id, sending: 1 })
    return id
  })
  return { codeId }
}

/** Sends another code; an expired registration gets the same answer, because its id says nothing to others. */
export async function resendRegistrationCode(
  ctx: AppContext,
  request: RequestContext,
  { body: { codeId } }: InputFor<typeof resendEndpoint>,
): Promise<null> {
  const open = await findOpenCode(ctx.database.queries, registrationCode, codeId)
  if (!open) throw wrongCode()
  const { email } = open.payload
  await countTaken(ctx.database.queries, sendLimits({ recipient: email, clientAddress: request.clientAddress }))
  await ctx.database.transaction((tx) =>
    ctx.jobs.enqueue(tx, mailRegistrationCode, { codeId, sending: ctx.clock.now().getTime() }),
  )
  return null
}

/** Makes the account with the mailed code or link, and signs in. */
export async function confirmRegistration(
  ctx: AppContext,
  realm: OpenRealm<Learner>,
  request: RequestContext,
  { body }: InputFor<typeof confirmEndpoint>,
): Promise<Learner> {
  await countTry(ctx.database.queries, answerLimits(request.clientAddress))
  const answered =
    'token' in body
      ? await answerToken(ctx.database.queries, registrationCode, body.token)
      : await answerCode(ctx, registrationCode, body)
  if (!answered) throw wrongCode()
  const { name, email, phone, passwordHash } = answered.payload
  return admitLearner(ctx, realm, request, {
    account: { name, email, isEmailVerified: true, phone, passwordHash },
    // Registered twice: the first confirmation made the account.
    taken: wrongCode,
  })
}
