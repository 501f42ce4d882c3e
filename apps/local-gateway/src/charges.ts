export type Protocol = 'xendit' | 'midtrans'

export type ChargeStatus = 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled'

/** What the payer is shown; numbers and codes can be typed into the gateway's first page. */
export type Instruction =
  | { kind: 'number'; number: string }
  | { kind: 'bill'; billerCode: string; billKey: string }
  | { kind: 'code'; code: string }
  | { kind: 'qr'; text: string }
  /** The pay page. */
  | { kind: 'page' }
  | { kind: 'app' }
  | { kind: 'threeDS' }

interface Capture {
  paymentId: string
  captureId: string
  amount: number
  /** Milliseconds of the gateway's clock, like every time here. */
  at: number
}

export interface Refund {
  id: string
  reference: string
  amount: number
  reason: string
  status: 'pending' | 'succeeded' | 'failed'
  at: number
}

/** One payment that was asked for, whichever protocol it was asked in. */
export interface Charge {
  id: string
  protocol: Protocol
  reference: string
  /** In the words of its protocol: `BRI_VIRTUAL_ACCOUNT`, `bank_transfer`. */
  channel: string
  /** What was asked for besides, repeated in answers. */
  asked: Readonly<Record<string, unknown>>
  /** For the payer. */
  label: string
  amount: number
  instruction: Instruction
  /** A number that can be paid more than once, until it is cancelled. */
  isReusable: boolean
  isRefundable: boolean
  status: ChargeStatus
  createdAt: number
  updatedAt: number
  expiresAt: number
  returnUrls: { success: string | undefined; failure: string | undefined }
  captures: Capture[]
  refunds: Refund[]
  /** Why it failed, in the words of its protocol. */
  failureCode: string | undefined
  failedPaymentId: string | undefined
  /** Of the card: what its bank will say after 3DS. */
  bankSays: 'accept' | 'deny' | 'fraud'
  wrongCodes: number
  sessionId: string | undefined
  /** The way to pay is kept once it has paid. */
  isSaved: boolean
  /** Of the way to pay that it was kept as, or that was charged. */
  tokenId: string | undefined
  /** When a card runs out, for the token that is made of it. */
  cardExpiresAt: number | undefined
}

/** A way to pay that was kept: charged without its payer. */
export interface SavedToken {
  id: string
  channel: string
  label: string
  /** What a charge meets: it is paid, it waits to be paid by the control, or it fails for this reason. */
  meets: 'payment' | 'wait' | { failure: string }
  expiresAt: number | undefined
}

/** Xendit's session, within which a browser sends card data. */
export interface Session {
  id: string
  reference: string
  amount: number
  status: 'active' | 'completed' | 'expired' | 'cancelled'
  createdAt: number
  expiresAt: number
  returnUrls: { success: string; failure: string }
  isSaved: boolean
  /** Of the last card that was sent. */
  chargeId: string | undefined
}

/** What happened to a charge, for whom it is announced to. */
export type ChargeEvent =
  | { kind: 'created' }
  | { kind: 'captured' }
  | { kind: 'failed' }
  | { kind: 'expired' }
  | { kind: 'cancelled' }
  | { kind: 'refunded'; refund: Refund }

type Asked = Pick<
  Charge,
  'id' | 'protocol' | 'reference' | 'channel' | 'label' | 'amount' | 'instruction' | 'expiresAt'
>

/** One that was just asked for; what is not said is as for most. */
export function newCharge(asked: Asked & Partial<Charge>, at: number): Charge {
  return {
    asked: {},
    isReusable: false,
    isRefundable: false,
    status: 'pending',
    createdAt: at,
    updatedAt: at,
    returnUrls: { success: undefined, failure: undefined },
    captures: [],
    refunds: [],
    failureCode: undefined,
    failedPaymentId: undefined,
    bankSays: 'accept',
    wrongCodes: 0,
    sessionId: undefined,
    isSaved: false,
    tokenId: undefined,
    cardExpiresAt: undefined,
    ...asked,
  }
}

export const isPayable = (charge: Charge): boolean =>
  charge.status === 'pending' || (charge.isReusable && charge.status === 'paid')

export const capturedOf = (charge: Charge): number => charge.captures.reduce((sum, { amount }) => sum + amount, 0)

/** What can still be returned. */
export const refundableOf = (charge: Charge): number =>
  charge.refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((left, { amount }) => left - amount, capturedOf(charge))
