import { afterAll, describe, expect, test } from 'vitest'
import { rupiah } from '@naikkelas/contract/money'
import type { PaymentProvider, PaymentProviderName, WebhookEvent } from './payment-provider.ts'
import { createPaymentProviders } from './providers/registry.ts'
import { startControlledGateway } from '../../../testing/local-gateway.ts'
import { describesGateway, type GatewayUnderTest, requestOf } from './testing/payment-provider.contract.ts'
import { sandboxes } from './testing/sandboxes.ts'

const gateway = await startControlledGateway()
afterAll(gateway.stop)
const { xendit, midtrans } = gateway.accounts
if (!xendit || !midtrans) throw new Error('the local gateway has both accounts')

const named = (providers: readonly PaymentProvider[], name: PaymentProviderName) => {
  const found = providers.find((provider) => provider.name === name)
  if (!found) throw new Error(`${name} is off`)
  return found
}
const right = createPaymentProviders(gateway.accounts, gateway.clock)
const wrong = createPaymentProviders(
  {
    xendit: { ...xendit, secretKey: 'xnd_development_salah' },
    midtrans: { ...midtrans, serverKeys: ['SB-Mid-server-salah'] },
  },
  gateway.clock,
)

/** A card's number and the rest of it, as a page's fields have them. */
async function midtransToken(number: string): Promise<string> {
  const response = await fetch(`${gateway.url}/v2/token`, {
    method: 'POST',
    body: JSON.stringify({
      client_key: midtrans?.clientKey,
      card_number: number,
      card_exp_month: '12',
      card_exp_year: '2030',
      card_cvv: '123',
    }),
  })
  return ((await response.json()) as { token_id: string }).token_id
}

const local = (name: PaymentProviderName): GatewayUnderTest => ({
  provider: named(right, name),
  withWrongKey: named(wrong, name),
  now: gateway.clock.now,
  pay: async ({ reference }) => void (await gateway.control(`charges/${reference}/pay`)),
  cardToken: name === 'midtrans' ? () => midtransToken('4411111111111118') : undefined,
})

