import type { InputFor } from '@naikkelas/contract'
import {
  type cancelLearnerDeletion as cancelEndpoint,
  DELETION_GRACE_DAYS,
  type exportPersonalData as exportEndpoint,
  type Learner,
  type PersonalData,
  type requestLearnerDeletion as requestEndpoint,
} from '@naikkelas/contract/identity'
import { DAY_MS } from '@naikkelas/contract/time'
import type { AppContext } from '../../../app-context.ts'
import type { DomainEvents } from '../../../domain-events.ts'
import { AppError } from '../../../errors/app-error.ts'
import { recordChange } from '../../../platform/audit/index.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { type ActorContext, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { answerToken, issueCode, openCode } from '../../../platform/one-time-codes/index.ts'
import { clearedDisplayLines, deleteSessions } from '../../../platform/realms/index.ts'
import { answerLimits, checkPassword } from '../account-access/index.ts'
import { dataExportedMail, deletionMail, reopenedMail } from './account-mails.rules.ts'
import { deletionCode } from './codes.ts'
import {
  closeAccount,
  deleteAccount,
  findAccountsClosedBefore,
  lockClosedAccount,
  reopenAccount,
} from './deletion.repo.ts'
import { learnerAccess } from './learner-access.ts'
import { findActiveLearner } from './learners.queries.ts'
import { learnerRealm, learnerTables } from './learner-realm.ts'

/** A copy of everything modules store about the account, for its owner. */
export async function exportPersonalData(
  ctx: ActorContext<Learner>,
  { body: { currentPassword } }: InputFor<typeof exportEndpoint>,
): Promise<PersonalData> {
  await checkPassword(ctx, learnerAccess, currentPassword)
  const { id } = ctx.actor
  const exportedAt = ctx.clock.now().toISOString()
  // One transaction: the parts are of one moment.
  return ctx.unitOfWork(async (uow) => {
    const parts = []
    for (const { name, find } of ctx.personalData) parts.push({ name, records: await find(uow.tx, id) })
    await uow.emit('user.exported', { userId: id, at: exportedAt })
    return { exportedAt, parts }
  })
}

/** Mails the owner that a copy was taken, so that one taken by a stranger is noticed. */
export async function mailExported(ctx: AppContext, { userId, at }: DomainEvents['user.exported'], tx: Tx) {
  const learner = await findActiveLearner(tx, userId)
  if (!learner) return
  await queueMail(ctx, tx, {
    key: `exported:${userId}:${at}`,
    to: { name: learner.name, address: learner.email },
    ...dataExportedMail({ name: learner.name, at: new Date(at), publicUrl: ctx.publicUrl }),
  })
}

/** Closes the account at once and mails a link that opens it again. */
export async function requestLearnerDeletion(
  ctx: ActorContext<Learner>,
  request: RequestContext,
  { body: { currentPassword } }: InputFor<typeof requestEndpoint>,
): Promise<{ erasedAt: string }> {
  await checkPassword(ctx, learnerAccess, currentPassword)
  const { id, name, email } = ctx.actor
  const { publicUrl } = ctx
  const now = ctx.clock.now()
  const erasedAt = new Date(now.getTime() + DELETION_GRACE_DAYS * DAY_MS)
  await ctx.database.transaction(async (tx) => {
    if (!(await closeAccount(tx, id, now))) throw new AppError('not_signed_in')
    await deleteSessions(tx, learnerTables, { userId: id })
    const codeId = await openCode(tx, deletionCode, { accountId: id, payload: {} })
    const issued = await issueCode(ctx, tx, codeId)
    if (!issued) throw new Error('a new code has expired')
    await queueMail(ctx, tx, {
      key: `deletion:${codeId}`,
      to: { name, address: email },
      ...deletionMail({ name, link: `${publicUrl}/profile/batal-hapus?token=${issued.token}`, erasedAt, publicUrl }),
    })
  })
  for (const line of clearedDisplayLines(ctx)) request.replyHeaders.append('set-cookie', line)
  return { erasedAt: erasedAt.toISOString() }
}

/** Opens a closed account again, with the token of the mail. */
export async function cancelLearnerDeletion(
  ctx: AppContext,
  request: RequestContext,
  { body: { token } }: InputFor<typeof cancelEndpoint>,
): Promise<null> {
  await countTry(ctx.database.queries, answerLimits(request.clientAddress))
  await ctx.database.transaction(async (tx) => {
    const answered = await answerToken(tx, deletionCode, token)
    if (!answered?.accountId || !(await reopenAccount(tx, answered.accountId)))
      throw new AppError('invalid_input', {
        fields: [{ path: 'token', message: 'Tautan ini sudah dipakai, atau akunnya sudah dihapus.' }],
      })
    await noteReopened(ctx, tx, answered.accountId)
  })
  return null
}

/** By mail and on the account's timeline: its owner has no session here, so nothing else records it. */
async function noteReopened(ctx: AppContext, tx: Tx, id: string) {
  await recordChange(ctx, tx, {
    realm: learnerRealm.name,
    actorId: id,
    endpoint: 'POST /deletions/cancel',
    recordType: 'deletion',
    recordId: null,
    before: null,
    after: null,
    reason: null,
  })
  const learner = await findActiveLearner(tx, id)
  if (!learner) return
  await queueMail(ctx, tx, {
    key: `reopened:${id}:${ctx.clock.now().getTime()}`,
    to: { name: learner.name, address: learner.email },
    ...reopenedMail({ name: learner.name, publicUrl: ctx.publicUrl }),
  })
}

/** Erases accounts whose two weeks are over, each with its listeners in one transaction. Answers how many. */
export async function eraseClosedAccounts(ctx: AppContext): Promise<number> {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - DELETION_GRACE_DAYS * DAY_MS)
  let erased = 0
  for (const userId of await findAccountsClosedBefore(ctx.database.queries, before))
    await ctx.unitOfWork(async (uow) => {
      // Its owner may have opened it again meanwhile: then nothing of it is erased.
      if (!(await lockClosedAccount(uow.tx, userId, before))) return
      await uow.emit('user.erased', { userId, at: now.toISOString() })
      await deleteAccount(uow.tx, userId)
      erased += 1
    })
  return erased
}
