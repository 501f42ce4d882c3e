import type { Checkout } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { appWithGateway, buyBy, orderBy, orderSeen } from '../../../testing/gateway-app.ts'
import { mailsTo, signedInLearner } from '../../../testing/learner-factories.ts'
import { switchFlag } from '../../../testing/settings-factories.ts'
import { auditMoney } from '../money-audit/index.ts'

const { app, gateway, deliver, deliverAll } = await appWithGateway()
const admin = await app.signedIn()
await switchFlag(admin, 'automatic_payment', true)
const priced = (price = 249_000) => makeSellable(admin, courseValue({ price: rupiah(price) }))
const pay = (code: string, body?: unknown) => gateway.control(`charges/${code}-1/pay`, body)

async function rowsIn(query: ReturnType<typeof sql>) {
  return (await app.database.queries.execute(query)).rows as Record<string, unknown>[]
}
const casesOf = async (code: string) =>
  (
    await rowsIn(sql`
      SELECT c.kind FROM payment_cases c JOIN orders o ON o.id = c.order_id WHERE o.code = ${code} ORDER BY c.opened_at`)
  ).map(({ kind }) => kind)
const brokenRules = async () =>
  (await auditMoney(app.database.queries)).filter(({ examples }) => examples.length > 0).map(({ rule }) => rule)

beforeEach(async () => {
  await gateway.control('faults', undefined, 'DELETE')
  gateway.inbox.length = 0
})

test('a buyer pays by a virtual account, and the course is open', async () => {
  const desk = await signedInLearner(app)
  const course = await priced()
  const { ways } = (await desk.get(`/me/checkout?item=${course.number}`)).body.data as Checkout
  expect(ways).toContainEqual({ mode: 2, method: 1, channel: 'bca_virtual_account' })
  const order = await buyBy(desk, 'bca_virtual_account', course)
  expect(order).toMatchObject({ status: 0, mode: 2, method: 1, channel: 'bca_virtual_account' })
  expect(Date.parse(order.expiresAt) - Date.parse(order.createdAt)).toBe(24 * 3_600_000)
  expect((await orderSeen(desk, order)).payment).toEqual({
    channel: 'bca_virtual_account',
    state: 'open',
    action: { kind: 'virtualAccount', number: expect.stringMatching(/^\d{8,20}$/) },
    failure: null,
  })
  await pay(order.code)
  expect(await deliverAll()).toEqual([200])
  expect(await orderSeen(desk, order)).toMatchObject({
    status: 1,
    isLate: false,
    payment: { state: 'paid', action: null },
  })
  expect((await desk.get(`/me/checkout?item=${course.number}`)).body.data).toMatchObject({ refusal: 'owned' })
  expect(await brokenRules()).toEqual([])
})

test.each([
  ['qris', { kind: 'qr', qrString: expect.any(String) }, 30],
  ['ovo', { kind: 'redirect', url: expect.stringMatching(/^http/) }, 15],
  ['dana', { kind: 'redirect', url: expect.stringMatching(/^http/) }, 15],
  ['alfamart', { kind: 'paymentCode', code: expect.stringMatching(/\d/) }, 24 * 60],
  [
    'card',
    {
      kind: 'cardSession',
      sessionId: expect.stringMatching(/^ps-/),
      publishableKey: expect.any(String),
      scriptUrl: expect.any(String),
    },
    30,
  ],
] as const)('%s says what the buyer does next, and for how long', async (channel, action, minutes) => {
  const desk = await signedInLearner(app)
  const order = await buyBy(desk, channel, await priced())
  expect((await orderSeen(desk, order)).payment).toMatchObject({ state: 'open', action })
  expect(Date.parse(order.expiresAt) - Date.parse(order.createdAt)).toBe(minutes * 60_000)
})

test('a QRIS code is a picture that its buyer alone can keep, while the order waits for it', async () => {
  const [desk, other] = [await signedInLearner(app), await signedInLearner(app)]
  const [order, byNumber] = [await buyBy(desk, 'qris', await priced()), await buyBy(desk, 'alfamart', await priced())]
  const pictureOf = ({ cookies }: typeof desk, { code }: { code: string }) =>
    app.fetch(
      new Request(`http://localhost:3000/api/me/orders/${code}/qr.png`, {
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      }),
      { clientAddress: '203.0.113.7' },
    )
  const picture = await pictureOf(desk, order)
  expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'private, no-store',
  ])
  expect((await picture.bytes()).length).toBeGreaterThan(500)
  expect((await pictureOf(other, order)).status).toBe(404)
  expect((await pictureOf(desk, byNumber)).status).toBe(404)
  await pay(order.code)
  await deliverAll()
  expect((await pictureOf(desk, order)).status).toBe(404)
})