describe.each(['xendit', 'midtrans'] as const)('%s of the local gateway', (name) => {
  const under = local(name)
  const { provider } = under
  describesGateway(async () => under)

  /** Every event that arrived, as the product reads it. */
  const eventsOf = async (reference: string): Promise<WebhookEvent[]> =>
    (await gateway.webhooksOf(reference)).map((message) => {
      const event = provider.parseWebhook(message)
      if (event.kind === 'invalid') throw new Error(`a webhook is invalid: ${event.reason}`)
      return event
    })
  const create = (channel: Parameters<typeof requestOf>[1]) => provider.create(requestOf(under, channel))
  const fault = (about: string, kind: string, further = {}) =>
    gateway.control('faults', { about, fault: { kind, ...further } })

  test.each(['bca_virtual_account', 'qris', 'shopeepay', 'alfamart'] as const)(
    '%s: a payment is notified with its reference and amount',
    async (channel) => {
      const { reference } = await create(channel)
      await gateway.control(`charges/${reference}/pay`)
      expect(await eventsOf(reference)).toContainEqual(
        expect.objectContaining({
          kind: 'payment',
          reference,
          amount: 135_000,
          outcome: expect.objectContaining({ kind: 'paid', capturedAmount: 135_000 }),
        }),
      )
    },
  )

  test('a payment that was declined says why', async () => {
    const { reference, providerId } = await create('shopeepay')
    await gateway.control(`charges/${reference}/decline`)
    expect((await provider.get(providerId)).outcome.kind).toBe('failed')
    expect(await eventsOf(reference)).toContainEqual(
      expect.objectContaining({ outcome: expect.objectContaining({ kind: 'failed' }) }),
    )
  })

  test('what is not paid in time expires, and says so', async () => {
    const { reference, providerId } = await create('bca_virtual_account')
    await gateway.advance(24 * 3_600 + 5)
    expect(await provider.get(providerId)).toMatchObject({ isOpen: false, outcome: { kind: 'expired' } })
    expect(await eventsOf(reference)).toContainEqual(expect.objectContaining({ outcome: { kind: 'expired' } }))
    // The bank's answer may still come after that.
    await gateway.control(`charges/${reference}/pay-late`)
    expect((await provider.get(providerId)).outcome).toMatchObject({ kind: 'paid', capturedAmount: 135_000 })
  })

  test('a part and the rest are refunded once each, and no more than was paid', async () => {
    const { reference, providerId } = await create('shopeepay')
    const refund = (part: string, amount: number) =>
      provider.refund({
        providerId,
        reference: `${reference}-${part}`,
        amount: rupiah(amount),
        reason: 'requestedByBuyer',
      })
    await expect(refund('awal', 1_000)).rejects.toMatchObject({ code: 'wrong_state' })
    await gateway.control(`charges/${reference}/pay`)
    const first = await refund('satu', 35_000)
    expect(first).toMatchObject({ reference: `${reference}-satu`, amount: 35_000 })
    await gateway.webhooksOf(reference)
    expect(await refund('satu', 35_000)).toMatchObject({ id: first.id, amount: 35_000 })
    await expect(refund('dua', 100_001)).rejects.toMatchObject({ code: 'refund_too_large' })
    await refund('dua', 100_000)
    const refunds = (await eventsOf(reference)).flatMap((event) => (event.kind === 'refund' ? event.refunds : []))
    expect(refunds).toContainEqual(expect.objectContaining({ reference: `${reference}-satu`, outcome: 'succeeded' }))
    expect(refunds).toContainEqual(expect.objectContaining({ reference: `${reference}-dua`, amount: 100_000 }))
    expect(await provider.findRefund({ providerId, reference: `${reference}-dua` })).toMatchObject({
      amount: 100_000,
      outcome: 'succeeded',
    })
    expect(await provider.findRefund({ providerId, reference: `${reference}-tiga` })).toBeUndefined()
    expect((await provider.get(providerId)).outcome).toMatchObject({ kind: 'paid', capturedAmount: 135_000 })
  })

  test('money of a virtual account is not sent back by the gateway', async () => {
    const { reference, providerId } = await create('bca_virtual_account')
    await gateway.control(`charges/${reference}/pay`)
    const refund = { providerId, reference: `${reference}-r`, amount: rupiah(1_000), reason: 'other' } as const
    await expect(provider.refund(refund)).rejects.toMatchObject({
      code: expect.stringMatching(/^(refund_not_supported|wrong_state)$/),
    })
    expect(provider.channels.bca_virtual_account?.isRefundable).toBe(false)
  })

  test('an answer that was lost is found by its reference, with what the payer has to do', async () => {
    const request = requestOf(under, 'bca_virtual_account')
    await fault(request.reference, 'drop')
    await expect(provider.create(request)).rejects.toMatchObject({ code: 'answer_lost', mayHaveHappened: true })
    expect(await provider.findByReference(request.reference)).toMatchObject({
      reference: request.reference,
      action: { kind: 'virtualAccount' },
    })
  })

  test('a call that never arrived has made nothing', async () => {
    const request = requestOf(under, 'bca_virtual_account')
    await fault(request.reference, 'refuse')
    await expect(provider.create(request)).rejects.toMatchObject({ mayHaveHappened: true })
    expect(await provider.findByReference(request.reference)).toBeUndefined()
  })

  test('a refund whose answer was lost is found by its reference', async () => {
    const { reference, providerId } = await create('shopeepay')
    await gateway.control(`charges/${reference}/pay`)
    const refund = { providerId, reference: `${reference}-r`, amount: rupiah(135_000), reason: 'other' } as const
    await fault(refund.reference, 'drop')
    await expect(provider.refund(refund)).rejects.toMatchObject({ code: 'answer_lost' })
    expect(await provider.findRefund(refund)).toMatchObject({ amount: 135_000 })
    expect(await provider.refund(refund)).toMatchObject({ reference: refund.reference })
  })

  test('an outage and an unreadable answer are errors with a code', async () => {
    const request = requestOf(under, 'bca_virtual_account')
    await fault(request.reference, 'outage')
    await expect(provider.create(request)).rejects.toMatchObject({
      code: 'channel_unavailable',
      mayHaveHappened: false,
    })
    await fault(request.reference, 'garble')
    await expect(provider.create(request)).rejects.toMatchObject({ code: 'unreadable_answer', mayHaveHappened: true })
    expect(await provider.findByReference(request.reference)).toMatchObject({ reference: request.reference })
  })

  test('a webhook with a wrong signature is refused, one with a wrong amount says the wrong amount', async () => {
    const forged = await create('bca_virtual_account')
    await gateway.webhooksOf(forged.reference)
    await fault(forged.reference, 'badSignature')
    await gateway.control(`charges/${forged.reference}/pay`)
    const messages = await gateway.webhooksOf(forged.reference)
    expect(messages.map((message) => provider.parseWebhook(message))).toContainEqual({
      kind: 'invalid',
      reason: 'unauthentic',
    })
    const { reference, providerId } = await create('bca_virtual_account')
    await gateway.webhooksOf(reference)
    await fault(reference, 'wrongAmount', { amount: 1 })
    await gateway.control(`charges/${reference}/pay`)
    expect(await eventsOf(reference)).toContainEqual(
      expect.objectContaining({ outcome: expect.objectContaining({ kind: 'paid', capturedAmount: 1 }) }),
    )
    // The truth is what a question is answered with.
    expect((await provider.get(providerId)).outcome).toMatchObject({ capturedAmount: 135_000 })
  })

  test('a duplicate has the key of the first, a lost one is never sent, held ones come the last first', async () => {
    const paidOf = async (reference: string) =>
      (await eventsOf(reference)).filter((event) => event.kind === 'payment' && event.outcome.kind === 'paid')
    const twice = await create('bca_virtual_account')
    await gateway.webhooksOf(twice.reference)
    await fault(twice.reference, 'duplicateWebhook')
    await gateway.control(`charges/${twice.reference}/pay`)
    const [first, second] = await paidOf(twice.reference)
    expect(second?.eventKey).toBe(first?.eventKey)

    const lost = await create('bca_virtual_account')
    await gateway.webhooksOf(lost.reference)
    await fault(lost.reference, 'loseWebhook')
    await gateway.control(`charges/${lost.reference}/pay`)
    expect(await paidOf(lost.reference)).toEqual([])
    expect((await provider.get(lost.providerId)).outcome.kind).toBe('paid')

    const held = await create('shopeepay')
    await gateway.webhooksOf(held.reference)
    await gateway.control('faults', { about: held.reference, times: 2, fault: { kind: 'holdWebhook' } })
    await gateway.control(`charges/${held.reference}/pay`)
    const reference = `${held.reference}-r`
    await provider.refund({ providerId: held.providerId, reference, amount: rupiah(1_000), reason: 'other' })
    await gateway.webhooksOf(held.reference)
    await gateway.control('webhooks/release')
    const kinds = (await eventsOf(held.reference)).filter(
      (event) => event.kind === 'refund' || (event.kind === 'payment' && event.outcome.kind === 'paid'),
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['refund', 'payment'])
  })

  test('a webhook that is not taken is sent again later', async () => {
    gateway.answer.status = 503
    const { reference } = await create('bca_virtual_account')
    await gateway.control(`charges/${reference}/pay`)
    const before = (await gateway.webhooksOf(reference)).length
    gateway.answer.status = 200
    await gateway.advance(16 * 60)
    expect((await gateway.webhooksOf(reference)).length).toBeGreaterThan(before)
  })

  test('after five minutes a reference is refused where it was repeated before', async () => {
    const request = requestOf(under, 'bca_virtual_account')
    await provider.create(request)
    await gateway.advance(6 * 60)
    await expect(provider.create(request)).rejects.toMatchObject({ code: 'duplicate_reference' })
  })
})

