import { type InputFor, paymentStatuses } from '@naikkelas/contract'
import type { refundOrder as endpoint, RefundsOfOrder } from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { issueCreditNote } from '../invoices/index.ts'
import { recordEntry, refundEntry } from '../ledger/index.ts'
import { sendRefundByGateway } from './gateway-refunds.job.ts'
import { isLateRefund, leftOf } from './refund-view.ts'
import { takenBack } from './refund-lines.rules.ts'
import { findSoldLines, insertRefund, lockOrder, type RefundedOrder } from './refunds.repo.ts'
import { refundableAttempt, refundsOf } from './refunds.service.ts'
import { refundIsSent } from './refund-is-sent.ts'

type Body = InputFor<typeof endpoint>['body']

/**
 * Gives back all or a part of what was paid for an order: shares and tax are taken back, the invoice is corrected, and
 * with the last rupiah so is what was bought. Two who decide at once decide once: the second did not know of the first.
 * @throws AppError `nothing_to_refund`, `refund_changed`, `invalid_input`
 */
export async function refundOrder(
  ctx: AdminContext,
  { params: { orderId }, body }: InputFor<typeof endpoint>,
): Promise<RefundsOfOrder> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async (uow) => {
    const { tx, emit } = uow
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw new AppError('not_found')
    requireRefundable(order, body, at)
    const attempt = body.way === 'gateway' ? await refundableAttempt(ctx, tx, orderId) : undefined
    if (body.way === 'gateway' && attempt === undefined) throw refused('way', 'Gateway tidak dapat mengembalikannya')
    const { amount } = body
    const isWhole = amount === leftOf(order)
    const refundId = await insertRefund(tx, {
      orderId,
      caseId: null,
      amount,
      refundedBefore: order.refunded,
      isWhole,
      reason: body.reason,
      lateReason: isLateRefund(order, at) ? (body.lateReason ?? null) : null,
      attemptId: attempt?.id ?? null,
      actorId: ctx.actor.id,
      at,
    })
    const { lines, taxBase, tax } = takenBack(await findSoldLines(tx, orderId), { before: order.refunded, amount })
    await recordEntry(tx, refundEntry(refundId, lines, { orderId, at }))
    await emit('refund.decided', { orderId, refundId, isWhole, at: at.toISOString() })
    if (attempt) await ctx.jobs.enqueue(tx, sendRefundByGateway, { refundId }, { key: refundId })
    else if (body.transfer) await sendNow(ctx, uow, { orderId, refundId, amount, transfer: body.transfer, at })
    await issueCreditNote(tx, { orderId, refundId, amount, taxBase, tax, at })
    return refundsOf(ctx, tx, orderId)
  })
}

function requireRefundable(order: RefundedOrder, { amount, refundedBefore, lateReason }: Body, at: Date) {
  const left = leftOf(order)
  if (order.status !== paymentStatuses.paid || left === 0) throw new AppError('nothing_to_refund')
  if (refundedBefore !== order.refunded) throw new AppError('refund_changed')
  if (amount > left) throw refused('amount', 'Jumlah ini lebih besar dari sisa yang dapat dikembalikan')
  if (isLateRefund(order, at) && (lateReason ?? '') === '')
    throw refused('lateReason', 'Tulis mengapa tetap dikembalikan, karena waktunya sudah lewat')
}

interface Sending extends Pick<Required<Body>, 'amount' | 'transfer'> {
  orderId: string
  refundId: string
  at: Date
}

async function sendNow(ctx: AdminContext, uow: UnitOfWork, { transfer, ...refund }: Sending) {
  if (!(await refundIsSent(uow, refund, { transfer, actorId: ctx.actor.id })))
    throw new Error(`refund ${refund.refundId} was sent before it was decided`)
}

const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })
