import type { PaymentFailure } from '@naikkelas/contract/commerce'
import type { PaymentProviderName } from './payment-provider.ts'

/** What can go wrong at a gateway, and what its caller may do. */
export type PaymentProviderErrorCode =
  /** It may have been done: look it up by its reference before a second try. */
  | 'answer_lost'
  /** It was not done and may be tried again: the gateway is away, or too many were asked for. */
  | 'unavailable'
  /** The operator's key is wrong, or the account lacks the right. */
  | 'not_authorized'
  | 'duplicate_reference'
  | 'channel_unavailable'
  | 'amount_out_of_range'
  /** The gateway finds the request itself wrong: a mistake of ours. */
  | 'invalid_request'
  | 'not_found'
  /** The payment's state does not allow it: cancelling what is paid, refunding what is not. */
  | 'wrong_state'
  /** Refused at once; `failure` says why. */
  | 'declined'
  | 'refund_not_supported'
  | 'refund_too_large'
  /** Another refund of the payment is still under way. */
  | 'refund_in_progress'
  /** The merchant's balance at the gateway does not suffice. */
  | 'refund_without_funds'
  /** An answer whose shape is not the documented one. Treat it as lost. */
  | 'unreadable_answer'

interface Details {
  provider: PaymentProviderName
  code: PaymentProviderErrorCode
  /** For the log: status, the gateway's own code and sentence; never a key, a token or personal data. */
  detail: string
  failure?: PaymentFailure
  cause?: unknown
}

export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError'
  readonly provider: PaymentProviderName
  readonly code: PaymentProviderErrorCode
  readonly failure: PaymentFailure | undefined

  constructor({ provider, code, detail, failure, cause }: Details) {
    super(`${provider}: ${code}: ${detail}`, { cause })
    this.provider = provider
    this.code = code
    this.failure = failure
  }

  /** Whether the call may have taken effect. */
  get mayHaveHappened(): boolean {
    return this.code === 'answer_lost' || this.code === 'unreadable_answer'
  }
}
