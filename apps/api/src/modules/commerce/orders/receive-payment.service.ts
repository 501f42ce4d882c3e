import { paymentStatuses } from '@naikkelas/contract'
import { rupiah } from '@naikkelas/contract/money'
import { type UnitOfWork, within } from '../../../platform/events/index.ts'
import { captureEntry, recordEntry } from '../ledger/index.ts'
import { expireOrders } from './expiry.service.ts'
import { holdAgain } from './late-delivery.service.ts'
import { findOpenOrder, lockOrderOfPurchase, type StoredOrder } from './orders.repo.ts'
import { paymentOutcome } from './sale.rules.ts'
import { settleOrder } from './settlement.service.ts'
import { insertPayment, insertPaymentCase, type NewPayment } from './transactions.repo.ts'

type Received = Omit<NewPayment, 'orderId' | 'at'>

/**
 * Records money that came in for an order, and what it does: it pays the order, or becomes a case that people decide on.
 * A capture that was recorded before changes nothing.
 * @param order locked by `lockOrderOfPurchase`
 */
export async function receivePayment(
  uow: UnitOfWork,
  order: StoredOrder,
  { at, ...received }: Received & { at: Date },
): Promise<void> {
  const { tx } = uow
  const { id: orderId } = order
  const { amount } = received
  const paymentId = await insertPayment(tx, { ...received, orderId, at })
  if (paymentId === undefined) return
  await recordEntry(tx, captureEntry(paymentId, amount, { orderId, at }))
  const outcome = paymentOutcome({ ...order, amount, isDeliverable: await isDeliverable(uow, order, amount, at) })
  if (outcome !== 'pays') return insertPaymentCase(tx, { orderId, paymentId, kind: outcome, at })
  await settleOrder(uow, order, at)
  await giveUpReplacement(uow, order, at)
}

/** Of an order that has expired: takes again what it had given back, if the amount would pay it. */
function isDeliverable(uow: UnitOfWork, order: StoredOrder, amount: number, at: Date): boolean | Promise<boolean> {
  if (order.buyerId === null) return false
  if (order.status !== paymentStatuses.expired || amount !== order.total) return true
  return holdAgain(uow, order, at)
}

/** An order that took the place of one that is now paid is not to be paid as well. */
export async function giveUpReplacement(uow: UnitOfWork, { id, buyerId, sellableId }: StoredOrder, at: Date) {
  const open = buyerId === null ? undefined : await findOpenOrder(uow.tx, buyerId, sellableId)
  if (open && open.id !== id) await expireOrders(uow, [open.id], at)
}

/** What a gateway has captured, in the transaction that notes it at the attempt. */
export const receiveCaptures = within('payment.captured', async (_, { orderId, attemptId, captures, at }, uow) => {
  for (const capture of captures) {
    const order = await lockOrderOfPurchase(uow.tx, orderId)
    if (order === undefined) throw new Error(`money came for order ${orderId}, which is gone`)
    await receivePayment(uow, order, {
      amount: rupiah(capture.amount),
      attempt: { id: attemptId, captureId: capture.id },
      actorId: null,
      note: '',
      at: new Date(at),
    })
  }
})
