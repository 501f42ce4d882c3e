import { type OrderRefund, refundDays, type RefundsOfOrder } from '@naikkelas/contract/commerce'
import { paymentStatuses } from '@naikkelas/contract'
import { rupiah } from '@naikkelas/contract/money'
import { DAY_MS } from '@naikkelas/contract/time'
import type { PaymentProviderName } from '../payments/index.ts'
import type { StoredRefund } from './refunds.queries.ts'
import type { RefundedOrder } from './refunds.repo.ts'

const gatewayNames: Readonly<Record<PaymentProviderName, string>> = { xendit: 'Xendit', midtrans: 'Midtrans' }

interface Shown {
  order: RefundedOrder
  refunds: readonly StoredRefund[]
  /** That can give the money back. */
  gateway: PaymentProviderName | null
  now: Date
}

export function refundsView({ order, refunds, gateway, now }: Shown): RefundsOfOrder {
  return {
    items: refunds.map(refundView),
    left: leftOf(order),
    refunded: order.refunded,
    isLate: isLateRefund(order, now),
    gateway: gateway && gatewayNames[gateway],
  }
}

/** What can still go back: nothing of an order that is not paid. */
export const leftOf = ({ status, total, refunded }: RefundedOrder) =>
  rupiah(status === paymentStatuses.paid ? total - refunded : 0)

/** Whether the time is over within which money is given back as a matter of course. */
export const isLateRefund = ({ paidAt }: Pick<RefundedOrder, 'paidAt'>, now: Date): boolean =>
  paidAt !== null && now.getTime() > paidAt.getTime() + refundDays * DAY_MS

function refundView({ provider, decidedAt, sentAt, orderId: _, isReversal: __, ...same }: StoredRefund): OrderRefund {
  return {
    ...same,
    gateway: provider && gatewayNames[provider],
    decidedAt: decidedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}
