import fc from 'fast-check'
import { expect, test } from 'vitest'
import { systemClock } from '../../../../platform/clock.ts'
import type { PaymentProvider, PaymentProviderName } from '../payment-provider.ts'
import * as midtransSamples from '../testing/midtrans-samples.ts'
import { midtransAccount, xenditAccount } from '../../../../testing/payment-accounts.ts'
import * as xenditSamples from '../testing/xendit-samples.ts'
import { signatureOf } from './midtrans/midtrans-webhook.ts'
import { createPaymentProviders } from './registry.ts'

const both = createPaymentProviders({ xendit: xenditAccount, midtrans: midtransAccount }, systemClock)
const provider = (wanted: PaymentProviderName) => both.find(({ name }) => name === wanted) as PaymentProvider
const token = xenditAccount.webhookTokens[0] ?? ''

const readXendit = (message: unknown, headers: Record<string, string> = { 'x-callback-token': token }) =>
  provider('xendit').parseWebhook({
    headers: new Headers(headers),
    rawBody: typeof message === 'string' ? message : JSON.stringify(message),
  })
const readMidtrans = (message: unknown) =>
  provider('midtrans').parseWebhook({
    headers: new Headers(),
    rawBody: typeof message === 'string' ? message : JSON.stringify(message),
  })
const unauthentic = { kind: 'invalid', reason: 'unauthentic' }

test('gateways are on where there is an account, the preferred one first', () => {
  const names = (accounts: Parameters<typeof createPaymentProviders>[0]) =>
    createPaymentProviders(accounts, systemClock).map(({ name }) => name)
  expect(names({ xendit: xenditAccount, midtrans: midtransAccount })).toEqual(['xendit', 'midtrans'])
  expect(names({ xendit: undefined, midtrans: midtransAccount })).toEqual(['midtrans'])
  expect(names({ xendit: undefined, midtrans: undefined })).toEqual([])
})

test('a gateway offers what the account has, in the order of the checkout', () => {
  const [xendit] = createPaymentProviders(
    { xendit: { ...xenditAccount, channels: ['card', 'brimo', 'qris'] }, midtrans: undefined },
    systemClock,
  )
  expect(Object.keys(xendit?.channels ?? {})).toEqual(['qris', 'card'])
})

test('Xendit: each event is read', () => {
  const { webhooks } = xenditSamples
  const of = { providerId: webhooks.capture.data.payment_request_id, reference: 'TRX-20261120-7K2QF-1' }
  expect(readXendit(webhooks.capture)).toEqual({
    kind: 'payment',
    eventKey: 'payment.capture:py-1a2b3c4d-0000-4000-8000-000000000001:cptr-1',
    ...of,
    amount: 135_000,
    outcome: expect.objectContaining({ kind: 'paid', capturedAmount: 135_000 }),
    at: new Date('2026-11-20T06:50:20Z'),
  })
  expect(readXendit(webhooks.failure)).toMatchObject({ ...of, outcome: { kind: 'failed', failure: 'payer_declined' } })
  expect(readXendit(webhooks.authorizationExpiry)).toMatchObject({ ...of, outcome: { kind: 'expired' } })
  expect(readXendit(webhooks.requestExpiry)).toMatchObject({ ...of, outcome: { kind: 'expired' } })
  expect(readXendit(webhooks.sessionExpired)).toMatchObject({ kind: 'payment', outcome: { kind: 'expired' } })
  expect(readXendit(webhooks.refundSucceeded)).toMatchObject({
    kind: 'refund',
    refunds: [{ reference: 'REF-1', amount: 35_000, outcome: 'succeeded' }],
  })
  expect(readXendit(webhooks.refundFailed)).toMatchObject({ refunds: [{ outcome: 'failed' }] })
  // The capture moves the payment; these say the same once more, or nothing.
  expect(readXendit(webhooks.sessionCompleted)).toMatchObject({ kind: 'other' })
  expect(readXendit(webhooks.methodExpired)).toMatchObject({ kind: 'other', name: 'payment_method.expired' })
})

test('Xendit: either token of a rotation counts, and no other', () => {
  for (const known of xenditAccount.webhookTokens)
    expect(readXendit(xenditSamples.webhooks.capture, { 'x-callback-token': known }).kind).toBe('payment')
  expect(readXendit(xenditSamples.webhooks.capture, {})).toEqual(unauthentic)
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)) }),
      (wrong) => {
        fc.pre(!xenditAccount.webhookTokens.includes(wrong))
        expect(readXendit(xenditSamples.webhooks.capture, { 'x-callback-token': wrong })).toEqual(unauthentic)
      },
    ),
    { numRuns: 1_000 },
  )
})

test('Xendit: a message of another merchant, in another currency or of another shape is no event', () => {
  const { capture } = xenditSamples.webhooks
  const change = (data: object) => readXendit({ ...capture, data: { ...capture.data, ...data } })
  expect(readXendit({ ...capture, business_id: 'orang-lain' })).toEqual({ kind: 'invalid', reason: 'foreign' })
  expect(change({ currency: 'USD' })).toEqual({ kind: 'invalid', reason: 'foreign' })
  const unreadable = { kind: 'invalid', reason: 'unreadable' }
  expect(change({ captures: [] })).toEqual(unreadable)
  expect(change({ status: 'PENDING' })).toEqual(unreadable)
  expect(change({ request_amount: 0.5 })).toEqual(unreadable)
  expect(readXendit('{"event":')).toEqual(unreadable)
  expect(readXendit('')).toEqual(unreadable)
  expect(readXendit('null')).toEqual(unreadable)
})