test('the buyer of a number is mailed where it is, and a payment by phone is not written about', async () => {
  const desk = await signedInLearner(app)
  const [number, wallet] = [await priced(), await priced()]
  const order = await buyBy(desk, 'bca_virtual_account', number)
  await buyBy(desk, 'dana', wallet)
  const mails = await mailsTo(app, desk.learner.email)
  expect(mails.map(({ subject }) => subject)).toEqual([`Menunggu pembayaran: ${number.value.name}`])
  for (const words of ['Rp249.000', 'BCA Virtual Account', `/thank-you/pembayaran/${order.code}`])
    expect(mails[0]?.text).toContain(words)
})

test('a message that comes twice, or after another, grants once', async () => {
  const desk = await signedInLearner(app)
  const order = await buyBy(desk, 'qris', await priced())
  await pay(order.code)
  await gateway.control('webhooks/settle')
  const [sent] = gateway.inbox
  if (sent === undefined) throw new Error('the gateway has sent nothing')
  expect(await Promise.all([deliver(sent), deliver(sent), deliver(sent)])).toEqual([200, 200, 200])
  await app.runJobs()
  expect(await deliver(sent)).toBe(200)
  await app.runJobs()
  expect((await orderSeen(desk, order)).status).toBe(1)
  expect(
    await rowsIn(
      sql`SELECT p.amount::int FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.code = ${order.code}`,
    ),
  ).toEqual([{ amount: 249_000 }])
  expect(await rowsIn(sql`SELECT deliveries FROM payment_webhooks WHERE reference = ${`${order.code}-1`}`)).toEqual([
    { deliveries: 4 },
  ])
  expect(await casesOf(order.code)).toEqual([])
  expect(await brokenRules()).toEqual([])
})

test('a message without the gateway’s token is refused, and nothing of it is stored', async () => {
  const desk = await signedInLearner(app)
  const order = await buyBy(desk, 'qris', await priced())
  await gateway.control('faults', { fault: { kind: 'badSignature' }, about: order.code, times: 1 })
  await pay(order.code)
  expect(await deliverAll()).toEqual([401])
  expect((await orderSeen(desk, order)).status).toBe(0)
  expect(await rowsIn(sql`SELECT FROM payment_webhooks WHERE reference = ${`${order.code}-1`}`)).toEqual([])
})

test('a message with a leaked token says paid, and the gateway is asked: nothing is granted', async () => {
  const desk = await signedInLearner(app)
  const [genuine, wanted] = [await buyBy(desk, 'qris', await priced()), await buyBy(desk, 'qris', await priced())]
  await pay(genuine.code)
  await gateway.control('webhooks/settle')
  const [sent] = gateway.inbox
  if (sent === undefined) throw new Error('the gateway has sent nothing')
  const rawBody = sent.message.rawBody.replaceAll(`${genuine.code}-1`, `${wanted.code}-1`)
  expect(await deliver({ ...sent, message: { ...sent.message, rawBody } })).toBe(200)
  await app.runJobs()
  expect((await orderSeen(desk, wanted)).status).toBe(0)
})

test('a lost message is found within minutes', async () => {
  const desk = await signedInLearner(app)
  const order = await buyBy(desk, 'bri_virtual_account', await priced())
  await pay(order.code)
  await gateway.control('webhooks/settle')
  gateway.inbox.length = 0
  await app.runJob('check-due-payment-attempts', {})
  expect((await orderSeen(desk, order)).status).toBe(0)
  await gateway.advance(121)
  await app.runJob('check-due-payment-attempts', {})
  expect((await orderSeen(desk, order)).status).toBe(1)
})

