import type { Checkout, Order, OrderDetails } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  addOnValue,
  courseValue,
  eventValue,
  makeSellable,
  serviceValue,
  toolValue,
} from '../../../testing/catalogue-factories.ts'
import { mailsTo, signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, openBankTransfer, orderOf } from '../../../testing/order-factories.ts'
import { changedSettings, switchFlag } from '../../../testing/settings-factories.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
await openBankTransfer(admin)

type Desk = Pick<Browser, 'get' | 'post'>
const freeCourse = () => makeSellable(admin, courseValue({ price: rupiah(0), details: { type: 3 } }))
const checkoutOf = async (desk: Desk, { number }: { number: number }) =>
  (await desk.get(`/me/checkout?item=${number}`)).body.data as Checkout
const orderSeen = async (desk: Desk, code: string) => (await desk.get(`/me/orders/${code}`)).body.data as OrderDetails
const errorOf = (reply: { status: number; body: { data: unknown } }) => ({
  status: reply.status,
  code: (reply.body.data as { code: string }).code,
})
const act = (action: string, id: string) => admin.post('/admin/sellables/change-status', { action, sellableIds: [id] })
async function rowsIn(query: ReturnType<typeof sql>) {
  return (await app.database.queries.execute(query)).rows as Record<string, unknown>[]
}
const entitlementsOf = async (learnerId: string) =>
  (
    await rowsIn(sql`
      SELECT s.number::int AS number FROM entitlements e JOIN sellables s ON s.id = e.sellable_id
      WHERE e.learner_id = ${learnerId} AND e.revoked_at IS NULL ORDER BY s.number`)
  ).map(({ number }) => number)

test('a free course is had at once, and a second press returns the same order', async () => {
  const desk = await signedInLearner(app)
  const course = await freeCourse()
  expect(await checkoutOf(desk, course)).toMatchObject({ total: 0, refusal: null, ways: [{ mode: 2, method: 0 }] })
  const order = await buy(desk, course)
  expect(order).toMatchObject({ status: 1, total: 0, method: 0, item: { number: course.number, kind: 'course' } })
  expect((await buy(desk, course)).code).toBe(order.code)
  expect(await entitlementsOf(desk.learner.id)).toEqual([course.number])
  expect((await checkoutOf(desk, course)).refusal).toBe('owned')
  const [{ sales_count: sales } = {}] = await rowsIn(sql`SELECT sales_count FROM sellables WHERE id = ${course.id}`)
  expect(sales).toBe(1)
})

test('a visitor sees what an item costs before signing in, and nothing of what is not sold', async () => {
  const visitor = app.visitor()
  const course = await makeSellable(admin, courseValue({ price: rupiah(249_000), strikePrice: rupiah(300_000) }))
  const offerOf = (item: number | string) => visitor.get(`/checkout-offer?item=${item}`)
  const shown = { number: course.number, kind: 'course', name: course.value.name, price: 249_000, strikePrice: 300_000 }
  for (const item of [course.number, course.id]) {
    const { status, body } = await offerOf(item)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ item: shown, refusal: null })
  }
  const gone = await makeSellable(admin, eventValue({ availableUntil: '2026-11-19T10:00:00.000Z' }))
  expect((await offerOf(gone.number)).body.data).toMatchObject({ refusal: 'ended' })
  const service = await makeSellable(admin, serviceValue())
  await switchFlag(admin, 'service_payment', false)
  expect((await offerOf(service.number)).body.data).toMatchObject({ refusal: 'no_payment_method' })
  await act('archive', course.id)
  for (const item of [course.number, 987_654_321]) expect((await offerOf(item)).status).toBe(404)
  for (const item of ['', '0', '-1', 'x', '1 OR 1=1'])
    expect((await offerOf(encodeURIComponent(item))).status).toBe(422)
})

