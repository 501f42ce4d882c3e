import type { Accounts } from '../accounts.ts'
import type { Charge, ChargeEvent } from '../charges.ts'
import type { Notification } from '../webhooks/webhook-sender.ts'
import { signatureKey, transactionObject, written } from './midtrans-objects.ts'

/** A notification has the shape of an answer about the state, with a signature of three of its fields. */
export function midtransNotifications({ midtrans }: Accounts, charge: Charge, event: ChargeEvent): Notification[] {
  if (event.kind === 'refunded' && event.refund.status !== 'succeeded') return []
  if (event.kind === 'expired' && charge.status === 'paid') return []
  const state = transactionObject({
    charge,
    merchantId: midtrans.merchantId,
    pageUrl: '',
    threeDSUrl: '',
    // A question about what has expired is answered with 407, a notification says 202.
    ...(charge.status === 'expired' && { statusCode: '202' }),
    message: 'midtrans payment notification',
  })
  const notification: Notification = {
    protocol: 'midtrans',
    reference: charge.reference,
    event: state.transaction_status,
    write: ({ amount, isSignedWrongly }) => {
      const sent = { ...state, ...(amount !== undefined && { gross_amount: written(amount) }) }
      const signature_key = signatureKey(sent, isSignedWrongly ? 'kunci-orang-lain' : midtrans.serverKey)
      return { headers: {}, body: JSON.stringify({ ...sent, signature_key }) }
    },
  }
  return [notification]
}
