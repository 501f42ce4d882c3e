import { rupiah } from '@naikkelas/contract/money'
import type { PixelProvider } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, buyAndPay, openBankTransfer, refund } from '../../../testing/order-factories.ts'
import { openAs } from '../../../testing/order-origin-factories.ts'
import { makePage } from '../../../testing/page-factories.ts'
import { publish } from '../../../testing/publishing-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { startWebhookReceiver } from '../../../testing/webhook-receiver.ts'

const receiver = await startWebhookReceiver()
afterAll(receiver.stop)
const at = receiver.url.replace('/masuk', '')
const now = new Date('2026-11-22T03:00:00Z')
const pixelEndpoints = { meta: `${at}/meta`, tiktok: `${at}/tiktok`, google: `${at}/google` }
const app = await createTestApp({ overrides: { clock: { now: () => now }, pixelEndpoints } })
const admin = await app.signedIn()
await openBankTransfer(admin)
const ids = { metaPixelId: '123456789012345', tiktokPixelId: 'CABCDE1234567890FGHI', googleTagId: 'G-ABC123XYZ9' }

beforeEach(async () => {
  await app.jobs.runDue()
  receiver.received.length = 0
  Object.assign(receiver.answer, { status: 200, body: '{"code":0,"message":"OK"}', headers: {} })
})

const providers: PixelProvider[] = ['meta', 'tiktok', 'google']

/** A buyer with these cookies at the checkout of an item, led there by a page with all advertisers. */
async function atCheckout(consent: string) {
  const course = await makeSellable(admin, courseValue({ price: rupiah(249_000) }))
  const { page, sections } = await makePage(admin)
  await publish(admin, page)
  await admin.send('PUT', `/admin/landing-pages/${page.id}/measurement`, { isMeasured: true, ...ids })
  for (const provider of providers)
    await admin.send('PUT', `/admin/landing-pages/${page.id}/pixel-secrets/${provider}`, {
      secret: `${provider}-RAHASIA-0123456789`,
    })
  const desk = await signedInLearner(app)
  if (consent !== '') desk.cookies.set('nk_ok', consent)
  desk.cookies.set('_fbp', 'fb.1.1716350000000.123456789')
  await openAs(app, desk, `/checkout/${course.id}?asal=${page.id}.${sections[0]?.id}`)
  return { desk, course }
}

const sent = () => receiver.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
async function waiting() {
  const { rows } = await app.database.queries.execute(sql`SELECT order_id FROM waiting_purchase_events`)
  return rows.length
}

test('a paid purchase is reported once to each advertiser that was agreed to, under the order’s code', async () => {
  const { desk, course } = await atCheckout('mkg')
  const { code } = await buy(desk, course)
  await app.jobs.runDue()
  expect(sent()).toEqual([])
  const { id } = await buyAndPay(admin, desk, course)
  await app.jobs.runDue()
  const messages = sent()
  expect(messages).toHaveLength(3)
  expect(messages).toContainEqual(
    expect.objectContaining({
      data: [
        expect.objectContaining({
          event_name: 'Purchase',
          event_id: code,
          user_data: expect.objectContaining({ fbp: 'fb.1.1716350000000.123456789' }),
          custom_data: { currency: 'IDR', value: 249_000, order_id: code },
        }),
      ],
    }),
  )
  expect(messages).toContainEqual(
    expect.objectContaining({
      data: [
        expect.objectContaining({
          event: 'CompletePayment',
          event_id: code,
          properties: { currency: 'IDR', value: 249_000, order_id: code },
        }),
      ],
    }),
  )
  expect(messages).toContainEqual(
    expect.objectContaining({
      events: [
        {
          name: 'purchase',
          params: expect.objectContaining({ transaction_id: code, currency: 'IDR', value: 249_000 }),
        },
      ],
    }),
  )
  expect(JSON.stringify(messages)).not.toContain(desk.learner.email)
  expect(await waiting()).toBe(0)
  await refund(admin, id, { amount: 249_000, refundedBefore: 0 })
  await app.jobs.runDue()
  expect(sent()).toHaveLength(3)
})

test.each([
  ['without an answer', ''],
  ['after a refusal', '0mkg'],
])('nothing is kept or reported %s', async (_, consent) => {
  const { desk, course } = await atCheckout(consent)
  await buy(desk, course)
  expect(await waiting()).toBe(0)
  await buyAndPay(admin, desk, course)
  await app.jobs.runDue()
  expect(sent()).toEqual([])
})

test('an order that is given up is reported to none, and what waited for it is deleted', async () => {
  const { desk, course } = await atCheckout('m')
  const { code } = await buy(desk, course)
  expect(await waiting()).toBe(1)
  await desk.post(`/me/orders/${code}/cancel`)
  expect(await waiting()).toBe(0)
  await app.jobs.runDue()
  expect(sent()).toEqual([])
})
