import type { InputFor } from '@naikkelas/contract'
import { checkoutPaths, type rememberCheckout as endpoint } from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { storedSettingsOf } from '../../../platform/settings/index.ts'
import { findWantedChannels } from '../../identity/profiles/index.ts'
import { deleteOldVisits, findDueReminders, markReminded, saveVisit } from './checkout-reminders.repo.ts'
import { checkoutReminderMail } from './reminder-mail.rules.ts'

const HOUR = 3_600_000
/** Who comes back the same day needs no reminder. */
const AFTER_MS = 20 * HOUR
/** Later it is not remembered any more; also what a server that was away does not catch up with. */
const UNTIL_MS = 72 * HOUR
const KEPT_MS = 30 * 24 * HOUR
/** Of one transaction. */
export const remindersAtOnce = 100

/** Whether a learner wants to be reminded of checkouts. */
export const wantsCheckoutReminders = async (queries: Queries, learnerId: string): Promise<boolean> =>
  (await findWantedChannels(queries, learnerId, 'checkouts')).includes('email')

/**
 * Remembers what a learner looks at in a checkout, for those who asked for it.
 * @throws AppError `not_found` for what is not sold there; `not_allowed` for a learner who does not want reminders
 */
export async function rememberCheckout(
  { database: { queries }, actor, clock }: ActorContext<Learner>,
  { body: { number, coupon = '' } }: InputFor<typeof endpoint>,
): Promise<null> {
  if (!(await wantsCheckoutReminders(queries, actor.id))) throw new AppError('not_allowed')
  if (!(await saveVisit(queries, { learnerId: actor.id, number, coupon, at: clock.now() })))
    throw new AppError('not_found')
  return null
}

/** Mails those who left a checkout yesterday, once for each item. @returns how many were looked at, at most a batch */
export async function remindOfCheckouts(ctx: AppContext): Promise<number> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async ({ tx }) => {
    const due = await findDueReminders(tx, {
      after: new Date(at.getTime() - UNTIL_MS),
      before: new Date(at.getTime() - AFTER_MS),
      limit: remindersAtOnce,
    })
    for (const one of due) {
      if (await wantsCheckoutReminders(tx, one.learnerId)) await mail(ctx, tx, one)
      await markReminded(tx, one, at)
    }
    return due.length
  })
}

type Due = Awaited<ReturnType<typeof findDueReminders>>[number]

async function mail(ctx: AppContext, tx: Tx, { learnerId, sellableId, name, email, item, kind, number, coupon }: Due) {
  const { settings } = await storedSettingsOf(ctx, tx)
  const query = coupon === '' ? '' : `?${new URLSearchParams({ coupon })}`
  await queueMail(ctx, tx, {
    ...checkoutReminderMail({
      siteName: settings.brand.name,
      buyerName: name,
      kind,
      item,
      address: `${ctx.publicUrl}${checkoutPaths[kind]}/${number}${query}`,
      settingsAddress: `${ctx.publicUrl}/profile`,
    }),
    key: `checkout:${learnerId}:${sellableId}`,
    to: { name, address: email },
  })
}

/** What was looked at a month ago is forgotten. */
export const forgetOldCheckouts = ({ database, clock }: AppContext): Promise<number> =>
  deleteOldVisits(database.queries, new Date(clock.now().getTime() - KEPT_MS))