test('the buyer is mailed how to pay, that it is paid, and that its time is over', async () => {
  const desk = await signedInLearner(app)
  const [paid, free, event] = [
    await makeSellable(admin, courseValue({ price: rupiah(249_000) })),
    await freeCourse(),
    await makeSellable(admin, eventValue()),
  ]
  const subjects = async () => (await mailsTo(app, desk.learner.email)).map(({ subject }) => subject)
  const order = await buy(desk, paid)
  const [waiting] = await mailsTo(app, desk.learner.email)
  expect(waiting?.subject).toBe(`Menunggu pembayaran: ${paid.value.name}`)
  for (const words of ['Rp249.000', 'BCA 1234567890 a.n. Naikkelas', order.code, `/pembelian-saya/${order.code}`])
    expect(waiting?.text).toContain(words)
  await buy(desk, free)
  expect(await subjects()).toEqual([waiting?.subject, `Sudah milik Anda: ${free.value.name}`])
  const { code } = await buy(desk, event)
  await desk.post(`/me/orders/${code}/cancel`)
  expect((await subjects()).at(-1)).toBe(`Pesanan berakhir: ${event.value.name}`)
})

test('the buyer is reminded once, hours before the time of an order is over, and not of what is paid or just placed', async () => {
  const start = now
  const [desk, other] = [await signedInLearner(app), await signedInLearner(app)]
  const course = await makeSellable(admin, courseValue({ price: rupiah(249_000) }))
  const order = await buy(desk, course)
  const remindedOf = async ({ learner }: typeof desk) => {
    await app.runJob('remind-of-waiting-orders', {})
    return (await mailsTo(app, learner.email)).filter(({ subject }) => subject.startsWith('Segera berakhir'))
  }
  now = new Date(start.getTime() + 43 * 3_600_000)
  expect(await remindedOf(desk)).toEqual([])
  now = new Date(start.getTime() + 45 * 3_600_000)
  await buy(other, course)
  for (const time of ['first', 'second']) {
    const [reminder, ...further] = await remindedOf(desk)
    expect(further, `after the ${time} run`).toEqual([])
    for (const words of ['Rp249.000', order.code, '22 November 2026, 17.00 WIB'])
      expect(reminder?.text).toContain(words)
  }
  expect(await remindedOf(other)).toEqual([])
  now = start
})

test('ten presses at once are one order', async () => {
  const desk = await signedInLearner(app)
  const [free, paid] = [await freeCourse(), await makeSellable(admin, courseValue())]
  for (const item of [free, paid]) {
    const orders = await Promise.all(Array.from({ length: 10 }, () => buy(desk, item)))
    expect(new Set(orders.map(({ code }) => code)).size).toBe(1)
  }
  expect(await entitlementsOf(desk.learner.id)).toEqual([free.number])
})

test('a paid course waits 48 hours for a transfer to an account that the site names', async () => {
  const desk = await signedInLearner(app)
  const course = await makeSellable(admin, courseValue({ price: rupiah(249_000) }))
  const order = await buy(desk, course)
  expect(order).toMatchObject({ status: 0, mode: 1, method: 1, price: 249_000, discount: 0, total: 249_000 })
  expect(order.expiresAt).toBe('2026-11-22T10:00:00.000Z')
  expect((await orderSeen(desk, order.code)).bankAccounts).toEqual([
    { bank: 'BCA', number: '1234567890', holder: 'Naikkelas' },
  ])
  expect((await checkoutOf(desk, course)).openOrderCode).toBe(order.code)
  expect(await entitlementsOf(desk.learner.id)).toEqual([])
})

test('the price is the server’s: what a browser sends of prices is refused, and a total that is not true any more', async () => {
  const desk = await signedInLearner(app)
  const course = await makeSellable(admin, courseValue({ price: rupiah(100_000) }))
  const sent = orderOf(course)
  for (const extra of [{ price: 1 }, { total: 1 }, { discount: 99_999 }, { currency: 'USD' }, { quantity: -1 }])
    expect((await desk.post('/me/orders', { ...sent, ...extra })).status, JSON.stringify(extra)).toBe(422)
  for (const shownTotal of [0, 99_999, 100_001])
    expect(errorOf(await desk.post('/me/orders', { ...sent, shownTotal }))).toEqual({
      status: 409,
      code: 'price_changed',
    })
  for (const wrong of [-1, 1.5, '1e9', [100_000], null])
    expect((await desk.post('/me/orders', { ...sent, shownTotal: wrong })).status, String(wrong)).toBe(422)
  expect((await desk.get('/me/orders')).body.data).toEqual({ items: [], next: null })
})

