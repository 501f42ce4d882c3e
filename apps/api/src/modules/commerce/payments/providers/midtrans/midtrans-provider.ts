import type { MidtransAccount } from '../../../../../ports/payment-accounts.ts'
import type { Clock } from '../../../../../platform/clock.ts'
import type { Payment, PaymentProvider, PaymentRequest, Refund, RefundRequest } from '../../payment-provider.ts'
import { PaymentProviderError } from '../../payment-provider-error.ts'
import { channelsOf, refuseUnavailable } from '../channels-of.ts'
import { createMidtransApi, type MidtransApi } from './midtrans-api.ts'
import { midtransChannels } from './midtrans-channels.ts'
import * as transform from './midtrans-transform.ts'
import { parseMidtransWebhook } from './midtrans-webhook.ts'

/** Midtrans' Core API (docs.midtrans.com). A card is a token of the browser before it is charged. */
export function createMidtransProvider(account: MidtransAccount, clock: Clock): PaymentProvider {
  const api = createMidtransApi(account)
  const channels = channelsOf(midtransChannels, account.channels)
  return {
    name: 'midtrans',
    channels,
    cardEntry: { when: 'beforeCreate', publishableKey: account.clientKey, scriptUrl: account.scriptUrl },
    async create(request) {
      refuseUnavailable('midtrans', channels, request)
      return transform.paymentOf(await charge(api, request, clock.now()))
    },
    get: async (providerId) => transform.paymentOf(await api.getStatus(providerId)),
    findByReference: (reference) => findByReference(api, reference),
    cancel: (providerId) => cancel(api, providerId),
    refund: (request) => refund(api, request),
    async findRefund({ providerId, reference }) {
      const refunds = transform.refundsOf(await api.getStatus(providerId))
      return refunds.find((made) => made.reference === reference)
    },
    parseWebhook: (message) => parseMidtransWebhook(account, message),
  }
}

async function charge(api: MidtransApi, request: PaymentRequest, now: Date) {
  const body = transform.chargeBody(request, now)
  const isWithoutToken = request.channel === 'card' && request.cardToken === undefined
  const isWithoutPhone = request.channel === 'ovo' && request.payer.phone === undefined
  if (body === undefined || isWithoutToken || isWithoutPhone)
    throw new PaymentProviderError({
      provider: 'midtrans',
      code: 'invalid_request',
      detail: `${request.channel} lacks what it is charged with`,
    })
  return await api.charge(body, transform.idempotencyKey('charge', request.reference))
}

async function findByReference(api: MidtransApi, reference: string): Promise<Payment | undefined> {
  try {
    return transform.paymentOf(await api.getStatus(reference))
  } catch (error) {
    if (error instanceof PaymentProviderError && error.code === 'not_found') return undefined
    throw error
  }
}

async function cancel(api: MidtransApi, providerId: string): Promise<Payment> {
  try {
    await api.expire(providerId)
  } catch (error) {
    // Paid, expired or cancelled already: how it is now is the answer.
    if (!(error instanceof PaymentProviderError) || error.code !== 'wrong_state') throw error
  }
  return transform.paymentOf(await api.getStatus(providerId))
}

async function refund(api: MidtransApi, { providerId, reference, amount, reason }: RefundRequest): Promise<Refund> {
  const made = await api.getStatus(providerId)
  const done = transform.refundsOf(made).find((one) => one.reference === reference)
  if (done) return done
  if (amount > transform.refundableOf(made))
    throw new PaymentProviderError({
      provider: 'midtrans',
      code: 'refund_too_large',
      detail: `${amount} of ${transform.refundableOf(made)}`,
    })
  const body = { refund_key: reference, amount, reason: transform.refundReasons[reason] }
  const key = transform.idempotencyKey('refund', reference)
  const send = made.payment_type === 'credit_card' ? api.refund : api.refundDirectly
  const { refund_key, refund_amount } = await send(made.transaction_id, body, key)
  return { id: refund_key, reference: refund_key, amount: refund_amount, outcome: 'succeeded' }
}
