import { rupiah } from '@naikkelas/contract/money'
import { expect, test } from 'vitest'
import type { PaymentRequest } from '../../payment-provider.ts'
import * as samples from '../../testing/xendit-samples.ts'
import { xenditCodes } from './xendit-channels.ts'
import { paymentRequestSchema, paymentSchema, refundSchema, sessionSchema } from './xendit-shapes.ts'
import * as transform from './xendit-transform.ts'

const request: PaymentRequest = {
  reference: 'TRX-20261120-7K2QF-1',
  channel: 'bri_virtual_account',
  amount: rupiah(135_000),
  expiresAt: new Date('2026-11-21T03:00:00Z'),
  description: 'Kelas Jualan Lewat WhatsApp',
  payer: { name: 'Budi "Béta" Santoso', email: 'budi@contoh.id', phone: '6281234567890' },
  returnUrls: { success: 'https://naikkelas.id/berhasil', failure: 'https://naikkelas.id/gagal' },
}
const bodyOf = (change: Partial<PaymentRequest>, channelCode: string, isReusable = false) =>
  transform.paymentRequestBody({ request: { ...request, ...change }, channelCode, isReusable })
const made = (sample: unknown, latest?: unknown) =>
  transform.paymentOfRequest(paymentRequestSchema.parse(sample), latest ? paymentSchema.parse(latest) : undefined)

test('a virtual account is asked for with its expiry and a name that banks print', () => {
  expect(bodyOf({}, 'BRI_VIRTUAL_ACCOUNT')).toEqual({
    reference_id: 'TRX-20261120-7K2QF-1',
    type: 'PAY',
    country: 'ID',
    currency: 'IDR',
    request_amount: 135_000,
    capture_method: 'AUTOMATIC',
    channel_code: 'BRI_VIRTUAL_ACCOUNT',
    channel_properties: { display_name: 'Budi Beta Santoso', expires_at: '2026-11-21T03:00:00.000Z' },
    description: 'Kelas Jualan Lewat WhatsApp',
  })
  expect(bodyOf({}, 'BRI_VIRTUAL_ACCOUNT', true)).toMatchObject({ type: 'REUSABLE_PAYMENT_CODE' })
  expect(bodyOf({ payer: { ...request.payer, name: '山田' } }, 'BRI_VIRTUAL_ACCOUNT')).toMatchObject({
    channel_properties: { display_name: 'Pelanggan Naikkelas' },
  })
})

test('each other kind of channel is asked for with its own properties', () => {
  const returns = {
    success_return_url: 'https://naikkelas.id/berhasil',
    failure_return_url: 'https://naikkelas.id/gagal',
  }
  expect(bodyOf({ channel: 'qris' }, 'QRIS').channel_properties).toEqual({})
  expect(bodyOf({ channel: 'dana' }, 'DANA').channel_properties).toEqual(returns)
  expect(bodyOf({ channel: 'ovo' }, 'OVO').channel_properties).toEqual({ ...returns, mobile_number: '+6281234567890' })
  expect(bodyOf({ channel: 'alfamart' }, 'ALFAMART').channel_properties).toEqual({
    payer_name: 'Budi Beta Santoso',
    expires_at: '2026-11-21T03:00:00.000Z',
  })
  expect(transform.cardSessionBody({ ...request, channel: 'card' })).toMatchObject({
    mode: 'CARDS_SESSION_JS',
    amount: 135_000,
    customer: { mobile_number: '+6281234567890' },
    cards_session_js: returns,
  })
})

test('what the payer does next is read from the answer', () => {
  expect(made(samples.virtualAccountRequest)).toEqual({
    providerId: 'pr-1a2b3c4d-0000-4000-8000-000000000001',
    reference: 'TRX-20261120-7K2QF-1',
    amount: 135_000,
    expiresAt: new Date('2026-11-21T03:00:00Z'),
    action: { kind: 'virtualAccount', number: '1251255' },
    isOpen: true,
    outcome: { kind: 'pending' },
  })
  expect(made(samples.outletRequest).action).toEqual({ kind: 'paymentCode', code: 'NK8812345' })
  expect(made(samples.qrisRequest).action).toMatchObject({ kind: 'qr' })
  expect(made(samples.walletRequest).action).toEqual({ kind: 'redirect', url: 'https://m.dana.id/bayar/1' })
  expect(transform.paymentOfSession(sessionSchema.parse(samples.cardSession), undefined)).toMatchObject({
    action: { kind: 'cardSession', sessionId: 'ps-661f87c614802d6c402cd82d' },
    expiresAt: new Date('2026-11-20T03:30:00Z'),
    outcome: { kind: 'pending' },
  })
})

