import { signatureOf } from '../providers/midtrans/midtrans-webhook.ts'
import { midtransAccount } from '../../../../testing/payment-accounts.ts'

// Answers and notifications as docs.midtrans.com prints them (Core API).

export const bankTransfer = {
  status_code: '201',
  status_message: 'Success, Bank Transfer transaction is created',
  transaction_id: '9aed5972-5b6a-401e-894b-a32c91ed1a3a',
  order_id: 'TRX-20261120-7K2QF-1',
  merchant_id: 'G141532850',
  gross_amount: '135000.00',
  currency: 'IDR',
  payment_type: 'bank_transfer',
  transaction_time: '2026-11-20 10:00:00',
  transaction_status: 'pending',
  fraud_status: 'accept',
  expiry_time: '2026-11-21 10:00:00',
  va_numbers: [{ bank: 'bca', va_number: '812785002530231' }],
}

const { va_numbers: _, ...charged } = bankTransfer

export const permata = { ...charged, payment_type: 'bank_transfer', permata_va_number: '8562000087926752' }
export const mandiriBill = { ...charged, payment_type: 'echannel', biller_code: '70012', bill_key: '990000000260' }
export const outlet = { ...charged, payment_type: 'cstore', store: 'alfamart', payment_code: '8101500220229220' }
export const qris = {
  ...charged,
  payment_type: 'qris',
  acquirer: 'gopay',
  qr_string: '00020101021226620014COM.GO-JEK.WWW',
  actions: [{ name: 'generate-qr-code', method: 'GET', url: 'https://api.midtrans.com/v2/qris/1/qr-code' }],
}
export const gopay = {
  ...charged,
  payment_type: 'gopay',
  actions: [
    { name: 'generate-qr-code', method: 'GET', url: 'https://api.midtrans.com/v2/gopay/1/qr-code' },
    { name: 'deeplink-redirect', method: 'GET', url: 'https://gopay.co.id/app/1' },
    { name: 'get-status', method: 'GET', url: 'https://api.midtrans.com/v2/1/status' },
    { name: 'cancel', method: 'POST', url: 'https://api.midtrans.com/v2/1/cancel' },
  ],
}
export const ovo = { ...charged, payment_type: 'ovo' }
export const cardChallenge = {
  ...charged,
  payment_type: 'credit_card',
  redirect_url: 'https://api.midtrans.com/v2/3ds/redirect/1',
  masked_card: '48111111-1114',
}
export const cardCaptured = {
  ...charged,
  status_code: '200',
  payment_type: 'credit_card',
  transaction_status: 'capture',
  channel_response_code: '00',
}
export const cardDenied = {
  ...cardCaptured,
  status_code: '202',
  transaction_status: 'deny',
  channel_response_code: '51',
}
export const settled = {
  ...bankTransfer,
  status_code: '200',
  transaction_status: 'settlement',
  settlement_time: '2026-11-20 10:05:00',
}
export const expired = { ...bankTransfer, status_code: '407', transaction_status: 'expire' }
export const partlyRefunded = {
  ...settled,
  payment_type: 'gopay',
  transaction_status: 'partial_refund',
  refund_amount: '35000.00',
  refunds: [{ refund_chargeback_id: 1, refund_key: 'REF-1', refund_amount: '35000.00', reason: 'Diminta pembeli' }],
}

/** A notification as Midtrans signs it. */
export function notice<State extends { order_id: string; status_code: string; gross_amount: string }>(
  state: State,
  [serverKey]: readonly [string, ...string[]] = midtransAccount.serverKeys,
) {
  return { ...state, signature_key: signatureOf({ ...state, serverKey }) }
}
