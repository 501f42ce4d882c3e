import type { InputFor } from '@naikkelas/contract'
import type { mergeUsers as mergeEndpoint, User } from '@naikkelas/contract/identity'
import type { AdminContext } from '../../../app-context.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { mergeLearners, type MergedAccounts } from '../learners/index.ts'
import { mergedMail } from './merged-mail.rules.ts'
import { currentUser } from './users.service.ts'

/** Makes two accounts of one person one, and mails both addresses about it. */
export async function mergeUsers(
  ctx: AdminContext,
  { params: { userId }, body: { mergedUserId } }: InputFor<typeof mergeEndpoint>,
): Promise<User> {
  await ctx.unitOfWork(async (uow) => {
    await mailBoth(ctx, uow.tx, await mergeLearners(ctx, uow, { survivorId: userId, mergedId: mergedUserId }))
  })
  return currentUser(ctx, { userId })
}

async function mailBoth(ctx: AdminContext, tx: Tx, accounts: MergedAccounts) {
  for (const { id, name, email } of [accounts.survivor, accounts.merged])
    await queueMail(ctx, tx, {
      key: `merged:${accounts.merged.id}:${email}`,
      to: { name, address: email },
      ...mergedMail({ name, isSurvivor: id === accounts.survivor.id, ...accounts, publicUrl: ctx.publicUrl }),
    })
}
