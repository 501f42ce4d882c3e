import { createHash } from 'node:crypto'
import type { PaymentFailure } from '@naikkelas/contract/commerce'
import { sumRupiah } from '@naikkelas/contract/money'
import { clockInWib } from '@naikkelas/contract/time'
import type { Payment, PaymentAction, PaymentOutcome, PaymentRequest, Refund } from '../../payment-provider.ts'
import type { PaymentProviderErrorCode } from '../../payment-provider-error.ts'
import { midtransCodes } from './midtrans-channels.ts'
import type { MidtransTransaction } from './midtrans-shapes.ts'

/** The least that Midtrans takes. */
const MIN_EXPIRY_SECONDS = 20

/** The body of POST /v2/charge; undefined for a channel that the Core API does not charge. */
export function chargeBody(request: PaymentRequest, now: Date) {
  const method = methodOf(request)
  if (method === undefined) return undefined
  const { reference, amount, channel, payer, expiresAt } = request
  const seconds = Math.max(MIN_EXPIRY_SECONDS, Math.round((expiresAt.getTime() - now.getTime()) / 1000))
  const isExpirySet = channel !== 'card' && channel !== 'ovo'
  return {
    ...method,
    transaction_details: { order_id: reference, gross_amount: amount },
    customer_details: { first_name: payer.name.slice(0, 100), email: payer.email, phone: payer.phone },
    ...(isExpirySet && { custom_expiry: { order_time: clockOf(now), expiry_duration: seconds, unit: 'second' } }),
  }
}

/** `2026-11-20 10:00:00 +0700`. */
const clockOf = (instant: Date) => `${clockInWib(instant).slice(0, 19).replace('T', ' ')} +0700`

function methodOf({ channel, description, payer, returnUrls, cardToken }: PaymentRequest) {
  switch (channel) {
    case 'bca_virtual_account':
    case 'bni_virtual_account':
    case 'bri_virtual_account':
    case 'cimb_virtual_account':
      return { payment_type: 'bank_transfer', bank_transfer: { bank: channel.slice(0, channel.indexOf('_')) } }
    case 'permata_virtual_account':
      return { payment_type: 'permata' }
    case 'mandiri_virtual_account':
      return { payment_type: 'echannel', echannel: { bill_info1: 'Pembayaran:', bill_info2: description.slice(0, 30) } }
    case 'card':
      return { payment_type: 'credit_card', credit_card: { token_id: cardToken, authentication: true } }
    case 'gopay':
      return { payment_type: 'gopay', gopay: { enable_callback: true, callback_url: returnUrls.success } }
    case 'shopeepay':
      return { payment_type: 'shopeepay', shopeepay: { callback_url: returnUrls.success } }
    case 'ovo':
      return { payment_type: 'ovo', ovo: { payer_phone_number: domesticPhone(payer.phone) } }
    case 'alfamart':
    case 'indomaret':
      return { payment_type: 'cstore', cstore: { store: channel, message: description.slice(0, 20) } }
    case 'qris':
      return { payment_type: 'qris', qris: { acquirer: 'gopay' } }
    case 'bca_klikpay':
    case 'cimb_clicks':
      return { payment_type: channel, [channel]: { description: description.slice(0, 60) } }
    case 'danamon_online':
      return { payment_type: channel }
    case 'brimo':
      return { payment_type: 'bri_epay' }
    default:
      return undefined
  }
}

/** `6281…` as `081…`. */
function domesticPhone(phone: string | undefined): string | undefined {
  return phone?.replace(/^62/, '0')
}

export function paymentOf(made: MidtransTransaction): Payment {
  const outcome = outcomeOf(made)
  return {
    providerId: made.transaction_id,
    reference: made.order_id,
    amount: made.gross_amount,
    expiresAt: made.expiry_time,
    action: outcome.kind === 'pending' ? actionOf(made) : undefined,
    isOpen: outcome.kind === 'pending',
    outcome,
    savedToken: undefined,
  }
}

/** Paid is what was settled, or captured and not held for a check of fraud. */
export function outcomeOf(made: MidtransTransaction): PaymentOutcome {
  switch (made.transaction_status) {
    case 'capture':
      if (made.fraud_status === 'accept') return paid(made)
      return made.fraud_status === 'deny' ? { kind: 'failed', failure: 'suspected_fraud' } : { kind: 'pending' }
    // It was paid; what was returned since is read by its refunds.
    case 'settlement':
    case 'refund':
    case 'partial_refund':
    case 'chargeback':
    case 'partial_chargeback':
      return paid(made)
    case 'pending':
    case 'authorize':
      return { kind: 'pending' }
    case 'deny':
    case 'failure':
      return { kind: 'failed', failure: failureOf(made) }
    case 'cancel':
      return { kind: 'cancelled' }
    case 'expire':
      return { kind: 'expired' }
    default:
      return made.transaction_status satisfies never
  }
}

function paid({
  transaction_id,
  gross_amount,
  settlement_time,
  transaction_time,
}: MidtransTransaction): PaymentOutcome {
  const at = settlement_time ?? transaction_time
  return {
    kind: 'paid',
    capturedAmount: gross_amount,
    capturedAt: at,
    captures: [{ id: transaction_id, amount: gross_amount, at }],
  }
}

function failureOf({ fraud_status, channel_response_code, payment_type }: MidtransTransaction): PaymentFailure {
  if (fraud_status === 'deny') return 'suspected_fraud'
  return (
    midtransCodes.failures[channel_response_code ?? ''] ??
    (payment_type === 'credit_card' ? 'card_declined' : 'unknown')
  )
}

function actionOf(made: MidtransTransaction): PaymentAction | undefined {
  const number = made.va_numbers[0]?.va_number ?? made.permata_va_number
  if (number !== undefined) return { kind: 'virtualAccount', number }
  if (made.biller_code !== undefined && made.bill_key !== undefined)
    return { kind: 'bill', billerCode: made.biller_code, billKey: made.bill_key }
  if (made.payment_code !== undefined) return { kind: 'paymentCode', code: made.payment_code }
  if (made.payment_type === 'qris' && made.qr_string !== undefined) return { kind: 'qr', qrString: made.qr_string }
  const url = made.redirect_url ?? made.actions.find(({ name }) => name === 'deeplink-redirect')?.url
  if (url !== undefined) return { kind: 'redirect', url }
  return made.payment_type === 'ovo' ? { kind: 'confirmInApp' } : undefined
}

export const refundReasons = {
  requestedByBuyer: 'Diminta pembeli',
  duplicate: 'Pembayaran ganda',
  fraud: 'Dugaan penipuan',
  cancelled: 'Pesanan dibatalkan',
  other: 'Lainnya',
} as const

/** What is there of them; each is done once it is listed. */
export function refundsOf(made: MidtransTransaction): Refund[] {
  return made.refunds.map(({ refund_key, refund_amount }) => ({
    id: refund_key,
    reference: refund_key,
    amount: refund_amount,
    outcome: 'succeeded',
  }))
}

/** What can still be refunded. */
export function refundableOf(made: MidtransTransaction): number {
  return made.gross_amount - sumRupiah(made.refunds.map((refund) => refund.refund_amount))
}

/** Midtrans keeps what it answered for such a key for five minutes, over all endpoints. */
export function idempotencyKey(purpose: 'charge' | 'refund', reference: string): string {
  const hex = createHash('sha256').update(`${purpose}:${reference}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** What an error of Midtrans means here. */
export function errorCodeOf(statusCode: string): PaymentProviderErrorCode {
  return midtransCodes.errors[statusCode] ?? (statusCode >= '500' ? 'answer_lost' : 'invalid_request')
}
