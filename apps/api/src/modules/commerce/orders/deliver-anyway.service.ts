import { paymentStatuses } from '@naikkelas/contract'
import type { Rupiah } from '@naikkelas/contract/money'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { holdAgain } from './late-delivery.service.ts'
import { lockOrderOfPurchase, lowerPrice } from './orders.repo.ts'
import { giveUpReplacement } from './receive-payment.service.ts'
import { settleOrder } from './settlement.service.ts'

interface Delivered {
  orderId: string
  /** That came in: less than the total lowers the price, so that the order is of what was paid. */
  amount: Rupiah
  at: Date
}

/**
 * Lets money pay for an order that it did not pay for by itself, because people decided so: also for what is archived or
 * over.
 * @returns false where it cannot be had: the order is paid, its buyer is gone or owns it, or no seat is left
 */
export async function deliverAnyway(uow: UnitOfWork, { orderId, amount, at }: Delivered): Promise<boolean> {
  const order = await lockOrderOfPurchase(uow.tx, orderId)
  if (order === undefined || order.status === paymentStatuses.paid || order.buyerId === null) return false
  const isExpired = order.status === paymentStatuses.expired
  if (isExpired && !(await holdAgain(uow, order, at, { isAnyway: true }))) return false
  if (amount < order.total) await lowerPrice(uow.tx, orderId, order.total - amount)
  await settleOrder(uow, order, at)
  await giveUpReplacement(uow, order, at)
  return true
}
