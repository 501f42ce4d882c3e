import type { RefundsOfOrder } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { orderIdOf, refundTransfer } from '../../../testing/order-factories.ts'
import { switchFlag } from '../../../testing/settings-factories.ts'
import { auditMoney } from '../money-audit/index.ts'
import { paymentProvidersOf } from './payment-providers.ts'
import { appWithGateway, buyBy } from '../../../testing/gateway-app.ts'

const { app, gateway, deliver, deliverAll } = await appWithGateway()
const admin = await app.signedIn()
await switchFlag(admin, 'automatic_payment', true)

beforeEach(async () => {
  await gateway.control('faults', undefined, 'DELETE')
  gateway.inbox.length = 0
})

/** An order that was paid by a channel. */
async function paidBy(channel: Parameters<typeof buyBy>[1]) {
  const item = await makeSellable(admin, courseValue({ price: rupiah(249_000) }))
  const order = await buyBy(await signedInLearner(app), channel, item)
  await gateway.control(`charges/${order.code}-1/pay`)
  await deliverAll()
  return { id: await orderIdOf(admin, order), code: order.code }
}

const ask = (id: string, amount: number, refundedBefore = 0) =>
  admin.post(`/admin/transactions/${id}/refunds`, { amount, refundedBefore, reason: 'Salah beli', way: 'gateway' })
const seen = async (id: string) => (await admin.get(`/admin/transactions/${id}/refunds`)).body.data as RefundsOfOrder
const brokenRules = async () =>
  (await auditMoney(app.database.queries)).filter(({ examples }) => examples.length > 0).map(({ rule }) => rule)

test('the gateway gives back a part of a QRIS payment, and then the rest', async () => {
  const { id } = await paidBy('qris')
  expect(await seen(id)).toMatchObject({ gateway: expect.any(String), left: 249_000 })
  expect((await ask(id, 100_000)).body.data).toMatchObject({ items: [{ state: 'requested' }] })
  await app.runJobs()
  await gateway.control('webhooks/settle')
  await gateway.advance(301)
  await app.runJob('check-due-refunds', {})
  expect((await seen(id)).items).toMatchObject([{ state: 'succeeded', gateway: expect.any(String), transfer: null }])
  await ask(id, 149_000, 100_000)
  await app.runJobs()
  await gateway.control('webhooks/settle')
  await gateway.advance(301)
  await app.runJob('check-due-refunds', {})
  expect(await seen(id)).toMatchObject({ left: 0, items: [{}, { state: 'succeeded', isWhole: true }] })
  expect(await brokenRules()).toEqual([])
})

test('the gateway’s message about a refund has it asked at once; a forged or repeated one moves nothing by itself', async () => {
  const { id } = await paidBy('qris')
  await ask(id, 100_000)
  await app.runJobs()
  expect((await seen(id)).items).toMatchObject([{ state: 'pending' }])
  await gateway.control('webhooks/settle')
  const sent = gateway.inbox.splice(0)
  expect(sent.length).toBeGreaterThan(0)
  for (const message of [...sent, ...sent.toReversed()]) {
    expect(await deliver(message)).toBe(200)
    await app.runJobs()
  }
  expect((await seen(id)).items).toMatchObject([{ state: 'succeeded' }])
  expect(await brokenRules()).toEqual([])

  // It says something else than the gateway, which is asked.
  await ask(id, 149_000, 100_000)
  await app.runJobs()
  const [{ id: refundId } = { id: '' }] = (await seen(id)).items.filter(({ state }) => state === 'pending')
  const [first] = sent
  if (first === undefined) throw new Error('the gateway has sent nothing')
  const body = JSON.parse(first.message.rawBody) as { event: string; data: Record<string, unknown> }
  body.event = 'refund.failed'
  body.data = { ...body.data, id: 'rfd-forged', status: 'FAILED', reference_id: `RF-${refundId}` }
  expect(await deliver({ ...first, message: { ...first.message, rawBody: JSON.stringify(body) } })).toBe(200)
  await app.runJobs()
  expect((await seen(id)).items.find((one) => one.id === refundId)).toMatchObject({ state: 'succeeded' })
  expect(await brokenRules()).toEqual([])
})

test('an answer that is lost is looked up, so the money goes back once', async () => {
  const { id, code } = await paidBy('qris')
  await gateway.control('faults', { fault: { kind: 'drop' }, about: 'RF-', times: 1 })
  await ask(id, 249_000)
  await app.runJobs()
  expect((await seen(id)).items).toMatchObject([{ state: 'requested' }])
  await gateway.advance(61)
  await app.runJob('check-due-refunds', {})
  await gateway.control('webhooks/settle')
  await gateway.advance(301)
  await app.runJob('check-due-refunds', {})
  expect((await seen(id)).items).toMatchObject([{ state: 'succeeded' }])
  expect(await refundsAt(code)).toHaveLength(1)
  expect(await brokenRules()).toEqual([])
})

async function refundsAt(code: string) {
  const state = await gateway.control(`state?reference=${code}-1`, undefined, 'GET')
  return (state as { charges: { refunds: unknown[] }[] }).charges.flatMap(({ refunds }) => refunds)
}

test('a gateway that is away is asked again; one that refuses leaves the money owed, to be transferred', async () => {
  const { id } = await paidBy('qris')
  await gateway.control('faults', { fault: { kind: 'outage' }, about: 'RF-', times: 1 })
  await ask(id, 249_000)
  await app.runJobs()
  const [{ state, id: refundId } = { state: '', id: '' }] = (await seen(id)).items
  expect(state).toBe('requested')
  expect((await admin.post(`/admin/transactions/${id}/refunds/${refundId}/transfer`, refundTransfer)).status).toBe(409)
  // It was given back at the gateway's own desk.
  const [provider] = paymentProvidersOf(app.context)
  const { rows } = await app.database.queries.execute(
    sql`SELECT provider_id AS id FROM payment_attempts WHERE order_id = ${id}`,
  )
  const providerId = (rows as { id: string }[])[0]?.id ?? ''
  await provider?.refund({ providerId, reference: `desk-${id}`, amount: rupiah(249_000), reason: 'other' })
  await gateway.control('webhooks/settle')
  await gateway.advance(301)
  await app.runJob('check-due-refunds', {})
  expect((await seen(id)).items).toMatchObject([{ state: 'failed', failure: expect.stringMatching(/gateway/i) }])
  expect(await brokenRules()).toEqual([])
  expect((await admin.post(`/admin/transactions/${id}/refunds/${refundId}/transfer`, refundTransfer)).status).toBe(200)
  expect((await seen(id)).items).toMatchObject([{ state: 'succeeded' }])
  expect(await brokenRules()).toEqual([])
})

test('a virtual account cannot be given back by its gateway', async () => {
  const { id } = await paidBy('bca_virtual_account')
  expect(await seen(id)).toMatchObject({ gateway: null, left: 249_000 })
  expect((await ask(id, 249_000)).status).toBe(422)
})
