import type { InputFor } from '@naikkelas/contract'
import type { RefundsOfOrder, sendRefund as endpoint } from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { refundIsSent } from './refund-is-sent.ts'
import { findRefunds } from './refunds.queries.ts'
import { lockOrder } from './refunds.repo.ts'
import { refundsOf } from './refunds.service.ts'

/**
 * Records the transfer by which a refund went back that waited for one, or that a gateway refused.
 * @throws AppError `not_found`, `refund_is_sent`
 */
export async function recordTransfer(
  ctx: AdminContext,
  { params: { orderId, refundId }, body: transfer }: InputFor<typeof endpoint>,
): Promise<RefundsOfOrder> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async (uow) => {
    await lockOrder(uow.tx, orderId)
    const refund = (await findRefunds(uow.tx, orderId)).find(({ id }) => id === refundId)
    if (refund === undefined) throw new AppError('not_found')
    const sent = { orderId, refundId, amount: refund.amount, at }
    if (!(await refundIsSent(uow, sent, { transfer, actorId: ctx.actor.id }))) throw new AppError('refund_is_sent')
    return refundsOf(ctx, uow.tx, orderId)
  })
}
