import type { XenditAccount } from '../../../../../ports/payment-accounts.ts'
import type { InvalidWebhook, PaymentOutcome, WebhookEvent, WebhookMessage } from '../../payment-provider.ts'
import { matchesSecret } from '../matches-secret.ts'
import { parseJson } from '../provider-http.ts'
import { paymentRequestSchema, paymentSchema, refundSchema, sessionSchema, webhookSchema } from './xendit-shapes.ts'
import { capturesOf, failureOf, refundOf } from './xendit-transform.ts'

/**
 * A token in a header is all that shows who sent it: anyone who has it can forge, so it is never logged, and the payment
 * is read again before anything is granted.
 */
export function parseXenditWebhook(
  { webhookTokens, businessId }: Pick<XenditAccount, 'webhookTokens' | 'businessId'>,
  { headers, rawBody }: WebhookMessage,
): WebhookEvent | InvalidWebhook {
  const given = headers.get('x-callback-token')
  // Each is compared, so that the time says nothing about which one it is.
  const isGenuine = given !== null && webhookTokens.filter((token) => matchesSecret(given, token)).length > 0
  if (!isGenuine) return { kind: 'invalid', reason: 'unauthentic' }
  const message = webhookSchema.safeParse(parseJson(rawBody))
  if (!message.success) return { kind: 'invalid', reason: 'unreadable' }
  const { event, business_id, created, data } = message.data
  if (businessId !== undefined && business_id !== businessId) return { kind: 'invalid', reason: 'foreign' }
  if (data.currency !== undefined && data.currency !== 'IDR') return { kind: 'invalid', reason: 'foreign' }
  return eventOf({ event, data, at: created }) ?? { kind: 'invalid', reason: 'unreadable' }
}

interface Message {
  event: string
  data: Record<string, unknown>
  at: Date
}

/** Undefined: the event is known and its data is not what is documented. */
function eventOf(message: Message): WebhookEvent | undefined {
  switch (message.event) {
    case 'payment.capture':
    case 'payment.failure':
    case 'payment.expiry':
      return paymentEvent(message)
    case 'payment_request.expiry':
      return requestExpiry(message)
    case 'payment_session.expired':
      return sessionExpiry(message)
    case 'refund.succeeded':
    case 'refund.failed':
      return refundEvent(message)
    default:
      // `payment_session.completed` among them: the capture that comes with it is what moves a payment.
      return { kind: 'other', name: message.event, eventKey: keyOf(message) }
  }
}

function paymentEvent({ event, data, at }: Message): WebhookEvent | undefined {
  const payment = paymentSchema.safeParse(data).data
  if (payment === undefined) return undefined
  const outcome: PaymentOutcome | undefined =
    event === 'payment.capture'
      ? capturesOf(payment)
      : event === 'payment.expiry'
        ? { kind: 'expired' }
        : { kind: 'failed', failure: failureOf(payment.failure_code) }
  if (outcome === undefined) return undefined
  return {
    kind: 'payment',
    eventKey: [event, payment.payment_id, ...payment.captures.map((capture) => capture.capture_id)].join(':'),
    providerId: payment.payment_request_id,
    reference: payment.reference_id,
    amount: payment.request_amount,
    outcome,
    at,
  }
}

function requestExpiry({ event, data, at }: Message): WebhookEvent | undefined {
  const request = paymentRequestSchema.safeParse(data).data
  return (
    request && {
      kind: 'payment',
      eventKey: `${event}:${request.payment_request_id}`,
      providerId: request.payment_request_id,
      reference: request.reference_id,
      amount: request.request_amount,
      outcome: { kind: 'expired' },
      at,
    }
  )
}

function sessionExpiry({ event, data, at }: Message): WebhookEvent | undefined {
  const session = sessionSchema.safeParse(data).data
  return (
    session && {
      kind: 'payment',
      eventKey: `${event}:${session.payment_session_id}`,
      providerId: session.payment_session_id,
      reference: session.reference_id,
      amount: session.amount,
      outcome: { kind: 'expired' },
      at,
    }
  )
}

function refundEvent({ event, data, at }: Message): WebhookEvent | undefined {
  const refund = refundSchema.safeParse(data).data
  return (
    refund && {
      kind: 'refund',
      eventKey: `${event}:${refund.id}`,
      providerId: refund.payment_request_id,
      refunds: [refundOf(refund)],
      at,
    }
  )
}

/** What an unknown event is about is unknown too: ids come first. */
function keyOf({ event, data, at }: Message): string {
  const id = [data.payment_id, data.payment_session_id, data.payment_request_id, data.id].find(
    (value) => typeof value === 'string',
  )
  return `${event}:${id ?? at.toISOString()}`.slice(0, 300)
}
