import * as z from 'zod/mini'
import { textEndpoint } from '../endpoint.ts'
import { paymentChannelNames } from './payment-channels.ts'

/** Where an order waits for its payment, and where the payer comes back to. */
export const waitingPath = (code: string) => `/thank-you/pembayaran/${code}`
/** Where a payer comes to after a gateway or bank has refused. */
export const failedPaymentPath = (code: string) => `/error-transaction?order=${code}`

/**
 * `preparing` until the gateway has answered; `open` can be paid; `paid`, money came; `failed` and `closed` cannot be paid,
 * so another attempt is begun at the checkout.
 */
const orderPaymentStates = ['preparing', 'open', 'paid', 'failed', 'closed'] as const

/** How an attempt is: `created` until the gateway has answered; `succeeded` once money came, and for good. */
export const paymentAttemptStates = [
  'created',
  'requires_action',
  'succeeded',
  'failed',
  'expired',
  'cancelled',
] as const
export type PaymentAttemptState = (typeof paymentAttemptStates)[number]

/** What the payer does next. */
const paymentActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('virtualAccount'), number: z.string() }),
  /** Mandiri's bill payment, in place of one number. */
  z.object({ kind: z.literal('bill'), billerCode: z.string(), billKey: z.string() }),
  z.object({ kind: z.literal('paymentCode'), code: z.string() }),
  /** Text of a QR code. */
  z.object({ kind: z.literal('qr'), qrString: z.string() }),
  /** A page of the gateway or the bank, or an address that opens the wallet's app. */
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  /** The wallet asks for confirmation on the payer's phone. */
  z.object({ kind: z.literal('confirmInApp') }),
  /** The browser sends the card to the gateway by the gateway's own script. */
  z.object({
    kind: z.literal('cardSession'),
    sessionId: z.string(),
    publishableKey: z.string(),
    scriptUrl: z.string(),
  }),
])
export type OrderPaymentAction = z.infer<typeof paymentActionSchema>

export const paymentChannelSchema = z.enum(paymentChannelNames, { error: 'Pilih salah satu' })

export const orderPaymentSchema = z.object({
  channel: paymentChannelSchema,
  state: z.enum(orderPaymentStates),
  /** Null when there is nothing to do. */
  action: z.nullable(paymentActionSchema),
  /** Why it failed and what helps, in a sentence; null otherwise. */
  failure: z.nullable(z.string()),
})
/** How an order is paid by a gateway. */
export type OrderPayment = z.infer<typeof orderPaymentSchema>

const WEBHOOK_BYTES = 65_536

/** The gateway asks for nothing but a status of success. */
const received = z.null()

export const receiveXenditWebhook = textEndpoint({
  path: '/webhooks/xendit',
  summary: 'What Xendit reports of payments; its token shows who sent it',
  output: received,
  bodyBytes: WEBHOOK_BYTES,
})

export const receiveMidtransWebhook = textEndpoint({
  path: '/webhooks/midtrans',
  summary: 'What Midtrans reports of payments; its signature shows who sent it',
  output: received,
  bodyBytes: WEBHOOK_BYTES,
})
