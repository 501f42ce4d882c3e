import { randomUUID } from 'node:crypto'
import { cardOf, denials, isCardNumber } from '../cards.ts'
import { type Charge, newCharge, refundableOf } from '../charges.ts'
import type { Gateway } from '../gateway.ts'
import { type Answer, json } from '../http/answers.ts'
import { type Call, type Handler, hasBasicSecret, headerOf, jsonOf, type Route } from '../http/calls.ts'
import { isSame } from '../secrets.ts'
import { instructionOf } from './midtrans-instructions.ts'
import { IdempotentAnswers } from './idempotent-answers.ts'
import { transactionObject, written } from './midtrans-objects.ts'
import { cardSchema, checkCharge, flawsOf, refundSchema } from './midtrans-validation.ts'

/** The status of HTTP is 200 for most of what goes wrong: the body says what it was. */
function fail(code: string, message: string, validation_messages?: string[]): Answer {
  const status = code === '401' ? 401 : 200
  return json(status, { status_code: code, status_message: message, id: randomUUID(), validation_messages })
}
const notFound = () => fail('404', "Transaction doesn't exist.")
const unchangeable = () => fail('412', 'Transaction status cannot be updated.')

/** Midtrans' Core API. */
export function midtransRoutes(gateway: Gateway): Route[] {
  const { serverKey } = gateway.accounts.midtrans
  const answers = new IdempotentAnswers(() => gateway.clock.now())
  const secured =
    (handle: Handler): Handler =>
    async (call, ...parts) => {
      if (!hasBasicSecret(call, serverKey))
        return fail('401', 'Transaction cannot be authorized with the current client/server key.')
      gateway.expireDue()
      return await answers.once(headerOf(call, 'idempotency-key'), () => handle(call, ...parts))
    }
  const action = (name: string, handle: (charge: Charge, call: Call) => Answer): Route => ({
    method: 'POST',
    path: new RegExp(`^/v2/([^/]+)/${name}$`),
    handle: secured((call, id = '') => {
      const charge = chargeOf(gateway, id)
      return charge ? handle(charge, call) : notFound()
    }),
  })
  return [
    { method: 'POST', path: /^\/v2\/charge$/, handle: secured((call) => charge(gateway, call)) },
    {
      method: 'GET',
      path: /^\/v2\/([^/]+)\/status$/,
      handle: secured((_, id = '') => {
        const found = chargeOf(gateway, id)
        return found ? json(200, describe(gateway, found, 'Success, transaction is found')) : notFound()
      }),
    },
    action('expire', (found) => {
      if (found.status !== 'pending') return unchangeable()
      gateway.expire(found)
      return json(200, describe(gateway, found, 'Success, transaction is expired', '407'))
    }),
    action('cancel', (found) => {
      // A captured card is voided by it; what was settled stays.
      const isVoidable = found.status === 'paid' && found.channel === 'credit_card'
      if (found.status !== 'pending' && !isVoidable) return unchangeable()
      if (isVoidable) found.captures = []
      found.status = 'pending'
      gateway.cancel(found)
      return json(200, describe(gateway, found, 'Success, transaction is canceled'))
    }),
    action('refund', (found, call) => refund(gateway, found, call)),
    action('refund/online/direct', (found, call) => refund(gateway, found, call)),
  ]
}

/** By its own id or the merchant's. */
function chargeOf({ store }: Gateway, id: string): Charge | undefined {
  const byId = store.charges.get(id)
  return byId?.protocol === 'midtrans' ? byId : store.byReference('midtrans', id)
}

function describe(gateway: Gateway, charge: Charge, message: string, statusCode?: string) {
  return transactionObject({
    charge,
    merchantId: gateway.accounts.midtrans.merchantId,
    pageUrl: gateway.pageUrl('bayar', charge),
    threeDSUrl: gateway.pageUrl('3ds', charge),
    ...(statusCode !== undefined && { statusCode }),
    message,
  })
}

