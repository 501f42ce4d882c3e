import { within } from '../../../platform/events/index.ts'
import { reversalReason, reverseSale, reverseUnallocated } from '../refunds/index.ts'
import { findPaymentsOfAttempt, markDecided } from './payment-cases.repo.ts'

/**
 * Takes back what money did that its bank took back: what it paid for, or the case that it was of. What people have
 * already sent back or kept of it is a loss, which they are alerted of.
 */
export const takeBackReversed = within('payment.reversed', async (ctx, { orderId, attemptId, at }, uow) => {
  const now = new Date(at)
  for (const { caseId, decision, amount } of await findPaymentsOfAttempt(uow.tx, attemptId)) {
    if (caseId === null || decision === 'deliver') await reverseSale(uow, { orderId, at: now })
    else if (decision === null) {
      await markDecided(uow.tx, caseId, { decision: 'repay', reason: reversalReason, actorId: null, at: now })
      await reverseUnallocated(uow, { caseId, orderId, amount, at: now })
    } else ctx.onFailure(new Error(`money of order ${orderId} was taken back after its case was decided`), 'reversal')
  }
})
