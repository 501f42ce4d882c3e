import { type Order, type OwnRefund, sellableAddress } from '@naikkelas/contract/commerce'
import { paymentStatuses } from '@naikkelas/contract'
import type { StoredRefund } from '../refunds/index.ts'
import type { StoredOrder } from './orders.repo.ts'

/** An order as its buyer sees it: one whose time is over has expired, also before the job has noticed. */
export function orderView(order: StoredOrder, now: Date): Order {
  const isOverdue = order.status === paymentStatuses.waitingForPayment && order.expiresAt <= now
  return {
    code: order.code,
    status: isOverdue ? paymentStatuses.expired : order.status,
    isLate: order.isLate,
    item: {
      number: order.item.number,
      kind: order.item.kind,
      name: order.item.name,
      address: sellableAddress(order.item),
    },
    mode: order.mode,
    method: order.method,
    channel: order.channel,
    price: order.price,
    discount: order.discount,
    total: order.total,
    coupon: order.coupon,
    refunded: order.refunded,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    expiredAt: isOverdue ? order.expiresAt.toISOString() : (order.expiredAt?.toISOString() ?? null),
  }
}

/** Without what the team wrote to itself. */
export function ownRefundView({
  id,
  amount,
  isWhole,
  caseId,
  decidedAt,
  sentAt,
  creditNoteNumber,
}: StoredRefund): OwnRefund {
  return {
    id,
    amount,
    isWhole,
    isUnallocated: caseId !== null,
    decidedAt: decidedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    creditNoteNumber,
  }
}
