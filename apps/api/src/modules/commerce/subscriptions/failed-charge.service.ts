import { within } from '../../../platform/events/index.ts'
import { findActiveLearner } from '../../identity/learners/index.ts'
import { findLatestAttempt } from '../payments/index.ts'
import { mailSubscriber } from './mail-subscriber.ts'
import { endOfGrace, nextTry } from './schedule.rules.ts'
import { chargeFailedMail } from './subscription-mails.rules.ts'
import { findSubscriptionOfOrder } from './subscriptions.queries.ts'
import * as repo from './subscriptions.repo.ts'

/** What was saved could not be charged: the buyer gets a mail with the reason and what comes next. */
export const noteFailedCharge = within('payment.failed', async (ctx, { orderId, attemptId, at }, { tx }) => {
  const attempt = await findLatestAttempt(tx, orderId)
  // A buyer who pays by hand sees at once what went wrong.
  if (attempt?.id !== attemptId || attempt.chargedToken === null) return
  const seen = await findSubscriptionOfOrder(tx, orderId)
  const subscription = seen && (await repo.lockSubscription(tx, seen.id))
  const cycle = subscription?.openCycle
  if (!subscription || !cycle || cycle.orderId !== orderId) return
  await repo.setCycleState(tx, cycle.id, 'retrying')
  await repo.noteEvent(tx, {
    subscriptionId: subscription.id,
    cycleId: cycle.id,
    kind: 'cycle_retrying',
    at: new Date(at),
  })
  const buyer = subscription.buyer && (await findActiveLearner(tx, subscription.buyer.id))
  if (!buyer) return
  const { periodEndsAt } = subscription
  const next = { triedAgainAt: nextTry(periodEndsAt, cycle), graceEndsAt: endOfGrace(periodEndsAt, cycle) }
  await mailSubscriber(ctx, tx, {
    buyer,
    subscription,
    key: `attempt:${attemptId}:failed`,
    write: (mail) => chargeFailedMail(mail, { failure: attempt.failure, ...next }),
  })
})