function charge(gateway: Gateway, call: Call): Answer {
  const { store, clock } = gateway
  const at = clock.now()
  const asked = checkCharge(jsonOf(call), at)
  if ('flaws' in asked) return fail('400', 'One or more parameters in the payload is invalid.', asked.flaws)
  const { type, method, orderId, amount, expiresAt } = asked
  if (store.byReference('midtrans', orderId))
    return fail('406', 'The request could not be completed due to a conflict with the current state of the order.')
  const tokenId = type.payment_type === 'credit_card' ? type.credit_card.token_id : undefined
  const card = tokenId === undefined ? undefined : store.cardTokens.get(tokenId)
  if (tokenId !== undefined && card === undefined) return fail('411', 'Token id is missing, invalid, or timed out')
  // It is good for one charge.
  if (tokenId !== undefined) store.cardTokens.delete(tokenId)
  const made = newCharge(
    {
      id: randomUUID(),
      protocol: 'midtrans',
      reference: orderId,
      channel: type.payment_type,
      label: method.label,
      amount,
      asked: {
        bank: type.payment_type === 'bank_transfer' ? type.bank_transfer.bank : undefined,
        store: storeOf(type),
      },
      instruction: instructionOf(method.kind, amount, store.nextNumber()),
      isRefundable: method.isRefundable,
      expiresAt,
      returnUrls: { success: callbackOf(type), failure: callbackOf(type) },
      bankSays: card?.bankSays ?? 'accept',
    },
    at,
  )
  gateway.add(made)
  if (card && !card.needs3ds) {
    if (card.bankSays === 'accept') gateway.pay(made)
    else gateway.decline(made, denials.midtrans[card.bankSays])
  }
  return json(200, describe(gateway, made, `Success, ${method.label} transaction is created`))
}

type PaymentType = Exclude<ReturnType<typeof checkCharge>, { flaws: string[] }>['type']

function storeOf(type: PaymentType): string | undefined {
  return type.payment_type === 'cstore' ? type.cstore.store : undefined
}

function callbackOf(type: PaymentType): string | undefined {
  if (type.payment_type === 'gopay') return type.gopay?.callback_url
  return type.payment_type === 'shopeepay' ? type.shopeepay.callback_url : undefined
}

function refund(gateway: Gateway, charge: Charge, call: Call): Answer {
  const parsed = refundSchema.safeParse(jsonOf(call))
  if (!parsed.success) return fail('400', 'One or more parameters in the payload is invalid.', flawsOf(parsed.error))
  const { refund_key = randomUUID(), reason = '' } = parsed.data
  if (charge.status !== 'paid') return unchangeable()
  if (!charge.isRefundable) return fail('412', 'The payment type cannot be refunded.')
  if (charge.refunds.some(({ reference }) => reference === refund_key))
    return fail('406', 'The refund_key was used before.')
  const amount = parsed.data.amount ?? refundableOf(charge)
  if (amount > refundableOf(charge)) return fail('412', 'The refund amount is more than what is left.')
  gateway.refund(charge, {
    id: refund_key,
    reference: refund_key,
    amount,
    reason,
    status: 'succeeded',
    at: gateway.clock.now(),
  })
  return json(200, {
    ...describe(gateway, charge, 'Success, refund request is approved', '200'),
    refund_key,
    refund_amount: written(amount),
  })
}

/** What the script in the browser sends: the card is judged, and what is kept is a token. */
export function tokenizeCard({ store, accounts }: Gateway, call: Call): Answer {
  const parsed = cardSchema.safeParse(jsonOf(call))
  if (!parsed.success) return fail('400', 'One or more parameters in the payload is invalid.', flawsOf(parsed.error))
  const { client_key, card_number } = parsed.data
  if (!isSame(client_key, accounts.midtrans.clientKey))
    return fail('401', 'Transaction cannot be authorized with the current client/server key.')
  if (!isCardNumber(card_number)) return fail('400', 'card_number is not valid', ['card_number is not valid'])
  const token_id = `${card_number.slice(0, 8)}-${card_number.slice(-4)}-${randomUUID()}`
  store.cardTokens.set(token_id, cardOf(card_number))
  return json(200, { status_code: '200', status_message: 'Credit card token is created as Token ID.', token_id })
}
