import type { PaymentChannel, PaymentFailure } from '@naikkelas/contract/commerce'
import type { Rupiah } from '@naikkelas/contract/money'

export const paymentProviderNames = ['xendit', 'midtrans'] as const
export type PaymentProviderName = (typeof paymentProviderNames)[number]

/**
 * A payment gateway. No call is made inside a transaction: an attempt is claimed first, called for, then recorded.
 *
 * Every call throws `PaymentProviderError` and nothing else; after its code `answer_lost` the call may have taken effect,
 * so ask `findByReference` or `findRefund` before a second try.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** Channels it offers, with their terms. A channel that is missing is refused by `create`. */
  readonly channels: Readonly<Partial<Record<PaymentChannel, ChannelTerms>>>
  readonly cardEntry: CardEntry

  create: (request: PaymentRequest) => Promise<Payment>
  /** @param providerId of a `Payment` */
  get: (providerId: string) => Promise<Payment>
  /** After a lost answer. Undefined: nothing was made that a payer could find, so another reference may be tried. */
  findByReference: (reference: string) => Promise<Payment | undefined>
  /**
   * Nothing more can be paid afterwards. Answers how the payment is then: one that was paid stays paid. Cancelling twice
   * is no error.
   */
  cancel: (providerId: string) => Promise<Payment>
  /** The same reference makes one refund, however often it is asked for. */
  refund: (request: RefundRequest) => Promise<Refund>
  /** After a lost answer, and to follow one that is pending. */
  findRefund: (of: Pick<RefundRequest, 'providerId' | 'reference'>) => Promise<Refund | undefined>
  /** Money that came in from one instant to another; undefined where the gateway has no such report by its API. */
  report?: (from: Date, until: Date) => Promise<readonly ReportedPayment[]>
  /**
   * Checks who sent a message and reads it. Never throws. The token or signature does not cover everything: read the
   * payment again with `get` before anything is granted.
   */
  parseWebhook: (message: WebhookMessage) => WebhookEvent | InvalidWebhook
}

export interface ChannelTerms {
  minAmount: Rupiah
  maxAmount: Rupiah
  /** Whether `refund` works; without it the money is sent back by hand, with a recorded proof. */
  isRefundable: boolean
  /** Whether the way to pay can be kept, to be charged later without the payer. */
  isSavable: boolean
  /** Whether a bank may take money back within minutes of its capture. @default false */
  mayBeReversed?: boolean
  /** Whether the payer can pay after `PaymentRequest.expiresAt`, because the gateway has an expiry of its own. */
  mayOutliveExpiry: boolean
}

/**
 * How card data reaches the gateway without passing here. `afterCreate`: the browser sends it for the session that
 * `create` answers (action `cardSession`). `beforeCreate`: the browser gets a token first, which `create` is given.
 */
interface CardEntry {
  when: 'afterCreate' | 'beforeCreate'
  /** For the browser. */
  publishableKey: string
  /** The gateway's script. */
  scriptUrl: string
}

export interface PaymentRequest {
  /** Unique for each attempt, such as `TRX-20261120-7K2QF-1`: letters, digits and hyphens, at most 50. */
  reference: string
  channel: PaymentChannel
  amount: Rupiah
  expiresAt: Date
  /** What is bought, at most 100 characters. */
  description: string
  payer: {
    name: string
    email: string
    /** Digits with the country's code, `628…`; OVO of Midtrans needs it. */
    phone: string | undefined
  }
  /** Where the payer comes back to from a gateway's or bank's page; which one is only a hint. */
  returnUrls: { success: string; failure: string }
  /** The payer agreed that this way to pay is kept for later charges. */
  isSaved?: boolean
  /** A way to pay that was kept before (`Payment.savedToken`): it is charged without the payer. */
  savedToken?: string
  /** Of the browser, where `cardEntry.when` is `beforeCreate`. */
  cardToken?: string
}

/** How one attempt is at the gateway. */
export interface Payment {
  providerId: string
  reference: string
  /** What was asked for. */
  amount: Rupiah
  /** Of the gateway; may be later than asked for. */
  expiresAt: Date | undefined
  /** What the payer does next. Undefined: nothing, or the gateway does not repeat it. */
  action: PaymentAction | undefined
  /** Whether it can be paid, or paid once more: then cancel what is paid already. */
  isOpen: boolean
  outcome: PaymentOutcome
  /** What later charges name, where the way to pay was kept. */
  savedToken: string | undefined
}

export type PaymentAction =
  | { kind: 'virtualAccount'; number: string }
  /** Mandiri's bill payment, in place of one number. */
  | { kind: 'bill'; billerCode: string; billKey: string }
  | { kind: 'paymentCode'; code: string }
  | { kind: 'qr'; qrString: string }
  /** A page of the gateway or the bank, or an address that opens the wallet's app. */
  | { kind: 'redirect'; url: string }
  /** The wallet asks for confirmation on the payer's phone. */
  | { kind: 'confirmInApp' }
  | { kind: 'cardSession'; sessionId: string }

/** Only `paid` is final: a denied payment may still be captured, and a capture may be taken back within minutes. */
export type PaymentOutcome =
  | { kind: 'pending' }
  /** `captures` is never empty; several mean that a number was paid more than once. */
  | { kind: 'paid'; capturedAmount: Rupiah; capturedAt: Date; captures: readonly Capture[] }
  | { kind: 'failed'; failure: PaymentFailure }
  | { kind: 'expired' }
  | { kind: 'cancelled' }

interface Capture {
  id: string
  amount: Rupiah
  at: Date
}

export interface RefundRequest {
  providerId: string
  /** Unique for each refund. */
  reference: string
  amount: Rupiah
  reason: 'requestedByBuyer' | 'duplicate' | 'fraud' | 'cancelled' | 'other'
}

export interface Refund {
  /** The gateway's own id. */
  id: string
  reference: string
  amount: Rupiah
  outcome: 'pending' | 'succeeded' | 'failed'
}

/** A payment as the gateway's report has it. */
export interface ReportedPayment {
  /** Ours. */
  reference: string
  amount: Rupiah
  /** What the gateway keeps of it, with the tax on it. */
  fee: Rupiah
}

export interface WebhookMessage {
  headers: Headers
  /** As received: signatures are of its very bytes. */
  rawBody: string
}

export type WebhookEvent =
  /** Something happened to a payment. Find the attempt by `reference`: a card's payment has another id than its session. */
  | {
      kind: 'payment'
      /** The same for every delivery of the same event. */
      eventKey: string
      /** Of the payment; `get` takes it. */
      providerId: string
      reference: string
      amount: Rupiah
      outcome: PaymentOutcome
      at: Date
    }
  | { kind: 'refund'; eventKey: string; providerId: string; refunds: readonly Refund[]; at: Date }
  /** Genuine, and of no consequence here. */
  | { kind: 'other'; eventKey: string; name: string }

export interface InvalidWebhook {
  kind: 'invalid'
  /** `unauthentic`: the token or signature is missing or wrong. `foreign`: of another merchant or currency. */
  reason: 'unauthentic' | 'unreadable' | 'foreign'
}
