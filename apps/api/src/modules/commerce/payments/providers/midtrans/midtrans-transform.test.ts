import { rupiah } from '@naikkelas/contract/money'
import { expect, test } from 'vitest'
import type { PaymentRequest } from '../../payment-provider.ts'
import * as samples from '../../testing/midtrans-samples.ts'
import { transactionSchema } from './midtrans-shapes.ts'
import * as transform from './midtrans-transform.ts'

const now = new Date('2026-11-20T03:00:00Z')
const request: PaymentRequest = {
  reference: 'TRX-20261120-7K2QF-1',
  channel: 'bca_virtual_account',
  amount: rupiah(135_000),
  expiresAt: new Date('2026-11-21T03:00:00Z'),
  description: 'Kelas Jualan Lewat WhatsApp',
  payer: { name: 'Budi Santoso', email: 'budi@contoh.id', phone: '6281234567890' },
  returnUrls: { success: 'https://naikkelas.id/berhasil', failure: 'https://naikkelas.id/gagal' },
}
const body = (change: Partial<PaymentRequest>) => transform.chargeBody({ ...request, ...change }, now)
const made = (sample: unknown) => transform.paymentOf(transactionSchema.parse(sample))

test('a virtual account is charged with its expiry on a clock in WIB', () => {
  expect(body({})).toEqual({
    payment_type: 'bank_transfer',
    bank_transfer: { bank: 'bca' },
    transaction_details: { order_id: 'TRX-20261120-7K2QF-1', gross_amount: 135_000 },
    customer_details: { first_name: 'Budi Santoso', email: 'budi@contoh.id', phone: '6281234567890' },
    custom_expiry: { order_time: '2026-11-20 10:00:00 +0700', expiry_duration: 86_400, unit: 'second' },
  })
})

test('each other channel is charged by its own type', () => {
  expect(body({ channel: 'permata_virtual_account' })).toMatchObject({ payment_type: 'permata' })
  expect(body({ channel: 'mandiri_virtual_account' })).toMatchObject({ payment_type: 'echannel' })
  expect(body({ channel: 'gopay' })).toMatchObject({ gopay: { callback_url: 'https://naikkelas.id/berhasil' } })
  expect(body({ channel: 'ovo' })).toMatchObject({ ovo: { payer_phone_number: '081234567890' } })
  expect(body({ channel: 'indomaret' })).toMatchObject({ payment_type: 'cstore', cstore: { store: 'indomaret' } })
  expect(body({ channel: 'qris' })).toMatchObject({ qris: { acquirer: 'gopay' } })
  expect(body({ channel: 'brimo' })).toMatchObject({ payment_type: 'bri_epay' })
  expect(body({ channel: 'bca_klikpay' })).toMatchObject({ bca_klikpay: { description: request.description } })
  expect(body({ channel: 'card', cardToken: 'tok-1' })).toMatchObject({
    credit_card: { token_id: 'tok-1', authentication: true },
  })
  expect(body({ channel: 'dana' })).toBeUndefined()
})

test('cards and OVO keep the expiry of Midtrans, and none is shorter than it takes', () => {
  expect(body({ channel: 'card', cardToken: 'tok-1' })).not.toHaveProperty('custom_expiry')
  expect(body({ channel: 'ovo' })).not.toHaveProperty('custom_expiry')
  expect(body({ expiresAt: now })).toMatchObject({ custom_expiry: { expiry_duration: 20 } })
})

test('what the payer does next is read from the answer', () => {
  expect(made(samples.bankTransfer)).toEqual({
    providerId: '9aed5972-5b6a-401e-894b-a32c91ed1a3a',
    reference: 'TRX-20261120-7K2QF-1',
    amount: 135_000,
    expiresAt: new Date('2026-11-21T03:00:00Z'),
    action: { kind: 'virtualAccount', number: '812785002530231' },
    isOpen: true,
    outcome: { kind: 'pending' },
  })
  expect(made(samples.permata).action).toEqual({ kind: 'virtualAccount', number: '8562000087926752' })
  expect(made(samples.mandiriBill).action).toEqual({ kind: 'bill', billerCode: '70012', billKey: '990000000260' })
  expect(made(samples.outlet).action).toEqual({ kind: 'paymentCode', code: '8101500220229220' })
  expect(made(samples.qris).action).toMatchObject({ kind: 'qr' })
  expect(made(samples.gopay).action).toEqual({ kind: 'redirect', url: 'https://gopay.co.id/app/1' })
  expect(made(samples.ovo).action).toEqual({ kind: 'confirmInApp' })
  expect(made(samples.cardChallenge).action).toMatchObject({ kind: 'redirect' })
})

