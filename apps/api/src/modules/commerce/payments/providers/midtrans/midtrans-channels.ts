import type { PaymentChannel, PaymentFailure } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import type { ChannelTerms } from '../../payment-provider.ts'
import type { PaymentProviderErrorCode } from '../../payment-provider-error.ts'

const terms = (min: number, max: number, isRefundable: boolean): ChannelTerms => ({
  minAmount: rupiah(min),
  maxAmount: rupiah(max),
  isRefundable,
  // A card would have to be entered before the attempt, and GoPay linked by another flow.
  isSavable: false,
  mayOutliveExpiry: false,
})

const bank = terms(10_000, 50_000_000, false)
/** These banks settle first and may deny within five minutes. */
const reversible = { mayBeReversed: true }
const outlet = terms(10_000, 5_000_000, false)
const wallet = terms(1_000, 10_000_000, true)
const internetBanking = { ...terms(10_000, 50_000_000, false), mayOutliveExpiry: true }

/** What the Core API charges (docs.midtrans.com); DANA is sold by its hosted page alone. */
export const midtransChannels: Partial<Record<PaymentChannel, ChannelTerms>> = {
  qris: terms(1, 10_000_000, true),
  bca_virtual_account: bank,
  mandiri_virtual_account: { ...bank, ...reversible },
  bri_virtual_account: bank,
  bni_virtual_account: bank,
  permata_virtual_account: { ...bank, ...reversible },
  cimb_virtual_account: bank,
  gopay: wallet,
  // It expires after 65 seconds by itself.
  ovo: terms(1_000, 10_000_000, false),
  shopeepay: wallet,
  // A card's expiry cannot be set: 3DS has ten minutes.
  card: { ...terms(10_000, 200_000_000, true), mayOutliveExpiry: true },
  alfamart: outlet,
  indomaret: { ...outlet, ...reversible },
  bca_klikpay: internetBanking,
  cimb_clicks: internetBanking,
  danamon_online: internetBanking,
  brimo: internetBanking,
}

/** Answers of banks about a card (ISO 8583). */
const failures: Readonly<Record<string, PaymentFailure>> = {
  '04': 'blocked_card',
  '05': 'card_declined',
  '07': 'blocked_card',
  '14': 'invalid_card_number',
  '33': 'expired_card',
  '41': 'blocked_card',
  '43': 'blocked_card',
  '51': 'insufficient_balance',
  '54': 'expired_card',
  '57': 'issuer_declined',
  '59': 'suspected_fraud',
  '61': 'amount_over_limit',
  '62': 'blocked_card',
  '65': 'amount_over_limit',
  '82': 'invalid_cvv',
  '91': 'issuer_unavailable',
  N7: 'invalid_cvv',
}

/** What a status code means that is none of a payment's. */
const errors: Readonly<Record<string, PaymentProviderErrorCode>> = {
  // The first call with the same idempotency key is still under way.
  202: 'answer_lost',
  400: 'invalid_request',
  401: 'not_authorized',
  402: 'channel_unavailable',
  403: 'not_authorized',
  404: 'not_found',
  406: 'duplicate_reference',
  411: 'invalid_request',
  412: 'wrong_state',
  414: 'refund_without_funds',
  429: 'unavailable',
  503: 'channel_unavailable',
}

export const midtransCodes = { failures, errors }