test('Midtrans: the documented signatures are reproduced', () => {
  const documented = [
    [
      { order_id: '1111', gross_amount: '100000.00', serverKey: 'askvnoibnosifnboseofinbofinfgbiufglnbfg' },
      'edc076b21793ebe3e17926350f5b8ae67d902fe657b3d0aa31b932d5c127e2375d308a2bc94f3265ac2d80a1f181a79b997ac178a236fcff35af263fc4d4c231',
    ],
    [
      { order_id: 'TRX-0001', gross_amount: '135000.00', serverKey: 'SB-Mid-server-TEST' },
      'efe9052f4bb9224019b0bb3c0187cea2bd1f6d2e4e3f9bb1c62658cdc1c41c1df72b296b148b775ebdc52b8cb33784b83c10dc5f66ece25fda1b60aef23f9712',
    ],
  ] as const
  for (const [signed, signature] of documented) expect(signatureOf({ ...signed, status_code: '200' })).toBe(signature)
})

test('Midtrans: each state is read', () => {
  const of = { providerId: '9aed5972-5b6a-401e-894b-a32c91ed1a3a', reference: 'TRX-20261120-7K2QF-1' }
  const { notice } = midtransSamples
  expect(readMidtrans(notice(midtransSamples.settled))).toEqual({
    kind: 'payment',
    eventKey: '9aed5972-5b6a-401e-894b-a32c91ed1a3a:settlement:200:accept',
    ...of,
    amount: 135_000,
    outcome: expect.objectContaining({ kind: 'paid' }),
    at: new Date('2026-11-20T03:05:00Z'),
  })
  expect(readMidtrans(notice(midtransSamples.bankTransfer))).toMatchObject({ ...of, outcome: { kind: 'pending' } })
  expect(readMidtrans(notice(midtransSamples.cardDenied))).toMatchObject({
    ...of,
    outcome: { kind: 'failed', failure: 'insufficient_balance' },
  })
  const expiry = notice({ ...midtransSamples.expired, status_code: '202' })
  expect(readMidtrans(expiry)).toMatchObject({ ...of, outcome: { kind: 'expired' } })
  expect(readMidtrans(notice(midtransSamples.partlyRefunded))).toMatchObject({
    kind: 'refund',
    refunds: [{ reference: 'REF-1', amount: 35_000, outcome: 'succeeded' }],
  })
  expect(readMidtrans(notice({ ...midtransSamples.settled, order_id: 'SUBS-1' }))).toMatchObject({ kind: 'other' })
  expect(readMidtrans(notice({ ...midtransSamples.settled, transaction_status: 'chargeback' }))).toMatchObject({
    kind: 'other',
    name: 'chargeback',
  })
})

test('Midtrans: a former key counts while it is replaced, another one never', () => {
  const { settled, notice } = midtransSamples
  expect(readMidtrans(notice(settled, ['SB-Mid-server-LAMA'])).kind).toBe('payment')
  expect(readMidtrans(notice(settled, ['SB-Mid-server-LAIN']))).toEqual(unauthentic)
})

test('Midtrans: what was signed as pending or denied cannot be turned into paid', () => {
  const { bankTransfer, cardDenied, notice } = midtransSamples
  for (const transaction_status of ['settlement', 'refund', 'partial_refund']) {
    expect(readMidtrans({ ...notice(bankTransfer), transaction_status })).toEqual(unauthentic)
    expect(readMidtrans({ ...notice(cardDenied), transaction_status })).toEqual(unauthentic)
  }
  expect(readMidtrans({ ...notice(cardDenied), transaction_status: 'capture' })).toEqual(unauthentic)
})

test('Midtrans: a message of another merchant or in another currency is no event', () => {
  const signed = midtransSamples.notice(midtransSamples.settled)
  expect(readMidtrans({ ...signed, merchant_id: 'G0' })).toEqual({ kind: 'invalid', reason: 'foreign' })
  expect(readMidtrans({ ...signed, currency: 'USD' })).toEqual({ kind: 'invalid', reason: 'foreign' })
})

/** One character of a text that is another one. */
const changedCharacter = (text: string) =>
  fc
    .tuple(fc.nat({ max: text.length - 1 }), fc.integer({ min: 0x20, max: 0x7e }))
    .map(([at, code]) => text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1))
    .filter((changed) => changed !== text)

test('Midtrans: every change of what is signed is refused', () => {
  const signed = midtransSamples.notice(midtransSamples.settled)
  const fields = ['order_id', 'status_code', 'gross_amount', 'signature_key'] as const
  const changes = fc.oneof(
    ...fields.map((field) => changedCharacter(signed[field]).map((value) => ({ ...signed, [field]: value }))),
    ...fields.map((field) => fc.jsonValue().map((value) => ({ ...signed, [field]: value }))),
  )
  fc.assert(
    fc.property(changes, (changed) => {
      fc.pre(fields.some((field) => changed[field] !== signed[field]))
      expect(readMidtrans(changed).kind).toBe('invalid')
    }),
    { numRuns: 5_000 },
  )
})

test('no message makes a reader throw, whatever was changed in it', () => {
  const genuine = [
    ...Object.values(xenditSamples.webhooks).map((message) => JSON.stringify(message)),
    JSON.stringify(midtransSamples.notice(midtransSamples.settled)),
    JSON.stringify(midtransSamples.notice(midtransSamples.partlyRefunded)),
  ]
  const bodies = fc.oneof(
    fc.constantFrom(...genuine).chain(changedCharacter),
    fc.constantFrom(...genuine).chain((text) => fc.nat({ max: text.length }).map((end) => text.slice(0, end))),
    fc.json(),
    fc.string(),
  )
  fc.assert(
    fc.property(bodies, (body) => {
      for (const event of [readXendit(body), readMidtrans(body)])
        expect(['payment', 'refund', 'other', 'invalid']).toContain(event.kind)
    }),
    { numRuns: 5_000 },
  )
})