test('paid is what was settled, or captured and accepted', () => {
  const at = new Date('2026-11-20T03:05:00Z')
  expect(made(samples.settled)).toMatchObject({
    isOpen: false,
    outcome: { kind: 'paid', capturedAmount: 135_000, capturedAt: at, captures: [{ amount: 135_000, at }] },
  })
  const { fraud_status: _, ...withoutFraudStatus } = samples.settled
  expect(made(withoutFraudStatus).outcome.kind).toBe('paid')
  expect(made(samples.cardCaptured).outcome.kind).toBe('paid')
  expect(made({ ...samples.cardCaptured, fraud_status: 'challenge' }).outcome).toEqual({ kind: 'pending' })
  expect(made({ ...samples.cardCaptured, fraud_status: undefined }).outcome).toEqual({ kind: 'pending' })
  expect(made({ ...samples.cardCaptured, fraud_status: 'deny' }).outcome).toEqual({
    kind: 'failed',
    failure: 'suspected_fraud',
  })
  expect(made(samples.partlyRefunded).outcome).toMatchObject({ kind: 'paid', capturedAmount: 135_000 })
})

test('what ended unpaid says how', () => {
  expect(made(samples.expired).outcome).toEqual({ kind: 'expired' })
  expect(made({ ...samples.bankTransfer, transaction_status: 'cancel' }).outcome).toEqual({ kind: 'cancelled' })
  expect(made(samples.cardDenied).outcome).toEqual({ kind: 'failed', failure: 'insufficient_balance' })
  expect(made({ ...samples.cardDenied, channel_response_code: 'Q1' }).outcome).toEqual({
    kind: 'failed',
    failure: 'card_declined',
  })
})

test('amounts that are not whole rupiah, other currencies, clocks and unknown states are unreadable', () => {
  for (const change of [
    { gross_amount: '135000.50' },
    { gross_amount: 135_000 },
    { gross_amount: '-1.00' },
    { gross_amount: '1e5' },
    { gross_amount: '0135000.00' },
    { currency: 'USD' },
    { transaction_status: 'paid' },
    { transaction_time: '2026-02-30 10:00:00' },
    { transaction_time: '2026-11-20T10:00:00Z' },
  ])
    expect(transactionSchema.safeParse({ ...samples.bankTransfer, ...change }).success).toBe(false)
})

test('refunds are listed with their references, and leave the rest to be refunded', () => {
  const paid = transactionSchema.parse(samples.partlyRefunded)
  expect(transform.refundsOf(paid)).toEqual([{ id: 'REF-1', reference: 'REF-1', amount: 35_000, outcome: 'succeeded' }])
  expect(transform.refundableOf(paid)).toBe(100_000)
})

test('a key of idempotency is a UUID, the same for the same purpose and reference', () => {
  const key = transform.idempotencyKey('charge', 'TRX-1')
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(transform.idempotencyKey('charge', 'TRX-1')).toBe(key)
  expect(transform.idempotencyKey('refund', 'TRX-1')).not.toBe(key)
})

test.each([
  ['401', 'not_authorized'],
  ['404', 'not_found'],
  ['406', 'duplicate_reference'],
  ['412', 'wrong_state'],
  ['414', 'refund_without_funds'],
  ['429', 'unavailable'],
  ['500', 'answer_lost'],
  ['503', 'channel_unavailable'],
  ['413', 'invalid_request'],
])('%s means %s', (statusCode, meaning) => expect(transform.errorCodeOf(statusCode)).toBe(meaning))
