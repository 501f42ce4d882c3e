import type { Rupiah } from '@naikkelas/contract/money'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { issueCreditNote } from '../invoices/index.ts'
import { recordEntry, refundEntry, returnEntry } from '../ledger/index.ts'
import { refundIsSent } from './refund-is-sent.ts'
import { takenBack } from './refund-lines.rules.ts'
import { leftOf } from './refund-view.ts'
import { findSoldLines, insertRefund, lockOrder } from './refunds.repo.ts'

/** What the back office reads in place of an admin's reason. */
export const reversalReason = 'Bank menarik kembali pembayaran ini'

interface Reversed {
  orderId: string
  at: Date
}

/**
 * Takes an order back whose money a bank has taken back: as if all that is left of it had been refunded and arrived. Shares
 * and tax are taken back, the invoice is corrected, and what was bought is gone.
 */
export async function reverseSale(uow: UnitOfWork, { orderId, at }: Reversed): Promise<void> {
  const { tx, emit } = uow
  const order = await lockOrder(tx, orderId)
  const amount = order && leftOf(order)
  if (!order || !amount) return
  const { refunded } = order
  const refundId = await insertReversal(uow, {
    orderId,
    caseId: null,
    amount,
    refundedBefore: refunded,
    isWhole: true,
    at,
  })
  const { lines, taxBase, tax } = takenBack(await findSoldLines(tx, orderId), { before: refunded, amount })
  await recordEntry(tx, refundEntry(refundId, lines, { orderId, at }))
  await emit('refund.decided', { orderId, refundId, isWhole: true, at: at.toISOString() })
  await arrived(uow, { orderId, refundId, amount, at })
  await issueCreditNote(tx, { orderId, refundId, amount, taxBase, tax, at })
}

/** The same of money that had paid for nothing: it is gone from what is not allocated. */
export async function reverseUnallocated(
  uow: UnitOfWork,
  { caseId, orderId, amount, at }: Reversed & { caseId: string; amount: Rupiah },
): Promise<void> {
  const refundId = await insertReversal(uow, { orderId, caseId, amount, refundedBefore: 0, isWhole: false, at })
  await recordEntry(uow.tx, returnEntry(refundId, amount, { orderId, at }))
  await arrived(uow, { orderId, refundId, amount, at })
}

type Inserted = Pick<
  Parameters<typeof insertRefund>[1],
  'orderId' | 'caseId' | 'amount' | 'refundedBefore' | 'isWhole' | 'at'
>

const insertReversal = ({ tx }: UnitOfWork, inserted: Inserted): Promise<string> =>
  insertRefund(tx, {
    ...inserted,
    reason: reversalReason,
    lateReason: null,
    attemptId: null,
    actorId: null,
    isReversal: true,
  })

async function arrived(uow: UnitOfWork, refund: Reversed & { refundId: string; amount: Rupiah }): Promise<void> {
  if (!(await refundIsSent(uow, refund, { transfer: null, actorId: null })))
    throw new Error(`reversal ${refund.refundId} was sent before it was recorded`)
}