test('paid is what was captured, also where the request itself ended otherwise', () => {
  const paid = {
    kind: 'paid',
    capturedAmount: 135_000,
    capturedAt: new Date('2026-11-20T06:50:19.852Z'),
    captures: [{ id: 'cptr-1', amount: 135_000, at: new Date('2026-11-20T06:50:19.852Z') }],
  }
  for (const status of ['SUCCEEDED', 'CANCELED', 'EXPIRED', 'ACCEPTING_PAYMENTS'])
    expect(made({ ...samples.virtualAccountRequest, status }, samples.payment).outcome).toEqual(paid)
  expect(made({ ...samples.virtualAccountRequest, status: 'SUCCEEDED' }).outcome).toEqual({ kind: 'pending' })
  const pending = { ...samples.payment, status: 'PENDING' }
  expect(made({ ...samples.virtualAccountRequest, status: 'SUCCEEDED' }, pending).outcome).toEqual({ kind: 'pending' })
})

test('a number that takes further payments is open although it was paid', () => {
  expect(made({ ...samples.virtualAccountRequest, status: 'ACCEPTING_PAYMENTS' }, samples.payment).isOpen).toBe(true)
  expect(made({ ...samples.virtualAccountRequest, status: 'SUCCEEDED' }, samples.payment).isOpen).toBe(false)
})

test('what ended unpaid says how', () => {
  const outcomeOf = (status: string, further = {}) =>
    made({ ...samples.virtualAccountRequest, status, ...further }).outcome
  expect(outcomeOf('CANCELED')).toEqual({ kind: 'cancelled' })
  expect(outcomeOf('EXPIRED')).toEqual({ kind: 'expired' })
  expect(outcomeOf('FAILED', { failure_code: 'INVALID_OTP' })).toEqual({ kind: 'failed', failure: 'invalid_otp' })
  expect(outcomeOf('FAILED', { failure_code: 'NEW_THIS_YEAR' })).toEqual({ kind: 'failed', failure: 'unknown' })
})

test('every documented failure has a sentence of its own kind', () => {
  for (const code of Object.keys(xenditCodes.failures))
    expect([code, transform.failureOf(code)]).not.toContain('unknown')
})

test('amounts that are not whole rupiah, other currencies and unknown states are unreadable', () => {
  for (const change of [
    { request_amount: 135_000.5 },
    { request_amount: '135000' },
    { request_amount: -1 },
    { request_amount: 1e21 },
    { currency: 'USD' },
    { status: 'PAID' },
    { payment_request_id: '' },
  ])
    expect(paymentRequestSchema.safeParse({ ...samples.virtualAccountRequest, ...change }).success).toBe(false)
})

test('a refund is asked for in Xendit’s words and read in ours', () => {
  const refund = { providerId: 'pr-1', reference: 'REF-1', amount: rupiah(35_000), reason: 'requestedByBuyer' } as const
  expect(transform.refundBody(refund, 'pr-1')).toEqual({
    payment_request_id: 'pr-1',
    reference_id: 'REF-1',
    currency: 'IDR',
    amount: 35_000,
    reason: 'REQUESTED_BY_CUSTOMER',
  })
  const outcomeOf = (status: string) => transform.refundOf(refundSchema.parse({ ...samples.refund, status })).outcome
  expect(['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED'].map(outcomeOf)).toEqual([
    'pending',
    'succeeded',
    'failed',
    'failed',
  ])
})

test.each([
  [409, 'DATA_NOT_FOUND', 'duplicate_reference'],
  [400, 'DUPLICATE_ERROR', 'duplicate_reference'],
  [401, 'INVALID_API_KEY', 'not_authorized'],
  [400, 'API_VALIDATION_ERROR', 'invalid_request'],
  [400, 'CARD_EXPIRED', 'declined'],
  [403, 'REFUND_NOT_SUPPORTED', 'refund_not_supported'],
  [400, 'REFUND_AMOUNT_EXCEEDED', 'refund_too_large'],
  [404, 'DATA_NOT_FOUND', 'not_found'],
  [429, 'RATE_LIMIT_EXCEEDED', 'unavailable'],
  [500, 'SERVER_ERROR', 'answer_lost'],
  [502, '', 'answer_lost'],
  [503, 'CHANNEL_UNAVAILABLE', 'channel_unavailable'],
])('%i %s means %s', (status, code, meaning) => expect(transform.errorCodeOf(status, code)).toBe(meaning))
