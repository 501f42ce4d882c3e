import { createHash } from 'node:crypto'
import type { Charge } from '../charges.ts'

const WIB_OFFSET_MS = 7 * 3_600_000

/** `2026-11-20 10:00:00`, in WIB and without saying so. */
const clockOf = (at: number): string => new Date(at + WIB_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

/** `44000.00`. */
export const written = (amount: number): string => `${amount}.00`

/** `transaction_status` and the status code that goes with it. */
function stateOf(charge: Charge): { status: string; code: string } {
  switch (charge.status) {
    case 'pending':
      return { status: 'pending', code: '201' }
    case 'paid':
      return { status: paidState(charge), code: '200' }
    case 'failed':
      return { status: 'deny', code: '202' }
    case 'expired':
      return { status: 'expire', code: '407' }
    case 'cancelled':
      return { status: 'cancel', code: '200' }
    default:
      return charge.status satisfies never
  }
}

function paidState(charge: Charge): string {
  const done = charge.refunds.filter(({ status }) => status === 'succeeded')
  if (done.length > 0)
    return done.reduce((sum, { amount }) => sum + amount, 0) >= charge.amount ? 'refund' : 'partial_refund'
  return charge.channel === 'credit_card' ? 'capture' : 'settlement'
}

interface Writing {
  charge: Charge
  merchantId: string
  pageUrl: string
  threeDSUrl: string
  /** In place of that of its state. */
  statusCode?: string
  message: string
}

/** A transaction as Midtrans answers it, to a charge and to a question about its state. */
export function transactionObject({ charge, merchantId, pageUrl, threeDSUrl, statusCode, message }: Writing) {
  const { status, code } = stateOf(charge)
  const settledAt = charge.captures[0]?.at
  const refunds = charge.refunds.filter((refund) => refund.status === 'succeeded')
  return {
    status_code: statusCode ?? code,
    status_message: message,
    transaction_id: charge.id,
    order_id: charge.reference,
    merchant_id: merchantId,
    gross_amount: written(charge.captures[0]?.amount ?? charge.amount),
    currency: 'IDR',
    payment_type: charge.channel,
    transaction_time: clockOf(charge.createdAt),
    transaction_status: status,
    fraud_status: charge.failureCode === 'FRAUD' ? 'deny' : 'accept',
    expiry_time: clockOf(charge.expiresAt),
    ...(settledAt !== undefined && { settlement_time: clockOf(settledAt) }),
    ...(charge.channel === 'credit_card' && charge.status !== 'pending' && cardAnswer(charge)),
    ...instructionOf(charge, pageUrl, threeDSUrl),
    ...(refunds.length > 0 && {
      refund_amount: written(refunds.reduce((sum, { amount }) => sum + amount, 0)),
      refunds: refunds.map(({ reference, amount, reason, at }, index) => ({
        refund_chargeback_id: index + 1,
        refund_amount: written(amount),
        created_at: clockOf(at),
        reason,
        refund_key: reference,
        refund_method: 'online',
      })),
    }),
  }
}

function cardAnswer({ status, failureCode }: Charge) {
  const code = status === 'paid' ? '00' : (failureCode ?? '05')
  return { channel_response_code: code, channel_response_message: code === '00' ? 'Approved' : 'Declined' }
}

function instructionOf({ instruction, channel, asked, status }: Charge, pageUrl: string, threeDSUrl: string) {
  switch (instruction.kind) {
    case 'number':
      return channel === 'permata'
        ? { permata_va_number: instruction.number }
        : { va_numbers: [{ bank: asked.bank, va_number: instruction.number }] }
    case 'bill':
      return { biller_code: instruction.billerCode, bill_key: instruction.billKey }
    case 'code':
      return { payment_code: instruction.code, store: asked.store }
    case 'qr':
      return {
        qr_string: instruction.text,
        acquirer: 'gopay',
        actions: [{ name: 'generate-qr-code', method: 'GET', url: pageUrl }],
      }
    case 'threeDS':
      return status === 'pending' ? { redirect_url: threeDSUrl } : {}
    case 'page':
      return ['gopay', 'shopeepay'].includes(channel)
        ? { actions: [{ name: 'deeplink-redirect', method: 'GET', url: pageUrl }] }
        : { redirect_url: pageUrl }
    case 'app':
      return {}
    default:
      return instruction satisfies never
  }
}

interface Signed {
  order_id: string
  status_code: string
  gross_amount: string
}

export function signatureKey({ order_id, status_code, gross_amount }: Signed, serverKey: string): string {
  return createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest('hex')
}
