import type { Accounts } from '../accounts.ts'
import type { Charge, ChargeEvent, SavedToken, Session } from '../charges.ts'
import type { Notification, Tampering } from '../webhooks/webhook-sender.ts'
import { paymentObject, paymentRequestObject, refundObject, sessionObject, tokenObject } from './xendit-objects.ts'

interface Message {
  event: string
  reference: string
  at: number
  data: object
}

/** A message with the account's callback token, which is all that shows who sent it. */
function notificationOf({ xendit }: Accounts, { event, reference, at, data }: Message): Notification {
  return {
    protocol: 'xendit',
    reference,
    event,
    write: (tampering) => ({
      headers: { 'x-callback-token': tampering.isSignedWrongly ? 'token-orang-lain' : xendit.webhookToken },
      body: JSON.stringify({
        event,
        business_id: xendit.businessId,
        created: new Date(at).toISOString(),
        api_version: 'v3',
        data: tampered(data, tampering),
      }),
    }),
  }
}

function tampered(data: object, { amount }: Tampering): object {
  if (amount === undefined || !('captures' in data) || !Array.isArray(data.captures)) return data
  const captures = data.captures.map((capture: object) => ({ ...capture, capture_amount: amount }))
  return { ...data, captures }
}

function ofCharge(accounts: Accounts, charge: Charge, event: ChargeEvent): Notification[] {
  const { businessId } = accounts.xendit
  const { reference, updatedAt: at } = charge
  const write = (name: string, data: object) => notificationOf(accounts, { event: name, reference, at, data })
  switch (event.kind) {
    case 'captured': {
      const paymentId = charge.captures.at(-1)?.paymentId ?? ''
      const capture = write('payment.capture', paymentObject({ businessId, charge, paymentId }))
      if (charge.sessionId === undefined) return [capture]
      // Both say the same: one of the two has to be the one that counts.
      const completed = { payment_session_id: charge.sessionId, reference_id: reference, status: 'COMPLETED' }
      const further = { payment_id: paymentId, payment_request_id: charge.id, amount: charge.amount, currency: 'IDR' }
      return [capture, write('payment_session.completed', { ...completed, ...further })]
    }
    case 'failed':
      return [
        write('payment.failure', paymentObject({ businessId, charge, paymentId: charge.failedPaymentId ?? charge.id })),
      ]
    case 'expired':
      return charge.status === 'paid'
        ? []
        : [write('payment_request.expiry', paymentRequestObject({ businessId, charge, pageUrl: '' }))]
    case 'refunded':
      return event.refund.status === 'pending'
        ? []
        : [write(`refund.${event.refund.status}`, refundObject(charge, event.refund))]
    // There are no events for these.
    case 'created':
    case 'cancelled':
      return []
    default:
      return event satisfies never
  }
}

interface Saved {
  charge: Charge
  token: SavedToken
  at: number
}

export const xenditNotifications = {
  ofCharge,
  /** A way to pay that was kept. */
  ofToken: (accounts: Accounts, { charge: { reference }, token, at }: Saved): Notification =>
    notificationOf(accounts, {
      event: 'payment_token.activation',
      reference,
      at,
      data: { ...tokenObject(accounts.xendit.businessId, token, at), reference_id: reference },
    }),
  /** A session that expired. */
  ofSession: (accounts: Accounts, session: Session): Notification[] => [
    notificationOf(accounts, {
      event: 'payment_session.expired',
      reference: session.reference,
      at: session.expiresAt,
      data: sessionObject(session, undefined),
    }),
  ],
}