/** The page of the bank, as a browser without a script uses it. */
async function passThreeDS(url: string, code: string): Promise<Response> {
  const shown = await fetch(url)
  expect(await shown.text()).toContain('Rp135.000')
  return await fetch(url, { method: 'POST', body: new URLSearchParams({ kode: code }), redirect: 'manual' })
}

describe('cards', () => {
  const midtransUnder = local('midtrans')
  const xenditUnder = local('xendit')

  async function sendCard(sessionId: string, number: string) {
    const response = await fetch(`${gateway.url}/v3/card_sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${xendit?.publishableKey}` },
      body: JSON.stringify({
        payment_session_id: sessionId,
        card_number: number,
        expiry_month: '12',
        expiry_year: '2030',
        cvn: '123',
      }),
    })
    return (await response.json()) as { action_url?: string; payment_request_id: string }
  }

  test('Xendit: a session takes a card from the browser, and 3DS decides', async () => {
    const payment = await xenditUnder.provider.create(requestOf(xenditUnder, 'card'))
    const sent = await sendCard(payment.providerId, '4000000000002503')
    const wrongCode = await passThreeDS(sent.action_url ?? '', '000000')
    expect(wrongCode.headers.get('location')).toContain('/3ds/')
    expect((await xenditUnder.provider.get(payment.providerId)).outcome).toEqual({ kind: 'pending' })
    const rightCode = await passThreeDS(sent.action_url ?? '', '112233')
    expect(rightCode.headers.get('location')).toBe('https://naikkelas.id/berhasil')
    expect(await xenditUnder.provider.get(payment.providerId)).toMatchObject({
      outcome: { kind: 'paid', capturedAmount: 135_000 },
    })
    const kinds = (await gateway.webhooksOf(payment.reference)).map((message) =>
      xenditUnder.provider.parseWebhook(message),
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['payment', 'other'])
    const refund = { providerId: payment.providerId, amount: rupiah(135_000), reason: 'other' } as const
    expect(await xenditUnder.provider.refund({ ...refund, reference: `${payment.reference}-r` })).toMatchObject({
      amount: 135_000,
    })
  })

  test('Xendit: a reference has one session, which ends after half an hour', async () => {
    const request = requestOf(xenditUnder, 'card')
    const payment = await xenditUnder.provider.create(request)
    await expect(xenditUnder.provider.create(request)).rejects.toMatchObject({ code: 'duplicate_reference' })
    await gateway.advance(31 * 60)
    expect(await xenditUnder.provider.get(payment.providerId)).toMatchObject({
      isOpen: false,
      outcome: { kind: 'expired' },
    })
  })

  test('Midtrans: a token is charged once, and 3DS decides', async () => {
    const cardToken = await midtransToken('4811111111111114')
    const request = requestOf(midtransUnder, 'card', { cardToken })
    const payment = await midtransUnder.provider.create(request)
    expect(payment.action).toMatchObject({ kind: 'redirect' })
    await passThreeDS(payment.action?.kind === 'redirect' ? payment.action.url : '', '112233')
    expect((await midtransUnder.provider.get(payment.providerId)).outcome).toMatchObject({ kind: 'paid' })
    await expect(midtransUnder.provider.create(requestOf(midtransUnder, 'card', { cardToken }))).rejects.toMatchObject({
      code: 'invalid_request',
    })
  })

  test('Midtrans: what a bank says of a card is read', async () => {
    const outcomeOf = async (number: string) => {
      const cardToken = await midtransToken(number)
      const payment = await midtransUnder.provider.create(requestOf(midtransUnder, 'card', { cardToken }))
      if (payment.action?.kind === 'redirect') await passThreeDS(payment.action.url, '112233')
      return (await midtransUnder.provider.get(payment.providerId)).outcome
    }
    expect(await outcomeOf('4411111111111118')).toMatchObject({ kind: 'paid' })
    expect(await outcomeOf('4911111111111113')).toEqual({ kind: 'failed', failure: 'card_declined' })
    expect(await outcomeOf('4611111111111116')).toEqual({ kind: 'failed', failure: 'suspected_fraud' })
  })

  test('Midtrans: a card without a token is refused', async () => {
    await expect(midtransUnder.provider.create(requestOf(midtransUnder, 'card'))).rejects.toMatchObject({
      code: 'invalid_request',
    })
  })
})

