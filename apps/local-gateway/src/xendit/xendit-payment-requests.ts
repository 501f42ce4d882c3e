import { randomUUID } from 'node:crypto'
import { type Charge, newCharge } from '../charges.ts'
import type { Gateway } from '../gateway.ts'
import { type Answer, json } from '../http/answers.ts'
import { type Call, jsonOf } from '../http/calls.ts'
import { digits, outletCode, qrText } from '../numbers.ts'
import { chargeOf, fail, invalid, notFound, requestOf } from './xendit-answers.ts'
import { defaultLifeMs, type XenditChannel } from './xendit-channels.ts'
import { paymentObject, tokenObject } from './xendit-objects.ts'
import { amountOf, checkPaymentRequest, flawOf, savedChargeSchema } from './xendit-validation.ts'

export function createPaymentRequest(gateway: Gateway, call: Call): Answer {
  if (isOfToken(jsonOf(call))) return chargeToken(gateway, call)
  const { store, clock } = gateway
  const at = clock.now()
  const checked = checkPaymentRequest(jsonOf(call), at)
  if ('flaw' in checked) return invalid(checked.flaw)
  const { body, channel } = checked
  // The documentation prints this code for a reference that was used before.
  if (store.byReference('xendit', body.reference_id))
    return fail(409, 'DATA_NOT_FOUND', 'A payment request with this reference_id already exists')
  const { type, capture_method, channel_properties, description, metadata } = body
  const { expires_at, success_return_url, failure_return_url } = channel_properties
  const charge = newCharge(
    {
      id: `pr-${randomUUID()}`,
      protocol: 'xendit',
      reference: body.reference_id,
      channel: body.channel_code,
      label: channel.label,
      amount: body.request_amount,
      asked: { type, capture_method, channel_properties, description, metadata },
      instruction: instructionOf(channel, body.request_amount, store.nextNumber()),
      isReusable: type === 'REUSABLE_PAYMENT_CODE',
      isSaved: type === 'PAY_AND_SAVE',
      isRefundable: channel.isRefundable,
      expiresAt: expires_at === undefined ? at + defaultLifeMs[channel.kind] : Date.parse(expires_at),
      returnUrls: { success: success_return_url, failure: failure_return_url },
    },
    at,
  )
  gateway.add(charge)
  return json(201, requestOf(gateway, charge))
}

const isOfToken = (body: unknown) => typeof body === 'object' && body !== null && 'payment_token_id' in body

/** Charges a way to pay that was kept, without its payer. */
function chargeToken(gateway: Gateway, call: Call): Answer {
  const { store, clock } = gateway
  const parsed = savedChargeSchema.safeParse(jsonOf(call))
  if (!parsed.success) return invalid(flawOf(parsed.error))
  const { reference_id, request_amount, payment_token_id, channel_properties, description } = parsed.data
  if (store.byReference('xendit', reference_id))
    return fail(409, 'DATA_NOT_FOUND', 'A payment request with this reference_id already exists')
  const token = store.tokens.get(payment_token_id)
  if (!token) return fail(400, 'INVALID_TOKEN', 'The payment token is not active')
  if (token.channel === 'CARDS' && channel_properties.skip_three_ds !== true)
    return invalid('channel_properties.skip_three_ds: is required, because no payer can pass 3DS')
  const at = clock.now()
  const charge = newCharge(
    {
      id: `pr-${randomUUID()}`,
      protocol: 'xendit',
      reference: reference_id,
      channel: token.channel,
      label: token.label,
      amount: request_amount,
      asked: { type: 'PAY', capture_method: 'AUTOMATIC', channel_properties, description },
      instruction: { kind: 'app' },
      isRefundable: true,
      expiresAt: at + defaultLifeMs.page,
      tokenId: token.id,
    },
    at,
  )
  gateway.chargeToken(charge, token)
  return json(201, requestOf(gateway, charge))
}

export function getPaymentToken({ store, accounts, clock }: Gateway, id: string): Answer {
  const token = store.tokens.get(id)
  return token ? json(200, tokenObject(accounts.xendit.businessId, token, clock.now())) : notFound()
}

function instructionOf({ kind, prefix }: XenditChannel, amount: number, number: number): Charge['instruction'] {
  switch (kind) {
    case 'number':
      return { kind, number: `${prefix}${digits(11, number)}` }
    case 'code':
      return { kind, code: outletCode(number) }
    case 'qr':
      return { kind, text: qrText(amount, number) }
    default:
      return { kind: 'page' }
  }
}

export function getPaymentRequest(gateway: Gateway, id: string): Answer {
  const charge = chargeOf(gateway, id)
  return charge ? json(200, requestOf(gateway, charge)) : notFound()
}

export function findPaymentRequests(gateway: Gateway, { query }: Call): Answer {
  const found = gateway.store.byReference('xendit', query.get('reference_id') ?? '')
  return json(200, { data: found ? [requestOf(gateway, found)] : [], has_more: false })
}

export function cancelPaymentRequest(gateway: Gateway, id: string): Answer {
  const charge = chargeOf(gateway, id)
  if (!charge) return notFound()
  if (!gateway.cancel(charge)) return invalid(`The payment request is ${charge.status} and cannot be cancelled`)
  return json(200, requestOf(gateway, charge))
}

/** As a payer would, in test mode. */
export function simulatePayment(gateway: Gateway, call: Call, id: string): Answer {
  const charge = chargeOf(gateway, id)
  if (!charge) return notFound()
  const amount = amountOf(jsonOf(call))
  if (amount === undefined) return invalid('amount: is required')
  if (!gateway.pay(charge, amount)) return invalid(`The payment request is ${charge.status}`)
  return json(200, { status: 'PENDING', message: 'A simulated payment is being processed' })
}

export function getPayment({ store, accounts }: Gateway, id: string): Answer {
  const charge = store.paid.get(id)
  if (charge?.protocol !== 'xendit') return notFound()
  return json(200, paymentObject({ businessId: accounts.xendit.businessId, charge, paymentId: id }))
}
