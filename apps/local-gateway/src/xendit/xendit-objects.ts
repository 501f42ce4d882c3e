import { capturedOf, type Charge, isPayable, type Refund, type SavedToken, type Session } from '../charges.ts'

const iso = (at: number) => new Date(at).toISOString()

const descriptors = {
  number: { type: 'PRESENT_TO_CUSTOMER', descriptor: 'VIRTUAL_ACCOUNT_NUMBER' },
  code: { type: 'PRESENT_TO_CUSTOMER', descriptor: 'PAYMENT_CODE' },
  qr: { type: 'PRESENT_TO_CUSTOMER', descriptor: 'QR_STRING' },
  page: { type: 'REDIRECT_CUSTOMER', descriptor: 'WEB_URL' },
} as const

function actionsOf({ instruction, status, isReusable }: Charge, pageUrl: string) {
  if (status !== 'pending' && !isReusable) return []
  switch (instruction.kind) {
    case 'number':
      return [{ ...descriptors.number, value: instruction.number }]
    case 'code':
      return [{ ...descriptors.code, value: instruction.code }]
    case 'qr':
      return [{ ...descriptors.qr, value: instruction.text }]
    default:
      return [{ ...descriptors.page, value: pageUrl }]
  }
}

function statusOf(charge: Charge): string {
  if (charge.isReusable && isPayable(charge)) return 'ACCEPTING_PAYMENTS'
  const statuses = {
    pending: 'REQUIRES_ACTION',
    paid: 'SUCCEEDED',
    failed: 'FAILED',
    expired: 'EXPIRED',
    cancelled: 'CANCELED',
  } as const
  return statuses[charge.status]
}

interface Writing {
  businessId: string
  charge: Charge
}

/** A payment request as Xendit answers it. */
export function paymentRequestObject({ businessId, charge, pageUrl }: Writing & { pageUrl: string }) {
  const latest = charge.captures.at(-1)?.paymentId ?? charge.failedPaymentId
  return {
    business_id: businessId,
    ...charge.asked,
    reference_id: charge.reference,
    payment_request_id: charge.id,
    country: 'ID',
    currency: 'IDR',
    request_amount: charge.amount,
    channel_code: charge.channel,
    status: statusOf(charge),
    ...(latest !== undefined && { latest_payment_id: latest }),
    ...(charge.tokenId !== undefined && { payment_token_id: charge.tokenId }),
    ...(charge.failureCode !== undefined && { failure_code: charge.failureCode }),
    actions: actionsOf(charge, pageUrl),
    created: iso(charge.createdAt),
    updated: iso(charge.updatedAt),
  }
}

/** The payment of one capture, or the one that failed. */
export function paymentObject({ businessId, charge, paymentId }: Writing & { paymentId: string }) {
  const captures = charge.captures.filter((capture) => capture.paymentId === paymentId)
  return {
    payment_id: paymentId,
    business_id: businessId,
    reference_id: charge.reference,
    payment_request_id: charge.id,
    type: charge.asked.type ?? 'PAY',
    status: captures.length > 0 ? 'SUCCEEDED' : 'FAILED',
    channel_code: charge.channel,
    country: 'ID',
    currency: 'IDR',
    request_amount: charge.amount,
    capture_method: 'AUTOMATIC',
    captures: captures.map(({ captureId, amount, at }) => ({
      capture_id: captureId,
      capture_amount: amount,
      capture_timestamp: iso(at),
    })),
    ...(charge.failureCode !== undefined && captures.length === 0 && { failure_code: charge.failureCode }),
    payment_details: {},
    created: iso(charge.createdAt),
    updated: iso(charge.updatedAt),
  }
}

const sessionStatuses = { active: 'ACTIVE', completed: 'COMPLETED', expired: 'EXPIRED', cancelled: 'CANCELED' } as const

/** @param charge of the last card that was sent */
export function sessionObject(session: Session, charge: Charge | undefined) {
  const paymentId = charge?.captures.at(-1)?.paymentId
  return {
    payment_session_id: session.id,
    reference_id: session.reference,
    session_type: 'PAY',
    mode: 'CARDS_SESSION_JS',
    status: sessionStatuses[session.status],
    currency: 'IDR',
    country: 'ID',
    amount: session.amount,
    expires_at: iso(session.expiresAt),
    created: iso(session.createdAt),
    cards_session_js: {
      success_return_url: session.returnUrls.success,
      failure_return_url: session.returnUrls.failure,
    },
    ...(charge && { payment_request_id: charge.id }),
    ...(paymentId !== undefined && { payment_id: paymentId }),
    ...(charge?.tokenId !== undefined && { payment_token_id: charge.tokenId }),
  }
}

/** A way to pay that was kept, as Xendit answers it. */
export const tokenObject = (businessId: string, { id, channel, expiresAt }: SavedToken, now: number) => ({
  payment_token_id: id,
  business_id: businessId,
  channel_code: channel,
  country: 'ID',
  currency: 'IDR',
  status: expiresAt !== undefined && expiresAt <= now ? 'EXPIRED' : 'ACTIVE',
})

export function refundObject(charge: Charge, { id, reference, amount, reason, status, at }: Refund) {
  return {
    id,
    payment_request_id: charge.id,
    reference_id: reference,
    currency: 'IDR',
    amount,
    channel_code: charge.channel,
    reason,
    status: status.toUpperCase(),
    failure_code: status === 'failed' ? 'REFUND_FAILED' : null,
    refund_fee_amount: null,
    captured_amount: capturedOf(charge),
    created: iso(at),
    updated: iso(charge.updatedAt),
  }
}
