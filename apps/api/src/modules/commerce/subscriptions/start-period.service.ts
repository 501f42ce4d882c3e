import type { AppContext } from '../../../app-context.ts'
import { type UnitOfWork, within } from '../../../platform/events/index.ts'
import { endEntitlementsAt } from '../orders/index.ts'
import { findPackageOrder, type PackageOrder } from '../packages/index.ts'
import { findPayingAttempt, keeperOf, type SavedWay } from '../payments/index.ts'
import { announceListing } from './partner-listing.ts'
import { nextPeriod } from './period.rules.ts'
import { nextStep } from './schedule.rules.ts'
import * as repo from './subscriptions.repo.ts'
import { findRunning } from './subscriptions.queries.ts'

/** A package was paid, the first time or again: its period begins in the transaction of the payment. */
export const startPaidPeriod = within('order.paid', async (ctx, { orderId, at }, uow) => {
  const bought = await findPackageOrder(uow.tx, orderId)
  if (bought !== undefined) await startPeriod(ctx, uow, bought, new Date(at))
})

async function startPeriod(ctx: AppContext, uow: UnitOfWork, bought: PackageOrder, at: Date): Promise<void> {
  const { tx } = uow
  const { orderId, partnerId, sellableId, months, price } = bought
  await repo.holdPartner(tx, partnerId)
  const running = await findRunning(tx, partnerId)
  const id = running?.id ?? (await repo.insertSubscription(tx, { partnerId, sellableId, months, price, at }))
  const cycleId = running?.openCycle?.id ?? (await newCycle(tx, id, at))
  const period = nextPeriod({
    series: (await repo.findSeries(tx, id)) ?? null,
    runsUntil: running?.periodEndsAt ?? null,
    months,
    paidAt: at,
  })
  const saved = await savedBy(ctx, tx, orderId)
  await repo.payCycle(tx, cycleId, { orderId, ...period })
  await repo.startPeriod(tx, id, { sellableId, months, price, saved, periodEndsAt: period.endsAt })
  await endEntitlementsAt(tx, orderId, period.endsAt)
  if (running?.isCancelled === true) await repo.noteEvent(tx, { subscriptionId: id, kind: 'resumed', at })
  await repo.noteEvent(tx, { subscriptionId: id, cycleId, kind: 'cycle_succeeded', at })
  const next = nextStep({ state: 'active', periodEndsAt: period.endsAt, isCancelled: false, openCycle: null })
  if (next) await repo.setCheckAt(tx, id, next.at)
  if (running === undefined) await announceListing(uow, partnerId, at)
}

async function newCycle(tx: UnitOfWork['tx'], subscriptionId: string, at: Date): Promise<string> {
  const cycleId = await repo.insertCycle(tx, subscriptionId, at)
  await repo.noteEvent(tx, { subscriptionId, cycleId, kind: 'cycle_created', at })
  return cycleId
}

/** What renewals charge from now on: what paid this order, where it was saved. */
async function savedBy(ctx: AppContext, tx: UnitOfWork['tx'], orderId: string): Promise<SavedWay | null> {
  const attempt = await findPayingAttempt(tx, orderId)
  const token = attempt?.savedToken ?? attempt?.chargedToken ?? null
  if (attempt === undefined || token === null || keeperOf(ctx, attempt) === undefined) return null
  return { provider: attempt.provider, channel: attempt.channel, token }
}