test('only ways to pay that are offered are taken, and nothing is free that costs something', async () => {
  const desk = await signedInLearner(app)
  const [course, free] = [await makeSellable(admin, courseValue()), await freeCourse()]
  const refused = { status: 409, code: 'way_to_pay_closed' }
  expect(errorOf(await desk.post('/me/orders', { ...orderOf(course), mode: 2, method: 0 }))).toEqual(refused)
  expect(errorOf(await desk.post('/me/orders', { ...orderOf(course), mode: 2, method: 5 }))).toEqual(refused)
  expect(errorOf(await desk.post('/me/orders', { ...orderOf(free), mode: 1, method: 1 }))).toEqual(refused)
  for (const wrong of [{ mode: 0 }, { method: 6 }, { mode: '1' }, { method: null }, { consent: false }])
    expect((await desk.post('/me/orders', { ...orderOf(course), ...wrong })).status, JSON.stringify(wrong)).toBe(422)
})

test('what is owned, inactive, not yet sold or not sold any more is refused before anything happens', async () => {
  const desk = await signedInLearner(app)
  const [later, ended] = [
    await makeSellable(admin, courseValue({ availableFrom: '2026-12-01T00:00:00.000Z' })),
    await makeSellable(admin, courseValue({ availableUntil: '2026-11-01T00:00:00.000Z' })),
  ]
  expect((await checkoutOf(desk, later)).refusal).toBe('not_yet')
  expect(errorOf(await desk.post('/me/orders', orderOf(later))).code).toBe('sale_not_open')
  expect((await checkoutOf(desk, ended)).refusal).toBe('ended')
  expect(errorOf(await desk.post('/me/orders', orderOf(ended))).code).toBe('sale_ended')
  const gone = await makeSellable(admin, courseValue())
  await act('archive', gone.id)
  expect((await desk.get(`/me/checkout?item=${gone.number}`)).status).toBe(404)
  expect(errorOf(await desk.post('/me/orders', orderOf(gone))).code).toBe('not_for_sale')
  expect((await desk.get('/me/checkout?item=999999')).status).toBe(404)
  expect((await desk.post('/me/orders', { ...orderOf(gone), number: 999_999 })).status).toBe(404)
  for (const number of [0, -1, 'a', 1.5])
    expect((await desk.get(`/me/checkout?item=${number}`)).status, String(number)).toBe(422)
})

test('services and Super Mentor are sold once their flags are on, tools always', async () => {
  const desk = await signedInLearner(app)
  const [service, mentor, tool] = [
    await makeSellable(admin, serviceValue({ price: rupiah(900_000) })),
    await makeSellable(admin, addOnValue({ price: rupiah(700_000) })),
    await makeSellable(admin, toolValue({ price: rupiah(99_000) })),
  ]
  for (const item of [service, mentor]) expect((await checkoutOf(desk, item)).refusal).toBe('no_payment_method')
  expect((await buy(desk, tool)).item.kind).toBe('tool')
  await switchFlag(admin, 'service_payment', true)
  await switchFlag(admin, 'supermentor_checkout', true)
  for (const item of [service, mentor]) expect((await buy(desk, item)).status).toBe(0)
})

test('without an account to transfer to nothing that costs something is sold', async () => {
  const desk = await signedInLearner(app)
  const course = await makeSellable(admin, courseValue())
  await changedSettings(admin, 'bank', { accounts: [] })
  expect((await checkoutOf(desk, course)).refusal).toBe('no_payment_method')
  expect(errorOf(await desk.post('/me/orders', orderOf(course))).code).toBe('way_to_pay_closed')
  expect((await buy(desk, await freeCourse())).status).toBe(1)
  await openBankTransfer(admin)
})

test('an open order with another price gives way to a new one', async () => {
  const desk = await signedInLearner(app)
  const course = await makeSellable(admin, courseValue({ price: rupiah(200_000) }))
  const before = await buy(desk, course)
  await changePrice(course.id, 150_000)
  const after = await buy(desk, { ...course, value: { price: 150_000 } })
  expect(after.code).not.toBe(before.code)
  expect(after.total).toBe(150_000)
  expect((await orderSeen(desk, before.code)).status).toBe(2)
})

