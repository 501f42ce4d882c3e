import { createHash } from 'node:crypto'
import type { MidtransAccount } from '../../../../../ports/payment-accounts.ts'
import type { InvalidWebhook, WebhookEvent, WebhookMessage } from '../../payment-provider.ts'
import { matchesSecret } from '../matches-secret.ts'
import { parseJson } from '../provider-http.ts'
import { type MidtransTransaction, signedSchema, transactionSchema, transactionStatuses } from './midtrans-shapes.ts'
import { outcomeOf, refundsOf } from './midtrans-transform.ts'

/**
 * The signature covers order, status code and amount, as strings exactly as received. It does not cover the state, which
 * must therefore agree with the status code, and is read again before anything is granted.
 */
export function parseMidtransWebhook(
  { serverKeys, merchantId }: Pick<MidtransAccount, 'serverKeys' | 'merchantId'>,
  { rawBody }: WebhookMessage,
): WebhookEvent | InvalidWebhook {
  const json = parseJson(rawBody)
  const signed = signedSchema.safeParse(json)
  if (!signed.success) return { kind: 'invalid', reason: 'unreadable' }
  const { order_id, status_code, gross_amount, signature_key, merchant_id, currency } = signed.data
  // Each is compared, so that the time says nothing about which one it is.
  const matching = serverKeys.filter((serverKey) =>
    matchesSecret(signature_key, signatureOf({ order_id, status_code, gross_amount, serverKey })),
  )
  if (matching.length === 0) return { kind: 'invalid', reason: 'unauthentic' }
  if (!agrees(signed.data)) return { kind: 'invalid', reason: 'unauthentic' }
  if (currency !== 'IDR') return { kind: 'invalid', reason: 'foreign' }
  if (merchantId !== undefined && merchant_id !== undefined && merchant_id !== merchantId)
    return { kind: 'invalid', reason: 'foreign' }
  return eventOf(json, signed.data)
}

interface Signed {
  order_id: string
  status_code: string
  gross_amount: string
  serverKey: string
}

/** `signature_key` of a notification. */
export function signatureOf({ order_id, status_code, gross_amount, serverKey }: Signed): string {
  return createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest('hex')
}

/** A signed notice that something is pending cannot be turned into one that it was paid. */
function agrees({ transaction_status, status_code }: { transaction_status: string; status_code: string }): boolean {
  switch (transaction_status) {
    case 'capture':
      return status_code === '200' || status_code === '201'
    case 'settlement':
    case 'refund':
    case 'partial_refund':
      return status_code === '200'
    default:
      return status_code !== '200' || !['pending', 'deny', 'expire'].includes(transaction_status)
  }
}

function eventOf(json: unknown, { order_id, transaction_id, transaction_status, status_code }: SignedNotice) {
  const name = transaction_status
  const eventKey = `${transaction_id}:${name}:${status_code}`.slice(0, 300)
  // Charges of subscriptions are not of an order; a state that came into being since is none we act on.
  const isKnown = (transactionStatuses as readonly string[]).includes(name)
  if (order_id.startsWith('SUBS-') || !isKnown) return { kind: 'other', eventKey, name } as const
  const parsed = transactionSchema.safeParse(json)
  if (!parsed.success) return { kind: 'invalid', reason: 'unreadable' } as const
  const made = parsed.data
  switch (made.transaction_status) {
    case 'refund':
    case 'partial_refund':
      return {
        kind: 'refund',
        eventKey: `${eventKey}:${made.refund_amount ?? ''}:${made.refunds.length}`,
        providerId: made.transaction_id,
        refunds: refundsOf(made),
        at: made.transaction_time,
      } as const
    case 'chargeback':
    case 'partial_chargeback':
      return { kind: 'other', eventKey, name } as const
    default:
      return paymentEvent(made, `${eventKey}:${made.fraud_status ?? ''}`)
  }
}

type SignedNotice = Record<'order_id' | 'transaction_id' | 'transaction_status' | 'status_code', string>

function paymentEvent(made: MidtransTransaction, eventKey: string): WebhookEvent {
  return {
    kind: 'payment',
    eventKey,
    providerId: made.transaction_id,
    reference: made.order_id,
    amount: made.gross_amount,
    outcome: outcomeOf(made),
    at: made.settlement_time ?? made.transaction_time,
  }
}
