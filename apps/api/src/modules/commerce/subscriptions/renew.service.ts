import type { Learner } from '@naikkelas/contract/identity'
import type { AppContext } from '../../../app-context.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { findActiveLearner } from '../../identity/learners/index.ts'
import { chargeSaved, giveUpRenewal, holdRenewal, openInvoice, renewalOrder } from '../orders/index.ts'
import { findLatestAttempt, keeperOf, startAttempt } from '../payments/index.ts'
import { mailSubscriber } from './mail-subscriber.ts'
import { announceListing } from './partner-listing.ts'
import { endOfGrace, nextStep, nextTry, type Step } from './schedule.rules.ts'
import * as mails from './subscription-mails.rules.ts'
import { findSubscription, type StoredSubscription } from './subscriptions.queries.ts'
import * as repo from './subscriptions.repo.ts'

interface Renewing {
  subscription: StoredSubscription
  /** Null where no account buys for the partner any more. */
  buyer: Learner | null
  at: Date
}

/** Steps that can be due at once after a pause of the whole system. */
const STEPS_AT_MOST = 5

/**
 * Does what is due about one subscription. Gateways are asked once the transaction has committed. Two processes that
 * arrive at once follow each other, and the second finds nothing due.
 */
export async function renewSubscription(ctx: AppContext, id: string): Promise<void> {
  const at = ctx.clock.now()
  const seen = await findSubscription(ctx.database.queries, id)
  if (seen === undefined) return
  const attempts = await ctx.unitOfWork(async (uow) => {
    if (seen.buyer !== null) await holdRenewal(uow.tx, seen.buyer.id, seen.sellableId)
    const started: string[] = []
    for (let step = 0; step < STEPS_AT_MOST; step += 1) {
      const subscription = await repo.lockSubscription(uow.tx, id)
      const due = subscription && nextStep(subscription)
      if (!due) break
      if (due.at > at) {
        await repo.setCheckAt(uow.tx, id, due.at)
        break
      }
      const buyer = subscription.buyer && (await findActiveLearner(uow.tx, subscription.buyer.id))
      const attemptId = await take(ctx, uow, due.step, { subscription, buyer: buyer ?? null, at })
      if (attemptId !== null) started.push(attemptId)
    }
    return started
  })
  for (const attemptId of attempts) await startAttempt(ctx, attemptId)
}

/** @returns an attempt that is to be started; null where none is */
function take(ctx: AppContext, uow: UnitOfWork, step: Step, renewing: Renewing): Promise<string | null> {
  switch (step) {
    case 'renew':
      return announce(ctx, uow, renewing)
    case 'try':
      return tryAgain(ctx, uow, renewing)
    case 'grace':
      return enterGrace(uow, renewing)
    case 'end':
      return end(ctx, uow, renewing)
    default:
      return step satisfies never
  }
}

/** The period that follows: charged in some days, or an invoice now. */
async function announce(
  ctx: AppContext,
  uow: UnitOfWork,
  { subscription, buyer, at }: Renewing,
): Promise<string | null> {
  const { tx } = uow
  const { id: subscriptionId, periodEndsAt } = subscription
  const cycleId = await repo.insertCycle(tx, subscriptionId, at)
  await repo.noteEvent(tx, { subscriptionId, cycleId, kind: 'cycle_created', at })
  if (buyer === null) return null
  if (savedOf(ctx, subscription) === null) return openOrder(ctx, uow, { subscription, buyer, at, cycleId })
  const chargedAt = nextTry(periodEndsAt, { tries: 0, triedAt: null }) ?? periodEndsAt
  await mailSubscriber(ctx, tx, {
    buyer,
    subscription,
    key: `cycle:${cycleId}:announced`,
    write: (mail) => mails.chargeAnnouncedMail(mail, chargedAt),
  })
  return null
}

interface Opening {
  subscription: StoredSubscription
  buyer: Learner
  at: Date
  cycleId: string
}

