import type { RefundTransfer } from '@naikkelas/contract/commerce'
import type { Rupiah } from '@naikkelas/contract/money'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { recordEntry, repaymentEntry } from '../ledger/index.ts'
import { markSent } from './refunds.repo.ts'

interface SentRefund {
  orderId: string
  refundId: string
  amount: Rupiah
  at: Date
}

interface Sender {
  /** Null for one that a gateway gave back. */
  transfer: RefundTransfer | null
  actorId: string | null
}

/** Records, once, that money is back with the buyer. @returns false when it was, or when a gateway may still send it */
export async function refundIsSent({ tx, emit }: UnitOfWork, refund: SentRefund, sender: Sender): Promise<boolean> {
  const { orderId, refundId, amount, at } = refund
  if (!(await markSent(tx, refundId, { ...sender, at }))) return false
  await recordEntry(tx, repaymentEntry(refundId, amount, { orderId, at }))
  await emit('refund.sent', { orderId, refundId, at: at.toISOString() })
  return true
}
