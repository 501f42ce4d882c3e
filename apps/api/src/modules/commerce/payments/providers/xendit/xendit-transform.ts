import type { PaymentFailure } from '@naikkelas/contract/commerce'
import { rupiah, sumRupiah } from '@naikkelas/contract/money'
import type {
  Payment,
  PaymentAction,
  PaymentOutcome,
  PaymentRequest,
  Refund,
  RefundRequest,
  ReportedPayment,
} from '../../payment-provider.ts'
import type { PaymentProviderErrorCode } from '../../payment-provider-error.ts'
import { xenditCodes } from './xendit-channels.ts'
import type {
  XenditPayment,
  XenditPaymentRequest,
  XenditRefund,
  XenditSession,
  XenditTransaction,
} from './xendit-shapes.ts'

interface Making {
  request: PaymentRequest
  channelCode: string
  isReusable: boolean
}

/** The body of POST /v3/payment_requests. */
export function paymentRequestBody({ request, channelCode, isReusable }: Making) {
  return {
    reference_id: request.reference,
    type: isReusable ? 'REUSABLE_PAYMENT_CODE' : request.isSaved === true ? 'PAY_AND_SAVE' : 'PAY',
    country: 'ID',
    currency: 'IDR',
    request_amount: request.amount,
    capture_method: 'AUTOMATIC',
    channel_code: channelCode,
    channel_properties: channelProperties(request, channelCode),
    description: request.description,
  }
}

/** The body of POST /v3/payment_requests for a way to pay that was saved. */
export function savedChargeBody({ reference, amount, channel, description, savedToken }: PaymentRequest) {
  return {
    reference_id: reference,
    type: 'PAY',
    country: 'ID',
    currency: 'IDR',
    request_amount: amount,
    capture_method: 'AUTOMATIC',
    payment_token_id: savedToken,
    // The payer is not there to pass 3DS; the account must be allowed to leave it out.
    channel_properties: channel === 'card' ? { card_on_file_type: 'RECURRING', skip_three_ds: true } : {},
    description,
  }
}

/** Names that banks and shops print: letters, digits and spaces only. */
const printedName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, 40) || 'Pelanggan Naikkelas'

function channelProperties({ channel, payer, expiresAt, returnUrls }: PaymentRequest, code: string) {
  const expires_at = expiresAt.toISOString()
  const returns = { success_return_url: returnUrls.success, failure_return_url: returnUrls.failure }
  switch (channel) {
    case 'qris':
      // Its expiry cannot be set.
      return {}
    case 'alfamart':
    case 'indomaret':
      return { payer_name: printedName(payer.name), expires_at }
    case 'ovo':
      return { ...returns, mobile_number: payer.phone === undefined ? undefined : `+${payer.phone}` }
    default:
      return code.endsWith('_VIRTUAL_ACCOUNT') ? { display_name: printedName(payer.name), expires_at } : returns
  }
}

/** The body of POST /sessions: card data goes from the browser to Xendit. */
export function cardSessionBody({ reference, amount, payer, description, returnUrls, isSaved }: PaymentRequest) {
  return {
    reference_id: reference,
    session_type: 'PAY',
    mode: 'CARDS_SESSION_JS',
    amount,
    currency: 'IDR',
    country: 'ID',
    customer: {
      reference_id: reference,
      type: 'INDIVIDUAL',
      email: payer.email,
      mobile_number: payer.phone === undefined ? undefined : `+${payer.phone}`,
      individual_detail: { given_names: printedName(payer.name) },
    },
    description,
    ...(isSaved === true && {
      allow_save_payment_method: 'FORCED',
      channel_properties: { cards: { card_on_file_type: 'RECURRING' } },
    }),
    cards_session_js: { success_return_url: returnUrls.success, failure_return_url: returnUrls.failure },
  }
}

/** @param latest the payment that was last made for it */
export function paymentOfRequest(made: XenditPaymentRequest, latest: XenditPayment | undefined): Payment {
  const outcome = outcomeOf(made, latest)
  const isOpen = ['ACCEPTING_PAYMENTS', 'REQUIRES_ACTION', 'AUTHORIZED'].includes(made.status)
  return {
    providerId: made.payment_request_id,
    reference: made.reference_id,
    amount: made.request_amount,
    expiresAt: made.channel_properties?.expires_at,
    action: outcome.kind === 'pending' ? actionOf(made.actions) : undefined,
    isOpen,
    outcome,
    savedToken: made.payment_token_id ?? undefined,
  }
}