/** The order of a period, by an invoice. Its buyer is mailed how it is paid as of any order. */
async function openOrder(ctx: AppContext, uow: UnitOfWork, opening: Opening): Promise<string | null> {
  const order = await orderOfCycle(ctx, uow, { ...opening, saved: null })
  const last = await findLatestAttempt(uow.tx, order.id)
  return last === undefined ? openInvoice(ctx, uow, { order, phone: opening.buyer.phone }) : null
}

async function orderOfCycle(
  ctx: AppContext,
  uow: UnitOfWork,
  { subscription, buyer, at, cycleId, saved }: Opening & { saved: StoredSubscription['saved'] },
) {
  const { sellableId, price, months, partner, periodEndsAt } = subscription
  const order = await renewalOrder(ctx, uow, {
    buyer,
    sellableId,
    price,
    package: { refusal: null, months, partnerId: partner.id, isTrial: false },
    saved,
    expiresAt: endOfGrace(periodEndsAt, { triedAt: at }),
    at,
  })
  await repo.setCycleOrder(uow.tx, cycleId, order.id)
  return order
}

/** Charges what was saved, or reminds of the invoice. */
async function tryAgain(
  ctx: AppContext,
  uow: UnitOfWork,
  { subscription, buyer, at }: Renewing,
): Promise<string | null> {
  const { openCycle } = subscription
  if (openCycle === null) throw new Error(`subscription ${subscription.id} has no period to be paid`)
  await repo.countTryOf(uow.tx, openCycle.id, at)
  if (buyer === null) return null
  const opening = { subscription, buyer, at, cycleId: openCycle.id }
  const saved = savedOf(ctx, subscription)
  if (saved !== null) {
    const order = await orderOfCycle(ctx, uow, { ...opening, saved })
    // The buyer may be paying it at this moment.
    const last = await findLatestAttempt(uow.tx, order.id)
    if (last?.state === 'created' || last?.state === 'requires_action') return null
    return chargeSaved(ctx, uow, { order, saved })
  }
  const attemptId = await openOrder(ctx, uow, opening)
  await mailSubscriber(ctx, uow.tx, {
    buyer,
    subscription,
    key: `cycle:${openCycle.id}:reminder:${openCycle.tries + 1}`,
    write: (mail) => mails.invoiceReminderMail(mail, endOfGrace(subscription.periodEndsAt, { triedAt: at })),
  })
  return attemptId
}

async function enterGrace({ tx }: UnitOfWork, { subscription, at }: Renewing): Promise<null> {
  await repo.setState(tx, subscription.id, { state: 'grace', at })
  await repo.noteEvent(tx, { subscriptionId: subscription.id, cycleId: subscription.openCycle?.id, kind: 'grace', at })
  return null
}

async function end(ctx: AppContext, uow: UnitOfWork, { subscription, buyer, at }: Renewing): Promise<null> {
  const { tx } = uow
  const { id: subscriptionId, openCycle } = subscription
  if (openCycle !== null) {
    await repo.setCycleState(tx, openCycle.id, 'failed')
    await repo.noteEvent(tx, { subscriptionId, cycleId: openCycle.id, kind: 'cycle_failed', at })
    if (subscription.buyer !== null)
      await giveUpRenewal(uow, { buyerId: subscription.buyer.id, sellableId: subscription.sellableId, at })
  }
  await repo.setState(tx, subscriptionId, { state: 'ended', at })
  await repo.noteEvent(tx, { subscriptionId, kind: 'ended', at })
  await announceListing(uow, subscription.partner.id, at)
  if (buyer !== null)
    await mailSubscriber(ctx, tx, {
      buyer,
      subscription,
      key: `subscription:${subscriptionId}:ended`,
      write: mails.endedMail,
    })
  return null
}

/** What is charged; null where nothing was saved, or its gateway is not there any more. */
const savedOf = (ctx: AppContext, { saved }: StoredSubscription) =>
  saved !== null && keeperOf(ctx, saved) !== undefined ? saved : null