async function changePrice(id: string, price: number) {
  const { value, version } = (await admin.get(`/admin/sellables/${id}`)).body.data as { value: object; version: number }
  const body = { value: { ...value, price, strikePrice: null }, version, reason: 'Promo akhir tahun' }
  expect((await admin.send('PUT', `/admin/sellables/${id}`, body)).status).toBe(200)
}

test('the last seat is sold once by two processes, held while an order waits, and free again once that is given up', async () => {
  const other = await createTestApp({ database: app.database, overrides: { clock: { now: () => now } } })
  const event = await makeSellable(admin, eventValue({ seats: 1 }))
  const desks = await Promise.all(Array.from({ length: 12 }, (_, at) => signedInLearner(at % 2 === 0 ? app : other)))
  const replies = await Promise.all(desks.map((desk) => desk.post('/me/orders', orderOf(event))))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 11 }, () => 409)])
  const winner = desks[replies.findIndex(({ status }) => status === 201)] as Desk
  const loser = desks[replies.findIndex(({ status }) => status === 409)] as Desk
  expect((await checkoutOf(loser, event)).refusal).toBe('sold_out')
  const [order] = ((await winner.get('/me/orders')).body.data as { items: Order[] }).items
  expect((await buy(winner, event)).code).toBe(order?.code)
  expect((await winner.post(`/me/orders/${order?.code}/cancel`)).status).toBe(200)
  expect(errorOf(await winner.post(`/me/orders/${order?.code}/cancel`)).code).toBe('order_not_waiting')
  expect((await buy(loser, event)).status).toBe(0)
})

test('an order that is not paid in time expires, with what it held', async () => {
  const desk = await signedInLearner(app)
  const event = await makeSellable(admin, eventValue({ seats: 5 }))
  const order = await buy(desk, event)
  now = new Date('2026-11-22T10:00:00Z')
  expect(await orderSeen(desk, order.code)).toMatchObject({ status: 2, bankAccounts: [] })
  await app.runJob('expire-overdue-orders', {})
  expect(await rowsIn(sql`SELECT status FROM orders WHERE code = ${order.code}`)).toEqual([{ status: 2 }])
  expect((await admin.get(`/admin/sellables/${event.id}`)).body.data).toMatchObject({ seatsTaken: 0 })
  now = new Date('2026-11-20T10:00:00Z')
})

test('a bundle entitles to each course in it, also where one is owned already', async () => {
  const desk = await signedInLearner(app)
  const [first, second] = [await freeCourse(), await freeCourse()]
  const bundle = await makeSellable(
    admin,
    courseValue({ price: rupiah(0), details: { type: 3, bundledIds: [first.id, second.id] } }),
  )
  await buy(desk, first)
  expect((await checkoutOf(desk, bundle)).refusal).toBeNull()
  await buy(desk, bundle)
  expect(await entitlementsOf(desk.learner.id)).toEqual([first.number, first.number, second.number])
  expect((await checkoutOf(desk, bundle)).refusal).toBe('owned')
})

test('orders are their buyer’s alone, newest first, page by page', async () => {
  const desk = await signedInLearner(app)
  const codes: string[] = []
  for (let made = 0; made < 21; made += 1) {
    now = new Date(now.getTime() + 1_000)
    codes.unshift((await buy(desk, await makeSellable(admin, courseValue()))).code)
  }
  const page = (await desk.get('/me/orders')).body.data as { items: Order[]; next: string | null }
  expect(page.items.map(({ code }) => code)).toEqual(codes.slice(0, 20))
  const rest = (await desk.get(`/me/orders?after=${page.next}`)).body.data as typeof page
  expect(rest).toMatchObject({ items: [{ code: codes[20] }], next: null })
  const stranger = await signedInLearner(app)
  expect((await stranger.get(`/me/orders/${codes[0]}`)).status).toBe(404)
  expect((await stranger.post(`/me/orders/${codes[0]}/cancel`)).status).toBe(404)
  for (const wrong of ['1', 'x'.repeat(14), '%27', '../orders'])
    expect((await desk.get(`/me/orders/${encodeURIComponent(wrong)}`)).status, wrong).toBe(404)
  for (const path of ['/me/orders', `/me/orders/${codes[0]}`, '/me/checkout?item=1'])
    expect((await app.visitor().get(path)).status, path).toBe(401)
  expect((await app.visitor().post('/me/orders', {})).status).toBe(401)
})
