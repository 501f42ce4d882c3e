import type { RefundTransfer } from '@naikkelas/contract/commerce'
import type { Rupiah } from '@naikkelas/contract/money'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { recordEntry, returnEntry } from '../ledger/index.ts'
import { sendRefundByGateway } from './gateway-refunds.job.ts'
import { refundIsSent } from './refund-is-sent.ts'
import { insertRefund } from './refunds.repo.ts'
import { refundingProvider } from './refunds.service.ts'

interface Returned {
  caseId: string
  orderId: string
  amount: Rupiah
  reason: string
  way: 'transfer' | 'gateway'
  transfer?: RefundTransfer | undefined
  /** That took the money; null for a transfer. */
  attemptId: string | null
  at: Date
}

/**
 * Gives money back that paid for nothing: no share is taken back, and nothing that was bought. It is owed until it has
 * left, like every refund.
 * @throws AppError `invalid_input` where the gateway cannot give it back
 */
export async function refundUnallocated(ctx: AdminContext, uow: UnitOfWork, returned: Returned): Promise<void> {
  const { caseId, orderId, amount, reason, way, transfer, attemptId, at } = returned
  const { tx } = uow
  const isByGateway = way === 'gateway'
  if (isByGateway && (await refundingProvider(ctx, tx, attemptId)) === null)
    throw new AppError('invalid_input', {
      fields: [{ path: 'way', message: 'Gateway tidak dapat mengembalikannya' }],
    })
  const refundId = await insertRefund(tx, {
    orderId,
    caseId,
    amount,
    refundedBefore: 0,
    isWhole: false,
    reason,
    lateReason: null,
    attemptId: isByGateway ? attemptId : null,
    actorId: ctx.actor.id,
    at,
  })
  await recordEntry(tx, returnEntry(refundId, amount, { orderId, at }))
  if (isByGateway) await ctx.jobs.enqueue(tx, sendRefundByGateway, { refundId }, { key: refundId })
  else if (transfer) await refundIsSent(uow, { orderId, refundId, amount, at }, { transfer, actorId: ctx.actor.id })
}
