// Answers and notifications as docs.xendit.co prints them (payments API v3, sessions, refunds).

export const virtualAccountRequest = {
  business_id: '5f27a14a9bf05c73dd040bc8',
  reference_id: 'TRX-20261120-7K2QF-1',
  payment_request_id: 'pr-1a2b3c4d-0000-4000-8000-000000000001',
  type: 'PAY',
  country: 'ID',
  currency: 'IDR',
  request_amount: 135_000,
  capture_method: 'AUTOMATIC',
  channel_code: 'BRI_VIRTUAL_ACCOUNT',
  channel_properties: { display_name: 'Budi', expires_at: '2026-11-21T03:00:00Z' },
  status: 'REQUIRES_ACTION',
  actions: [{ type: 'PRESENT_TO_CUSTOMER', descriptor: 'VIRTUAL_ACCOUNT_NUMBER', value: '1251255' }],
  created: '2026-11-20T03:00:00Z',
  updated: '2026-11-20T03:00:00Z',
}

export const outletRequest = {
  ...virtualAccountRequest,
  channel_code: 'ALFAMART',
  channel_properties: { payer_name: 'Budi', expires_at: '2026-11-21T03:00:00Z' },
  actions: [{ type: 'PRESENT_TO_CUSTOMER', descriptor: 'PAYMENT_CODE', value: 'NK8812345' }],
}

export const qrisRequest = {
  ...virtualAccountRequest,
  channel_code: 'QRIS',
  channel_properties: {},
  actions: [
    { type: 'PRESENT_TO_CUSTOMER', descriptor: 'QR_STRING', value: '00020101021226570011ID.DANA.WWW0118936009' },
  ],
}

export const walletRequest = {
  ...virtualAccountRequest,
  channel_code: 'DANA',
  channel_properties: { success_return_url: 'https://naikkelas.id/thank-you/pembayaran/1' },
  actions: [{ type: 'REDIRECT_CUSTOMER', descriptor: 'WEB_URL', value: 'https://m.dana.id/bayar/1' }],
}

export const payment = {
  payment_id: 'py-1a2b3c4d-0000-4000-8000-000000000001',
  business_id: '5f27a14a9bf05c73dd040bc8',
  payment_request_id: 'pr-1a2b3c4d-0000-4000-8000-000000000001',
  reference_id: 'TRX-20261120-7K2QF-1',
  type: 'PAY',
  status: 'SUCCEEDED',
  channel_code: 'BRI_VIRTUAL_ACCOUNT',
  country: 'ID',
  currency: 'IDR',
  request_amount: 135_000,
  capture_method: 'AUTOMATIC',
  captures: [{ capture_id: 'cptr-1', capture_amount: 135_000, capture_timestamp: '2026-11-20T06:50:19.852Z' }],
  payment_details: {},
  created: '2026-11-20T06:50:19.852Z',
  updated: '2026-11-20T06:50:19.852Z',
}

export const cardSession = {
  payment_session_id: 'ps-661f87c614802d6c402cd82d',
  reference_id: 'TRX-20261120-7K2QF-2',
  session_type: 'PAY',
  mode: 'CARDS_SESSION_JS',
  status: 'ACTIVE',
  currency: 'IDR',
  country: 'ID',
  amount: 135_000,
  expires_at: '2026-11-20T03:30:00Z',
  created: '2026-11-20T03:00:00Z',
}

export const refund = {
  id: 'rfd-1',
  payment_request_id: 'pr-1a2b3c4d-0000-4000-8000-000000000001',
  reference_id: 'REF-1',
  currency: 'IDR',
  amount: 35_000,
  reason: 'REQUESTED_BY_CUSTOMER',
  status: 'PENDING',
  failure_code: null,
}

const message = { business_id: '5f27a14a9bf05c73dd040bc8', created: '2026-11-20T06:50:20.000Z', api_version: 'v3' }

export const webhooks = {
  capture: { ...message, event: 'payment.capture', data: payment },
  failure: {
    ...message,
    event: 'payment.failure',
    data: { ...payment, status: 'FAILED', captures: [], failure_code: 'USER_DECLINED_PAYMENT' },
  },
  authorizationExpiry: { ...message, event: 'payment.expiry', data: { ...payment, status: 'EXPIRED', captures: [] } },
  requestExpiry: {
    ...message,
    event: 'payment_request.expiry',
    data: { ...virtualAccountRequest, status: 'EXPIRED' },
  },
  sessionCompleted: {
    ...message,
    event: 'payment_session.completed',
    data: { ...cardSession, status: 'COMPLETED', payment_id: 'py-2', payment_request_id: 'pr-2' },
  },
  sessionExpired: { ...message, event: 'payment_session.expired', data: { ...cardSession, status: 'EXPIRED' } },
  refundSucceeded: { ...message, event: 'refund.succeeded', data: { ...refund, status: 'SUCCEEDED' } },
  refundFailed: { ...message, event: 'refund.failed', data: { ...refund, status: 'FAILED' } },
  /** Of version 2, sent right after a success: it says nothing about the payment. */
  methodExpired: { ...message, event: 'payment_method.expired', data: { id: 'pm-1' } },
}