test('Xendit: a number that can be paid again is closed once it was paid', async () => {
  const [provider] = createPaymentProviders(
    { xendit: { ...xendit, reusableChannels: ['bri_virtual_account'] }, midtrans: undefined },
    gateway.clock,
  )
  if (!provider) throw new Error('Xendit is off')
  const request = requestOf({ now: gateway.clock.now }, 'bri_virtual_account')
  const { providerId, reference } = await provider.create(request)
  await gateway.control(`charges/${reference}/pay`)
  expect(await provider.get(providerId)).toMatchObject({ isOpen: true, outcome: { kind: 'paid' } })
  expect(await provider.cancel(providerId)).toMatchObject({ isOpen: false, outcome: { kind: 'paid' } })
  await expect(gateway.control(`charges/${reference}/pay`)).rejects.toThrow('409')
})

test('Midtrans: money that is withdrawn within minutes shows as failed', async () => {
  const { provider } = local('midtrans')
  const { providerId, reference } = await provider.create(requestOf(local('midtrans'), 'permata_virtual_account'))
  await gateway.control(`charges/${reference}/pay`)
  await gateway.control(`charges/${reference}/reverse`)
  expect((await provider.get(providerId)).outcome.kind).toBe('failed')
})

// With keys of a sandbox in the environment the same suite runs against it (docs/operations.md).
for (const { name, start } of sandboxes()) describe(`sandbox of ${name}`, () => describesGateway(start))
