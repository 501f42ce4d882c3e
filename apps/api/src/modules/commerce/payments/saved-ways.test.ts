import { rupiah } from '@naikkelas/contract/money'
import { beforeEach, expect, test } from 'vitest'
import { atTheEnd } from '../../../testing/at-the-end.ts'
import { createPaymentProviders } from './providers/registry.ts'
import { startControlledGateway } from '../../../testing/local-gateway.ts'
import { requestOf } from './testing/payment-provider.contract.ts'

const gateway = await startControlledGateway()
atTheEnd(() => gateway.stop())
const [provider] = createPaymentProviders(
  { xendit: gateway.accounts.xendit, midtrans: undefined },
  { now: gateway.clock.now },
)
if (provider === undefined) throw new Error('Xendit is off')

beforeEach(() => {
  gateway.inbox.length = 0
})

const request = (channel: 'dana' | 'card', change = {}) => requestOf({ now: gateway.clock.now }, channel, change)

async function savedWallet() {
  const { providerId, reference } = await provider!.create(request('dana', { isSaved: true }))
  await gateway.control(`charges/${reference}/pay`)
  const { savedToken } = await provider!.get(providerId)
  if (savedToken === undefined) throw new Error('nothing was kept')
  return { savedToken, reference }
}

/** Sends a card as the browser does. */
async function sendCard(sessionId: string, month: string, year: string) {
  const response = await fetch(`${gateway.url}/v3/card_sessions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${gateway.accounts.xendit?.publishableKey ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      payment_session_id: sessionId,
      card_number: '4000000000001000',
      expiry_month: month,
      expiry_year: year,
      cvn: '123',
    }),
  })
  expect(response.status).toBe(200)
}

test('a wallet that paid once is charged again without its payer, and found by its reference', async () => {
  const { savedToken, reference } = await savedWallet()
  const later = request('dana', { savedToken, amount: rupiah(199_000) })
  expect(await provider.create(later)).toMatchObject({ outcome: { kind: 'paid', capturedAmount: 199_000 } })
  expect(await provider.findByReference(later.reference)).toMatchObject({ outcome: { kind: 'paid' } })
  await expect(provider.create(later)).rejects.toMatchObject({ code: 'duplicate_reference' })
  const events = (await gateway.webhooksOf(reference)).map((message) => provider.parseWebhook(message))
  expect(events.map((event) => (event.kind === 'other' ? event.name : event.kind)).sort()).toEqual([
    'payment',
    'payment_token.activation',
  ])
})

test('nothing is kept of a payer who did not agree, nor of a way that cannot be kept', async () => {
  const { providerId, reference } = await provider.create(request('dana'))
  await gateway.control(`charges/${reference}/pay`)
  expect((await provider.get(providerId)).savedToken).toBeUndefined()
  await expect(
    provider.create(requestOf({ now: gateway.clock.now }, 'astrapay', { isSaved: true })),
  ).rejects.toMatchObject({ code: 'invalid_request' })
})

test('a charge that the bank refuses says why, and one that waits is decided later', async () => {
  const { savedToken } = await savedWallet()
  await gateway.control(`tokens/${savedToken}`, { meets: { failure: 'INSUFFICIENT_BALANCE' } })
  expect((await provider.create(request('dana', { savedToken }))).outcome).toEqual({
    kind: 'failed',
    failure: 'insufficient_balance',
  })
  await gateway.control(`tokens/${savedToken}`, { meets: 'wait' })
  const { providerId, reference, outcome } = await provider.create(request('dana', { savedToken }))
  expect(outcome).toEqual({ kind: 'pending' })
  await gateway.control(`charges/${reference}/pay`)
  expect((await provider.get(providerId)).outcome).toMatchObject({ kind: 'paid' })
  await expect(provider.create(request('dana', { savedToken: 'pt-none' }))).rejects.toMatchObject({
    code: 'invalid_request',
  })
})

test('a card is kept by its session until it runs out', async () => {
  const session = await provider.create(request('card', { isSaved: true }))
  const year = gateway.clock.now().getUTCFullYear() + 1
  await sendCard(session.providerId, '12', String(year))
  const { savedToken } = await provider.get(session.providerId)
  if (savedToken === undefined) throw new Error('nothing was kept')
  expect((await provider.create(request('card', { savedToken }))).outcome).toMatchObject({ kind: 'paid' })
  await gateway.advance(366 * 86_400)
  await gateway.advance(366 * 86_400)
  expect((await provider.create(request('card', { savedToken }))).outcome).toEqual({
    kind: 'failed',
    failure: 'expired_card',
  })
})
