import type { PaymentChannel, PaymentFailure } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import type { ChannelTerms } from '../../payment-provider.ts'
import type { PaymentProviderErrorCode } from '../../payment-provider-error.ts'

const terms = (min: number, max: number, isRefundable: boolean): ChannelTerms => ({
  minAmount: rupiah(min),
  maxAmount: rupiah(max),
  isRefundable,
  isSavable: false,
  mayOutliveExpiry: false,
})

/** Documented for BCA; taken for other banks too, whose own limits are wider. */
const bank = terms(10_000, 50_000_000, false)
const outlet = terms(10_000, 5_000_000, false)
/** A wallet's expiry cannot be set. */
const wallet = { ...terms(1_000, 10_000_000, true), isSavable: true, mayOutliveExpiry: true }

/** Limits of docs.xendit.co (payments API v3, Indonesia). */
export const xenditChannels: Partial<Record<PaymentChannel, ChannelTerms>> = {
  // Lives for 48 hours, whatever is asked for.
  qris: { ...terms(1, 10_000_000, true), mayOutliveExpiry: true },
  bca_virtual_account: bank,
  mandiri_virtual_account: bank,
  bri_virtual_account: terms(1, 50_000_000_000, false),
  bni_virtual_account: bank,
  permata_virtual_account: bank,
  bsi_virtual_account: bank,
  cimb_virtual_account: bank,
  bjb_virtual_account: bank,
  ovo: { ...terms(100, 20_000_000, true), isSavable: true, mayOutliveExpiry: true },
  dana: wallet,
  shopeepay: wallet,
  linkaja: wallet,
  astrapay: { ...wallet, isSavable: false },
  card: { ...terms(10_000, 200_000_000, true), isSavable: true },
  alfamart: outlet,
  indomaret: outlet,
}

/** Its `channel_code`: our name in capitals, but for cards. */
export function xenditChannelCode(channel: PaymentChannel): string {
  return channel === 'card' ? 'CARDS' : channel.toUpperCase()
}

const failures: Readonly<Record<string, PaymentFailure>> = {
  INSUFFICIENT_BALANCE: 'insufficient_balance',
  CARD_DECLINED: 'card_declined',
  DECLINED_BY_ISSUER: 'issuer_declined',
  INVALID_CVV: 'invalid_cvv',
  EXPIRED_CARD: 'expired_card',
  CARD_EXPIRED: 'expired_card',
  STOLEN_CARD: 'blocked_card',
  AUTHENTICATION_FAILED: 'authentication_failed',
  USER_DECLINED_PAYMENT: 'payer_declined',
  USER_DID_NOT_AUTHORIZE: 'payer_did_not_confirm',
  USER_DEVICE_UNREACHABLE: 'device_unreachable',
  PAYMENT_REQUEST_EXPIRED: 'expired',
  ACCOUNT_ACCESS_BLOCKED: 'account_blocked',
  ACCOUNT_NOT_ACTIVATED: 'account_not_activated',
  INVALID_OTP: 'invalid_otp',
  EXPIRED_OTP: 'expired_otp',
  PAYMENT_AMOUNT_LIMITS_EXCEEDED: 'amount_over_limit',
  ISSUER_UNAVAILABLE: 'issuer_unavailable',
  CHANNEL_UNAVAILABLE: 'channel_unavailable',
  SERVER_ERROR: 'channel_unavailable',
  SUSPECTED_FRAUDULENT: 'suspected_fraud',
}

/** Codes of errors that a call is answered with. */
const errors: Readonly<Record<string, PaymentProviderErrorCode>> = {
  API_VALIDATION_ERROR: 'invalid_request',
  INVALID_VALUE_ERROR: 'invalid_request',
  INVALID_PAYMENT_DETAILS: 'invalid_request',
  INVALID_TOKEN: 'invalid_request',
  PAYMENT_REQUEST_RATE_LIMITED: 'unavailable',
  DUPLICATE_ERROR: 'duplicate_reference',
  SKIP_3DS_FORBIDDEN: 'not_authorized',
  INVALID_MERCHANT_SETTINGS: 'channel_unavailable',
  // Of a call that was answered: nothing was made.
  CHANNEL_UNAVAILABLE: 'channel_unavailable',
  ISSUER_UNAVAILABLE: 'channel_unavailable',
  SERVER_ERROR: 'answer_lost',
  REFUND_AMOUNT_EXCEEDED: 'refund_too_large',
  REFUND_IN_PROGRESS: 'refund_in_progress',
  INELIGIBLE_TRANSACTION_STATUS: 'wrong_state',
  PARTIAL_REFUND_COUNTS_EXCEEDED: 'refund_not_supported',
  REFUND_NOT_SUPPORTED: 'refund_not_supported',
  PARTIAL_REFUND_NOT_SUPPORTED: 'refund_not_supported',
}

export const xenditCodes = { failures, errors }
