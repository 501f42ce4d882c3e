import type { InputFor } from '@naikkelas/contract'
import type { updateWeeklyMail as updateEndpoint } from '@naikkelas/contract/marketing'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { findAdminsOfMenu } from '../../identity/admins/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { findWeek, isWeeklyMailOn, setWeeklyMail, takeReaders } from './weekly-mail.repo.ts'
import { weeklyReader, weeklyStopAddress } from './weekly-link.ts'
import { dueWeek, weeklyMail } from './weekly-mail.rules.ts'

export async function getWeeklyMail({ database, actor }: AdminContext) {
  return { isOn: await isWeeklyMailOn(database.queries, actor.id) }
}

export async function updateWeeklyMail(
  { database, actor, clock }: AdminContext,
  { body }: InputFor<typeof updateEndpoint>,
) {
  await setWeeklyMail(database.queries, { adminId: actor.id, isOn: body.isOn, at: clock.now() })
  return { isOn: body.isOn }
}

/** What a mail program posts for its reader; false for what we did not sign. */
export async function unsubscribeWeekly({ database, clock, keyFor }: AppContext, token: string): Promise<boolean> {
  const adminId = weeklyReader({ keyFor }, token)
  if (adminId === null) return false
  await setWeeklyMail(database.queries, { adminId, isOn: false, at: clock.now() })
  return true
}

/**
 * Writes the weekly mails into the outbox once they are due. Readers are marked in the same transaction, so that
 * parallel or repeated runs send one mail a week.
 */
export async function queueWeeklyReports(ctx: AppContext) {
  const due = dueWeek(ctx.clock.now())
  if (!due) return
  const { week, before, dueAt } = due
  await ctx.database.transaction(async (queries) => {
    const readers = await takeReaders(queries, { week: week.from, dueAt })
    if (readers.size === 0) return
    // Readers who lost the permission get no mail.
    const recipients = (await findAdminsOfMenu(queries, 'landing_pages')).filter(({ id }) => readers.has(id))
    const mail = weeklyMail({ publicUrl: ctx.publicUrl, week, pages: await findWeek(queries, { week, before }) })
    for (const { id, name, email } of recipients)
      await queueMail(ctx, queries, {
        ...mail,
        key: `weekly-figures:${week.from}:${id}`,
        to: { name, address: email },
        unsubscribe: weeklyStopAddress(ctx, id),
      })
  })
}