test('an answer of the gateway that is lost is looked up, so there is one payment', async () => {
  const desk = await signedInLearner(app)
  await gateway.control('faults', { fault: { kind: 'drop' }, about: '/v3/payment_requests', times: 1 })
  const order = await buyBy(desk, 'bca_virtual_account', await priced())
  expect((await orderSeen(desk, order)).payment).toMatchObject({ state: 'preparing', action: null })
  await gateway.advance(61)
  await app.runJob('check-due-payment-attempts', {})
  expect((await orderSeen(desk, order)).payment).toMatchObject({ state: 'open', action: { kind: 'virtualAccount' } })
  const state = (await gateway.control(`state?reference=${order.code}-1`, undefined, 'GET')) as { charges: unknown[] }
  expect(state.charges).toHaveLength(1)
})

test('a card session whose answer was lost is begun again under another reference', async () => {
  const desk = await signedInLearner(app)
  await gateway.control('faults', { fault: { kind: 'drop' }, about: '/sessions', times: 1 })
  const order = await buyBy(desk, 'card', await priced())
  await gateway.advance(61)
  await app.runJob('check-due-payment-attempts', {})
  expect((await orderSeen(desk, order)).payment).toMatchObject({ state: 'open', action: { kind: 'cardSession' } })
})

test('the order waits while its gateway is away, and the next press tries again', async () => {
  const desk = await signedInLearner(app)
  const course = await priced()
  await gateway.control('faults', { fault: { kind: 'outage' }, about: '/v3/payment_requests', times: 1 })
  const order = await buyBy(desk, 'bca_virtual_account', course)
  expect((await orderSeen(desk, order)).payment).toEqual({
    channel: 'bca_virtual_account',
    state: 'failed',
    action: null,
    failure: 'Metode ini sedang terganggu. Coba lagi nanti, atau pilih metode lain.',
  })
  const again = await buyBy(desk, 'bca_virtual_account', course)
  expect(again.code).toBe(order.code)
  expect((await orderSeen(desk, again)).payment).toMatchObject({ state: 'open' })
  await gateway.control(`charges/${order.code}-2/pay`)
  await deliverAll()
  expect((await orderSeen(desk, order)).status).toBe(1)
})

test('ten presses at once ask the gateway once', async () => {
  const desk = await signedInLearner(app)
  const course = await priced()
  const orders = await Promise.all(Array.from({ length: 10 }, () => buyBy(desk, 'qris', course)))
  const [order] = orders
  if (order === undefined) throw new Error('nothing was ordered')
  expect(new Set(orders.map(({ code }) => code)).size).toBe(1)
  const state = (await gateway.control(`state?reference=${order.code}-1`, undefined, 'GET')) as { charges: unknown[] }
  expect(state.charges).toHaveLength(1)
})

test('another method replaces the order, and the former number takes no more money', async () => {
  const desk = await signedInLearner(app)
  const course = await priced()
  const first = await buyBy(desk, 'bca_virtual_account', course)
  const second = await buyBy(desk, 'qris', course)
  await app.runJobs()
  expect(second.code).not.toBe(first.code)
  expect(await orderSeen(desk, first)).toMatchObject({ status: 2, payment: { state: 'closed', action: null } })
  const { charges } = (await gateway.control(`state?reference=${first.code}-1`, undefined, 'GET')) as {
    charges: { status: string }[]
  }
  expect(charges.map(({ status }) => status)).toEqual(['cancelled'])
})

test('paid on both: the first is delivered, the second is a case', async () => {
  const desk = await signedInLearner(app)
  const course = await priced()
  const first = await buyBy(desk, 'bca_virtual_account', course)
  const second = await buyBy(desk, 'qris', course)
  await pay(first.code)
  await deliverAll()
  expect(await orderSeen(desk, first)).toMatchObject({ status: 1, isLate: true })
  expect((await orderSeen(desk, second)).status).toBe(2)
  await gateway.control(`charges/${second.code}-1/pay-late`)
  await deliverAll()
  expect((await orderSeen(desk, second)).status).toBe(2)
  expect(await casesOf(second.code)).toEqual(['late_undeliverable'])
  expect(await brokenRules()).toEqual([])
})

test.each([
  [248_999, 'underpaid'],
  [249_001, 'overpaid'],
])('%i of 249,000 is %s: the money is kept apart and nothing is granted', async (amount, kind) => {
  const desk = await signedInLearner(app)
  const order = await buyBy(desk, 'bca_virtual_account', await priced())
  await pay(order.code, { amount })
  await deliverAll()
  expect((await orderSeen(desk, order)).status).toBe(0)
  expect(await casesOf(order.code)).toEqual([kind])
  expect(await brokenRules()).toEqual([])
})

