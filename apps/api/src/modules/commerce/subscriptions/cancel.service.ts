import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type UnitOfWork, within } from '../../../platform/events/index.ts'
import { findActiveLearner } from '../../identity/learners/index.ts'
import { giveUpRenewal, holdRenewal } from '../orders/index.ts'
import { findPackageOrder } from '../packages/index.ts'
import { mailSubscriber } from './mail-subscriber.ts'
import { announceListing } from './partner-listing.ts'
import { renewSubscription } from './renew.service.ts'
import { cancelledMail } from './subscription-mails.rules.ts'
import {
  findRunning,
  findSubscription,
  findSubscriptionBuyers,
  type StoredSubscription,
} from './subscriptions.queries.ts'
import * as repo from './subscriptions.repo.ts'

interface Cancelling {
  by: 'buyer' | 'admin'
  actorId?: string
}

/**
 * Renews it no more: what waits to be paid is given up, what was paid runs to its end. In its days of grace it ends at once.
 * @throws AppError `not_found`, `subscription_over`
 */
export async function cancel(ctx: AppContext, id: string, { by, actorId }: Cancelling): Promise<void> {
  const at = ctx.clock.now()
  const seen = await findSubscription(ctx.database.queries, id)
  if (seen === undefined) throw new AppError('not_found')
  await ctx.unitOfWork(async (uow) => {
    if (seen.buyer !== null) await holdRenewal(uow.tx, seen.buyer.id, seen.sellableId)
    const subscription = await repo.lockSubscription(uow.tx, id)
    if (subscription === undefined || !(await stop(uow, subscription, { by, at, actorId })))
      throw new AppError('subscription_over')
    const buyer = subscription.buyer && (await findActiveLearner(uow.tx, subscription.buyer.id))
    if (buyer)
      await mailSubscriber(ctx, uow.tx, {
        buyer,
        subscription,
        key: `subscription:${id}:cancelled:${at.getTime()}`,
        write: cancelledMail,
      })
  })
  await renewSubscription(ctx, id)
}

interface Stopped {
  by: 'buyer' | 'admin' | 'refund' | 'account'
  actorId?: string | undefined
  at: Date
}

/** @returns false when it was stopped before */
async function stop(uow: UnitOfWork, subscription: StoredSubscription, { by, actorId, at }: Stopped): Promise<boolean> {
  const { id, openCycle, buyer, sellableId, periodEndsAt } = subscription
  if (!(await repo.markCancelled(uow.tx, id, { by, at }))) return false
  if (openCycle !== null) {
    await repo.setCycleState(uow.tx, openCycle.id, 'cancelled')
    if (buyer !== null) await giveUpRenewal(uow, { buyerId: buyer.id, sellableId, at })
  }
  await repo.noteEvent(uow.tx, { subscriptionId: id, kind: 'cancelled', actorId, at })
  await repo.setCheckAt(uow.tx, id, periodEndsAt)
  return true
}

/** A period whose money went back is none: what follows from the others is what is left, and nothing is renewed. */
export const takeBackPeriod = within('refund.decided', async (_, { orderId, isWhole, at }, uow) => {
  if (!isWhole) return
  const { tx } = uow
  const bought = await findPackageOrder(tx, orderId)
  if (bought === undefined) return
  await repo.holdPartner(tx, bought.partnerId)
  const cycle = await repo.findPaidCycle(tx, orderId)
  if (cycle === undefined) return
  const now = new Date(at)
  await repo.setCycleState(tx, cycle.id, 'refunded')
  await repo.noteEvent(tx, { subscriptionId: cycle.subscriptionId, cycleId: cycle.id, kind: 'cycle_refunded', at: now })
  const subscription = await findSubscription(tx, cycle.subscriptionId)
  if (subscription === undefined || subscription.state === 'ended' || cycle.endsAt <= now) return
  const paidUntil = await repo.findPaidUntil(tx, subscription.id)
  const periodEndsAt = paidUntil !== null && paidUntil > now ? paidUntil : now
  await repo.setPeriodEnd(tx, subscription.id, periodEndsAt)
  await stop(uow, { ...subscription, periodEndsAt }, { by: 'refund', at: now })
  if (periodEndsAt > now) return
  await repo.setState(tx, subscription.id, { state: 'ended', at: now })
  await repo.noteEvent(tx, { subscriptionId: subscription.id, kind: 'ended', at: now })
  await announceListing(uow, bought.partnerId, now)
})

/** There is no account left that could be charged. */
export const stopWithAccount = within('user.erased', async ({ clock }, { userId }, uow) => {
  const at = clock.now()
  for (const partnerId of await findSubscriptionBuyers(uow.tx, userId)) {
    await repo.holdPartner(uow.tx, partnerId)
    const running = await findRunning(uow.tx, partnerId)
    if (running !== undefined) await stop(uow, running, { by: 'account', at })
    if (running !== undefined) await repo.forgetToken(uow.tx, running.id)
  }
})
