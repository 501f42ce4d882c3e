import { randomUUID } from 'node:crypto'
import { type Refund, refundableOf } from '../charges.ts'
import type { Gateway } from '../gateway.ts'
import { type Answer, json } from '../http/answers.ts'
import { type Call, headerOf, jsonOf } from '../http/calls.ts'
import { chargeOf, fail, invalid, notFound } from './xendit-answers.ts'
import { refundObject } from './xendit-objects.ts'
import { flawOf, refundSchema } from './xendit-validation.ts'

export function createRefund(gateway: Gateway, call: Call): Answer {
  const parsed = refundSchema.safeParse(jsonOf(call))
  if (!parsed.success) return invalid(flawOf(parsed.error))
  const { payment_request_id, reference_id, reason } = parsed.data
  const charge = chargeOf(gateway, payment_request_id)
  if (!charge) return notFound()
  const reference = reference_id ?? headerOf(call, 'idempotency-key') ?? randomUUID()
  const done = charge.refunds.find((refund) => refund.reference === reference)
  if (done) return json(200, refundObject(charge, done))
  if (charge.captures.length === 0) return fail(400, 'INELIGIBLE_TRANSACTION_STATUS', 'The payment was not captured')
  if (!charge.isRefundable) return fail(403, 'REFUND_NOT_SUPPORTED', 'The channel does not support refunds')
  if (charge.refunds.some(({ status }) => status === 'pending'))
    return fail(400, 'REFUND_IN_PROGRESS', 'Another refund is being processed')
  const left = refundableOf(charge)
  const amount = parsed.data.amount ?? left
  if (amount > left) return fail(400, 'REFUND_AMOUNT_EXCEEDED', 'The amount exceeds what was captured')
  const refund: Refund = {
    id: `rfd-${randomUUID()}`,
    reference,
    amount,
    reason,
    status: 'pending',
    at: gateway.clock.now(),
  }
  gateway.refund(charge, refund)
  // The outcome follows by webhook.
  setImmediate(() => gateway.finishRefund(charge, refund, 'succeeded'))
  return json(200, refundObject(charge, refund))
}

export function findRefunds(gateway: Gateway, { query }: Call): Answer {
  const charge = chargeOf(gateway, query.get('payment_request_id') ?? '')
  return json(200, { data: charge?.refunds.map((refund) => refundObject(charge, refund)) ?? [], has_more: false })
}