test('paid after it had expired: delivered late, and the expired attempt was ended at the gateway', async () => {
  const desk = await signedInLearner(app)
  const order = await buyBy(desk, 'qris', await priced())
  await gateway.advance(31 * 60)
  await app.runJob('expire-overdue-orders', {})
  await app.runJobs()
  expect(await orderSeen(desk, order)).toMatchObject({ status: 2, payment: { state: 'closed' } })
  await gateway.control(`charges/${order.code}-1/pay-late`)
  await deliverAll()
  expect(await orderSeen(desk, order)).toMatchObject({ status: 1, isLate: true })
  expect(await brokenRules()).toEqual([])
})

test('a refused payment says why, and the buyer begins another one', async () => {
  const desk = await signedInLearner(app)
  const course = await priced()
  const order = await buyBy(desk, 'dana', course)
  await gateway.control(`charges/${order.code}-1/decline`, { code: 'INSUFFICIENT_BALANCE' })
  await deliverAll()
  expect(await orderSeen(desk, order)).toMatchObject({
    status: 0,
    payment: { state: 'failed', failure: 'Saldo atau limit tidak cukup. Isi saldo dahulu, atau pilih metode lain.' },
  })
  expect((await buyBy(desk, 'dana', course)).code).toBe(order.code)
  expect((await orderSeen(desk, order)).payment).toMatchObject({ state: 'open' })
})

test('a channel that takes no such amount, or that nothing offers, is refused before anything is charged', async () => {
  // OVO needs a number.
  const desk = await signedInLearner(app, { phone: null })
  const cheap = await priced(5_000)
  const { ways } = (await desk.get(`/me/checkout?item=${cheap.number}`)).body.data as Checkout
  expect(ways.map(({ channel }) => channel)).not.toContain('bca_virtual_account')
  for (const channel of ['bca_virtual_account', 'gopay', 'ovo'] as const)
    expect((await desk.post('/me/orders', orderBy(channel, cheap))).body.data).toMatchObject({
      code: 'way_to_pay_closed',
    })
  expect((await desk.post('/me/orders', { ...orderBy('qris', cheap), channel: 'bitcoin' })).status).toBe(422)
  expect((await desk.post('/me/orders', { ...orderBy('qris', cheap), method: 1 })).body.data).toMatchObject({
    code: 'way_to_pay_closed',
  })
})

test('a gateway that is not in use takes no messages, and nonsense is answered, not stored', async () => {
  const send = async (path: string, body: string, headers: Record<string, string> = {}) =>
    (await app.visitor().send('POST', `/webhooks/${path}`, body, { 'content-type': 'application/json', ...headers }))
      .status
  const token = { 'x-callback-token': gateway.accounts.xendit?.webhookTokens[0] ?? '' }
  expect(await send('midtrans', '{}')).toBe(404)
  expect(await send('xendit', '{}')).toBe(401)
  for (const body of ['', '{', 'null', '[]', '{"event":7}', '\u0000'])
    expect(await send('xendit', body, token), body).toBe(422)
  expect(await send('xendit', 'x'.repeat(70_000), token)).toBe(413)
})

test('an admin sees what was asked of the gateway and what it reported, and asks it again', async () => {
  const desk = await signedInLearner(app)
  const order = await buyBy(desk, 'bni_virtual_account', await priced())
  const found = (await admin.get(`/admin/transactions?search=${order.code}`)).body.data as { items: { id: string }[] }
  const address = `/admin/transactions/${found.items[0]?.id ?? ''}`
  await pay(order.code)
  await gateway.control('webhooks/settle')
  const late = gateway.inbox.splice(0)
  const rechecked = (await admin.post(`${address}/recheck`)).body.data
  expect(rechecked).toMatchObject({
    status: 1,
    channel: 'bni_virtual_account',
    payments: [{ amount: 249_000, gateway: 'Xendit', confirmedBy: null, case: null }],
    attempts: [{ reference: `${order.code}-1`, gateway: 'Xendit', channel: 'bni_virtual_account', state: 'succeeded' }],
    webhooks: [],
  })
  for (const sent of late) expect(await deliver(sent)).toBe(200)
  expect((await admin.get(address)).body.data).toMatchObject({
    webhooks: [{ gateway: 'Xendit', event: expect.stringContaining('payment.capture'), deliveries: 1 }],
  })
  await gateway.control('faults', { fault: { kind: 'outage' }, about: '/v3/', times: 1 })
  const away = await admin.post(`${address}/recheck`)
  expect(away).toMatchObject({ status: 503, body: { data: { code: 'gateway_away' } } })
})

test('money of Midtrans comes the same way', async () => {
  const other = await appWithGateway('midtrans')
  const desk = await signedInLearner(other.app)
  const owner = await other.app.signedIn()
  await switchFlag(owner, 'automatic_payment', true)
  const course = await makeSellable(owner, courseValue({ price: rupiah(249_000) }))
  const { ways } = (await desk.get(`/me/checkout?item=${course.number}`)).body.data as Checkout
  expect(ways.map(({ channel }) => channel)).not.toContain('card')
  const order = await buyBy(desk, 'gopay', course)
  expect((await orderSeen(desk, order)).payment).toMatchObject({ state: 'open', action: { kind: 'redirect' } })
  await other.gateway.control(`charges/${order.code}-1/pay`)
  expect(new Set(await other.deliverAll())).toEqual(new Set([200]))
  expect(await orderSeen(desk, order)).toMatchObject({ status: 1, payment: { state: 'paid' } })
  expect((await auditMoney(other.app.database.queries)).flatMap(({ examples }) => examples)).toEqual([])
})

test('money that a bank withdraws within minutes undoes what it paid for, also where the message of it was lost', async () => {
  const other = await appWithGateway('midtrans')
  const desk = await signedInLearner(other.app)
  const owner = await other.app.signedIn()
  await switchFlag(owner, 'automatic_payment', true)
  const course = await makeSellable(owner, courseValue({ price: rupiah(249_000) }))
  const broken = async () => (await auditMoney(other.app.database.queries)).flatMap(({ examples }) => examples)
  const refusal = async () => ((await desk.get(`/me/checkout?item=${course.number}`)).body.data as Checkout).refusal
  const order = await buyBy(desk, 'permata_virtual_account', course)
  await other.gateway.control(`charges/${order.code}-1/pay`)
  await other.deliverAll()
  expect(await refusal()).toBe('owned')
  await other.gateway.control(`charges/${order.code}-1/reverse`)
  await other.gateway.control('webhooks/settle')
  other.gateway.inbox.length = 0
  await other.gateway.advance(660)
  other.gateway.inbox.length = 0
  await other.app.runJob('check-due-payment-attempts', {})
  await other.app.runJobs()
  expect(await refusal()).toBeNull()
  expect(await orderSeen(desk, order)).toMatchObject({ status: 1, refunded: 249_000, refunds: [{ isWhole: true }] })
  expect((await mailsTo(other.app, desk.learner.email)).at(-1)?.subject).toBe(
    `Pembayaran dibatalkan bank: ${course.value.name}`,
  )
  expect(await broken()).toEqual([])
  // Who manages money reads of it, once.
  const alerts = async () =>
    (await mailsTo(other.app, owner.admin.email)).filter(({ subject }) => subject.startsWith('Bank menarik kembali'))
  expect((await alerts()).map(({ subject }) => subject)).toEqual([
    `Bank menarik kembali pembayaran pesanan ${order.code}`,
  ])
  // Asking once more changes nothing.
  const [{ id } = { id: '' }] = (
    (await owner.get(`/admin/transactions?search=${order.code}`)).body.data as {
      items: { id: string }[]
    }
  ).items
  const recheck = await owner.post(`/admin/transactions/${id}/recheck`)
  expect(recheck.body.data).toMatchObject({ attempts: [{ state: 'succeeded', reversedAt: expect.any(String) }] })
  expect((await orderSeen(desk, order)).refunds).toHaveLength(1)

  // What had paid for nothing is gone from its case.
  const next = await buyBy(desk, 'permata_virtual_account', course)
  await other.gateway.control(`charges/${next.code}-1/pay`, { amount: 200_000 })
  await other.deliverAll()
  await other.gateway.control(`charges/${next.code}-1/reverse`)
  await other.deliverAll()
  const { rows } = await other.app.database.queries.execute(sql`SELECT kind, decision, decided_by FROM payment_cases`)
  expect(rows).toEqual([{ kind: 'underpaid', decision: 'repay', decided_by: null }])
  expect(await broken()).toEqual([])
})