function outcomeOf({ status, failure_code }: XenditPaymentRequest, latest: XenditPayment | undefined): PaymentOutcome {
  const paid = latest && capturesOf(latest)
  if (paid) return paid
  switch (status) {
    case 'CANCELED':
      return { kind: 'cancelled' }
    case 'EXPIRED':
      return { kind: 'expired' }
    case 'FAILED':
      return { kind: 'failed', failure: failureOf(failure_code ?? latest?.failure_code) }
    case 'ACCEPTING_PAYMENTS':
    case 'REQUIRES_ACTION':
    case 'AUTHORIZED':
    // Its captures are read with the payment: without them the money is not here yet.
    case 'SUCCEEDED':
      return { kind: 'pending' }
    default:
      return status satisfies never
  }
}

/** Undefined: nothing was captured. */
export function capturesOf({ status, captures }: XenditPayment): PaymentOutcome | undefined {
  const [first] = captures
  if (status !== 'SUCCEEDED' || first === undefined) return undefined
  return {
    kind: 'paid',
    capturedAmount: sumRupiah(captures.map((capture) => capture.capture_amount)),
    capturedAt: first.capture_timestamp,
    captures: captures.map((capture) => ({
      id: capture.capture_id,
      amount: capture.capture_amount,
      at: capture.capture_timestamp,
    })),
  }
}

function actionOf(actions: XenditPaymentRequest['actions']): PaymentAction | undefined {
  for (const { type, descriptor, value } of actions) {
    if (descriptor === 'VIRTUAL_ACCOUNT_NUMBER') return { kind: 'virtualAccount', number: value }
    if (descriptor === 'PAYMENT_CODE') return { kind: 'paymentCode', code: value }
    if (descriptor === 'QR_STRING') return { kind: 'qr', qrString: value }
    if (type === 'REDIRECT_CUSTOMER') return { kind: 'redirect', url: value }
  }
  return undefined
}

export function paymentOfSession(session: XenditSession, made: XenditPayment | undefined): Payment {
  const outcome = outcomeOfSession(session, made)
  return {
    providerId: session.payment_session_id,
    reference: session.reference_id,
    amount: session.amount,
    expiresAt: session.expires_at,
    action: outcome.kind === 'pending' ? { kind: 'cardSession', sessionId: session.payment_session_id } : undefined,
    isOpen: session.status === 'ACTIVE',
    outcome,
    savedToken: session.payment_token_id ?? undefined,
  }
}

function outcomeOfSession({ status }: XenditSession, made: XenditPayment | undefined): PaymentOutcome {
  const paid = made && capturesOf(made)
  if (paid) return paid
  switch (status) {
    case 'ACTIVE':
    case 'COMPLETED':
      return { kind: 'pending' }
    case 'EXPIRED':
      return { kind: 'expired' }
    case 'CANCELED':
      return { kind: 'cancelled' }
    default:
      return status satisfies never
  }
}

const reasons = {
  requestedByBuyer: 'REQUESTED_BY_CUSTOMER',
  duplicate: 'DUPLICATE',
  fraud: 'FRAUDULENT',
  cancelled: 'CANCELLATION',
  other: 'OTHERS',
} as const satisfies Record<RefundRequest['reason'], string>

/** The body of POST /refunds. */
export function refundBody({ reference, amount, reason }: RefundRequest, paymentRequestId: string) {
  return {
    payment_request_id: paymentRequestId,
    reference_id: reference,
    currency: 'IDR',
    amount,
    reason: reasons[reason],
  }
}

const refundOutcomes = {
  SUCCEEDED: 'succeeded',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
} as const satisfies Record<XenditRefund['status'], Refund['outcome']>

export function refundOf({ id, reference_id, amount, status }: XenditRefund): Refund {
  return { id, reference: reference_id ?? id, amount, outcome: refundOutcomes[status] }
}

export function failureOf(code: string | null | undefined): PaymentFailure {
  return xenditCodes.failures[code ?? ''] ?? 'unknown'
}

/** What an error of Xendit means here. */
export function errorCodeOf(status: number, code: string): PaymentProviderErrorCode {
  const known = xenditCodes.errors[code]
  // The documentation prints other codes for a reference that was used before: the status alone is sure.
  if (status === 409) return 'duplicate_reference'
  if (status === 401) return 'not_authorized'
  if (status === 429) return 'unavailable'
  if (known) return known
  if (xenditCodes.failures[code] && status < 500) return 'declined'
  if (status === 403) return 'not_authorized'
  if (status === 404) return 'not_found'
  return status >= 500 ? 'answer_lost' : 'invalid_request'
}

/** The fee with the tax on it, of which Xendit may send fractions. */
export const reportedPaymentOf = ({ reference_id, amount, fee }: XenditTransaction): ReportedPayment => ({
  reference: reference_id,
  amount,
  fee: rupiah(Math.round(fee.xendit_fee + fee.value_added_tax)),
})
