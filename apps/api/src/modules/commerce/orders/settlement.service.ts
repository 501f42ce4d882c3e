import { paymentStatuses } from '@naikkelas/contract'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { consumeCoupon } from '../coupons/index.ts'
import { recordEntry, saleEntry, sharesOf, type SharedLine } from '../ledger/index.ts'
import { insertEntitlements } from './entitlements.repo.ts'
import { countSale, findItemById } from './ordered-items.repo.ts'
import { findOrderLines, markPaid, type OrderLine, type StoredOrder } from './orders.repo.ts'
import { endOf, isHadOnce } from './sale.rules.ts'

/**
 * Makes an order paid, once, in one transaction with what it entitles to and the ledger's entry of the sale. The money that
 * pays for it has been recorded before.
 * @param order locked, waiting or expired, with a buyer
 */
export async function settleOrder(uow: UnitOfWork, order: StoredOrder, at: Date): Promise<void> {
  const { tx, emit } = uow
  if (order.buyerId === null) throw new Error(`order ${order.code} has no buyer whom it could entitle`)
  const isLate = order.status === paymentStatuses.expired
  const lines = await findOrderLines(tx, order.id)
  await markPaid(tx, { id: order.id, isLate, at })
  await consumeCoupon(tx, order.id, at)
  for (const line of lines) await grantLine(uow, { learnerId: order.buyerId, line, at })
  const entry = saleEntry(lines.map(sharedLine), { orderId: order.id, at })
  if (entry !== null) await recordEntry(tx, entry)
  await emit('order.paid', { orderId: order.id, at: at.toISOString() })
}

function sharedLine(line: OrderLine): SharedLine {
  return { shares: sharesOf(line), partnerId: line.partnerId, affiliateCodeId: line.affiliateCodeId }
}

/** Of a bundle, each course in it. */
async function grantLine(
  { tx }: UnitOfWork,
  { learnerId, line, at }: { learnerId: string; line: OrderLine; at: Date },
) {
  const item = await findItemById(tx, line.sellableId)
  if (item === undefined) throw new Error(`order line ${line.id} is of an item that is gone`)
  await insertEntitlements(tx, {
    learnerId,
    orderLineId: line.id,
    sellableIds: item.bundledIds.length > 0 ? item.bundledIds : [item.id],
    isSingle: isHadOnce(line.kind),
    at,
    endsAt: endOf({ days: item.days, grantedAt: at }),
  })
  await countSale(tx, item.id)
}
