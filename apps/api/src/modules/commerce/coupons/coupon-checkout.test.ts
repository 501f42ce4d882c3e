import { type Checkout, couponRefusalWords, type Order, type Transaction } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable, serviceValue, toolValue } from '../../../testing/catalogue-factories.ts'
import { couponOrderOf, makeCoupon } from '../../../testing/coupon-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, openBankTransfer, orderOf } from '../../../testing/order-factories.ts'
import { switchFlag } from '../../../testing/settings-factories.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'
import { auditMoney } from '../money-audit/index.ts'

let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
await openBankTransfer(admin)

type Desk = Pick<Browser, 'get' | 'post'>
type Reply = Awaited<ReturnType<Desk['post']>>

const course = (price: number) => makeSellable(admin, courseValue({ price: rupiah(price) }))
const checkoutOf = async (desk: Desk, { number }: { number: number }, coupon?: string) =>
  (await desk.get(`/me/checkout?item=${number}${coupon === undefined ? '' : `&coupon=${encodeURIComponent(coupon)}`}`))
    .body.data as Checkout
const order = async (desk: Desk, body: object): Promise<Order> => {
  const reply = await desk.post('/me/orders', body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body.data as Order
}
const refusalOf = ({ status, body }: Reply) => {
  const { code, fields } = body.data as { code: string; fields?: { path: string; message: string }[] }
  return { status, code, field: fields?.[0] }
}
const refusedBy = (refusal: keyof typeof couponRefusalWords) => ({
  status: 409,
  code: 'coupon_refused',
  field: { path: 'coupon', message: couponRefusalWords[refusal] },
})
async function rowsIn(query: ReturnType<typeof sql>) {
  return (await app.database.queries.execute(query)).rows as Record<string, unknown>[]
}
const usesOf = (code: string) =>
  rowsIn(sql`
    SELECT o.code AS order, u.state, u.is_exempt, u.discount_amount::int AS discount FROM coupon_usages u
    JOIN orders o ON o.id = u.order_id JOIN coupons c ON c.id = u.coupon_id WHERE c.code = ${code} ORDER BY u.number`)
async function confirm({ code }: Pick<Order, 'code'>, amount: number) {
  const { items } = (await admin.get(`/admin/transactions?search=${code}`)).body.data as { items: Transaction[] }
  return admin.post(`/admin/transactions/${items[0]?.id}/confirm`, { amount })
}
const brokenRules = async () =>
  (await auditMoney(app.database.queries)).filter(({ examples }) => examples.length > 0).map(({ rule }) => rule)

test('a coupon takes its discount off what the checkout shows and off the order, which keeps its code', async () => {
  const desk = await signedInLearner(app)
  const item = await course(99_999)
  const { value } = await makeCoupon(admin, { discountPercentage: 33 })
  expect(await checkoutOf(desk, item)).toMatchObject({
    total: 99_999,
    coupon: { isOffered: true, code: null, refusal: null },
  })
  expect(await checkoutOf(desk, item, ` ${value.code.toLowerCase()} `)).toMatchObject({
    discount: 32_999,
    total: 67_000,
    coupon: { code: value.code, refusal: null },
  })
  const placed = await order(desk, couponOrderOf(item, value.code.toLowerCase(), 32_999))
  expect(placed).toMatchObject({ status: 0, price: 99_999, discount: 32_999, total: 67_000, coupon: value.code })
  expect(await usesOf(value.code)).toEqual([
    { order: placed.code, state: 'reserved', is_exempt: false, discount: 32_999 },
  ])
  expect((await confirm(placed, 67_000)).status).toBe(200)
  expect(await usesOf(value.code)).toMatchObject([{ state: 'consumed' }])
})

test('what a browser sends of a discount is refused, and a total with a coupon that is not true any more', async () => {
  const desk = await signedInLearner(app)
  const item = await course(100_000)
  const coupon = await makeCoupon(admin)
  const { code } = coupon.value
  const sent = couponOrderOf(item, code, 10_000)
  for (const extra of [{ discount: 99_999 }, { total: 1 }, { couponId: coupon.id }])
    expect((await desk.post('/me/orders', { ...sent, ...extra })).status, JSON.stringify(extra)).toBe(422)
  for (const shownTotal of [0, 89_999, 100_000])
    expect(refusalOf(await desk.post('/me/orders', { ...sent, shownTotal })).code).toBe('price_changed')
  const { version } = coupon
  const value = { ...coupon.value, discountPercentage: 5 }
  expect((await admin.send('PUT', `/admin/coupons/${coupon.id}`, { value, version })).status).toBe(200)
  expect(refusalOf(await desk.post('/me/orders', sent)).code).toBe('price_changed')
  expect(await usesOf(code)).toEqual([])
})

test('a code that is none, an unknown one and another person’s personal one are answered alike', async () => {
  const [ayu, budi] = [await signedInLearner(app), await signedInLearner(app)]
  const item = await course(50_000)
  const { value } = await makeCoupon(admin, { type: 2 }, ayu.learner.email)
  const asked = ['TIDAK-ADA', 'x', 'kode lain', '💥💥💥', "' OR 1=1 --", value.code]
  for (const code of asked) {
    const { coupon, discount, total } = await checkoutOf(budi, item, code)
    expect({ ...coupon, discount, total }, code).toMatchObject({ refusal: 'unknown', discount: 0, total: 50_000 })
    expect(refusalOf(await budi.post('/me/orders', couponOrderOf(item, code, 0)))).toEqual(refusedBy('unknown'))
  }
  expect((await budi.get(`/me/checkout?item=${item.number}&coupon=${'A'.repeat(101)}`)).status).toBe(422)
  expect((await budi.post('/me/orders', { ...orderOf(item), coupon: 7 })).status).toBe(422)
  expect((await order(ayu, couponOrderOf(item, value.code, 5_000))).coupon).toBe(value.code)
})

test('codes are not found by trying: after sixty tries a buyer has to wait', async () => {
  const desk = await signedInLearner(app)
  const { number } = await course(50_000)
  const tries = []
  for (let at = 0; at < 61; at += 1) tries.push((await desk.get(`/me/checkout?item=${number}&coupon=X-${at}`)).status)
  expect(tries).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  expect((await desk.get(`/me/checkout?item=${number}`)).status).toBe(200)
})

test('each flag closes the field and the API for its kind, and that of personal ones for its owner', async () => {
  const desk = await signedInLearner(app)
  const items = {
    coupon: await course(50_000),
    tools_coupon: await makeSellable(admin, toolValue({ price: rupiah(50_000) })),
    event_coupon: await makeSellable(admin, eventValue({ price: rupiah(50_000) })),
  } as const
  const { value } = await makeCoupon(admin)
  for (const flag of ['coupon', 'tools_coupon', 'event_coupon'] as const) {
    await switchFlag(admin, flag, false)
    for (const [name, item] of Object.entries(items)) {
      const isOff = name === flag
      const { coupon } = await checkoutOf(desk, item, value.code)
      expect(coupon, `${flag} ${name}`).toMatchObject({ isOffered: !isOff, refusal: isOff ? 'switched_off' : null })
    }
    expect(refusalOf(await desk.post('/me/orders', couponOrderOf(items[flag], value.code, 5_000)))).toEqual(
      refusedBy('switched_off'),
    )
    await switchFlag(admin, flag, true)
  }
  const own = await makeCoupon(admin, { type: 2 }, desk.learner.email)
  await switchFlag(admin, 'personal_coupon', false)
  expect((await checkoutOf(desk, items.coupon, own.value.code)).coupon.refusal).toBe('switched_off')
  await switchFlag(admin, 'personal_coupon', true)
  expect((await checkoutOf(desk, items.coupon, own.value.code)).coupon.refusal).toBe(null)
  const service = await makeSellable(admin, serviceValue({ price: rupiah(50_000) }))
  expect((await checkoutOf(desk, service, value.code)).coupon).toMatchObject({
    isOffered: false,
    refusal: 'switched_off',
  })
})

test('what was bought before is judged when the code is applied and again when the order is placed', async () => {
  const desk = await signedInLearner(app)
  const [first, second] = [await course(50_000), await course(60_000)]
  const free = await makeSellable(admin, courseValue({ price: rupiah(0), details: { type: 3 } }))
  const everyone = { course: 'everyone', tool: 'everyone', event: 'everyone' } as const
  const forNew = await makeCoupon(admin, { audiences: { ...everyone, course: 'never_bought' } })
  const forBuyers = await makeCoupon(admin, { audiences: { ...everyone, course: 'bought_any' } })
  const specific = { ...everyone, course: 'bought_specific' } as const
  const forFirst = await makeCoupon(admin, { audiences: specific, boughtIds: [first.id] })
  const forOther = await makeCoupon(admin, { audiences: specific, boughtIds: [free.id] })
  const answers = async () => {
    const codes = [forNew, forBuyers, forFirst, forOther].map(({ value }) => value.code)
    return Promise.all(codes.map(async (code) => (await checkoutOf(desk, second, code)).coupon.refusal))
  }
  const before = [null, 'course_bought_any', 'course_bought_specific', 'course_bought_specific']
  expect(await answers()).toEqual(before)
  // What cost nothing, and what is not paid, was not bought.
  await buy(desk, free)
  const placed = await buy(desk, first)
  expect(await answers()).toEqual(before)
  await confirm(placed, 50_000)
  expect(await answers()).toEqual(['course_never_bought', null, null, 'course_bought_specific'])
  expect(refusalOf(await desk.post('/me/orders', couponOrderOf(second, forNew.value.code, 6_000)))).toEqual(
    refusedBy('course_never_bought'),
  )
  // Refunded: what was bought is taken back.
  const revoke = (at: Date | null) =>
    app.database.queries.execute(sql`
      UPDATE entitlements SET revoked_at = ${at} WHERE learner_id = ${desk.learner.id} AND sellable_id = ${first.id}`)
  await revoke(now)
  expect(await answers()).toEqual(before)
  await revoke(null)
})

test('the same coupon again is the same order; another one, or none, replaces it and gives its use back', async () => {
  const desk = await signedInLearner(app)
  const item = await course(100_000)
  const [one, other] = [
    await makeCoupon(admin, { quota: 1, maxUsagePerUser: 1, maxDailyLimit: 1 }),
    await makeCoupon(admin, { discountPercentage: 20 }),
  ]
  const first = await order(desk, couponOrderOf(item, one.value.code, 10_000))
  // The own use is not in the own way.
  expect((await checkoutOf(desk, item, one.value.code)).coupon.refusal).toBe(null)
  expect((await order(desk, couponOrderOf(item, one.value.code, 10_000))).code).toBe(first.code)
  const second = await order(desk, couponOrderOf(item, other.value.code, 20_000))
  expect(second.code).not.toBe(first.code)
  expect(await usesOf(one.value.code)).toMatchObject([{ state: 'released' }])
  const third = await order(desk, orderOf(item))
  expect(third).toMatchObject({ coupon: null, discount: 0, total: 100_000 })
  expect(await usesOf(other.value.code)).toMatchObject([{ state: 'released' }])
  expect((await order(desk, couponOrderOf(item, one.value.code, 10_000))).code).not.toBe(third.code)
  expect(await brokenRules()).toEqual([])
})

test('a coupon that is refused leaves the order that waits as it is', async () => {
  const desk = await signedInLearner(app)
  const item = await course(100_000)
  const one = await makeCoupon(admin)
  const first = await order(desk, couponOrderOf(item, one.value.code, 10_000))
  expect(refusalOf(await desk.post('/me/orders', couponOrderOf(item, 'SALAH', 0)))).toEqual(refusedBy('unknown'))
  expect((await checkoutOf(desk, item)).openOrderCode).toBe(first.code)
  expect(await usesOf(one.value.code)).toMatchObject([{ state: 'reserved' }])
})

test('an order that is cancelled or expires gives its use back, once', async () => {
  const [desk, other] = [await signedInLearner(app), await signedInLearner(app)]
  const item = await course(100_000)
  const { value } = await makeCoupon(admin, { quota: 1 })
  const sent = couponOrderOf(item, value.code, 10_000)
  const { code } = await order(desk, sent)
  expect(refusalOf(await other.post('/me/orders', sent))).toEqual(refusedBy('used_up'))
  expect((await desk.post(`/me/orders/${code}/cancel`)).status).toBe(200)
  expect((await desk.post(`/me/orders/${code}/cancel`)).status).toBe(409)
  await order(other, sent)
  expect(refusalOf(await desk.post('/me/orders', sent))).toEqual(refusedBy('used_up'))
  now = new Date('2026-11-22T10:00:00Z')
  await app.runJob('expire-overdue-orders', {})
  await order(desk, sent)
  expect((await usesOf(value.code)).map(({ state }) => state)).toEqual(['released', 'released', 'reserved'])
  now = new Date('2026-11-20T10:00:00Z')
})

test('money that comes late takes the use again, and is honoured where nothing is left', async () => {
  const [desk, late, other] = [await signedInLearner(app), await signedInLearner(app), await signedInLearner(app)]
  const { value } = await makeCoupon(admin, { quota: 2 })
  const item = await course(100_000)
  const sent = couponOrderOf(item, value.code, 10_000)
  const [first, second] = [await order(desk, sent), await order(late, sent)]
  now = new Date('2026-11-23T10:00:00Z')
  await app.runJob('expire-overdue-orders', {})
  await order(other, sent)
  for (const one of [first, second])
    expect((await confirm(one, 90_000)).body.data).toMatchObject({ status: 1, isLate: true })
  const uses = await usesOf(value.code)
  expect(uses.map(({ order: code, state, is_exempt }) => [code, state, is_exempt])).toEqual([
    [expect.any(String), 'reserved', false],
    [first.code, 'consumed', false],
    [second.code, 'consumed', true],
  ])
  expect(await brokenRules()).toEqual([])
  now = new Date('2026-11-20T10:00:00Z')
})

test('what a coupon makes free is had at once, without a way to pay, and a second press is the same order', async () => {
  const desk = await signedInLearner(app)
  const item = await course(100_000)
  const { value } = await makeCoupon(admin, { discountPercentage: 100, quota: 1, maxUsagePerUser: 1 })
  expect(await checkoutOf(desk, item, value.code)).toMatchObject({ total: 0, ways: [{ mode: 2, method: 0 }] })
  const sent = couponOrderOf(item, value.code, 100_000)
  expect(refusalOf(await desk.post('/me/orders', { ...sent, mode: 1, method: 1 })).code).toBe('way_to_pay_closed')
  const placed = await Promise.all([order(desk, sent), order(desk, sent), order(desk, sent)])
  expect(placed[0]).toMatchObject({ status: 1, method: 0, mode: 2, total: 0, discount: 100_000 })
  expect(new Set(placed.map(({ code }) => code)).size).toBe(1)
  expect(await usesOf(value.code)).toMatchObject([{ state: 'consumed', discount: 100_000 }])
  expect((await checkoutOf(desk, item)).refusal).toBe('owned')
  expect(await brokenRules()).toEqual([])
})

test('a day in WIB ends at five in the afternoon of UTC, and the day of the reservation counts', async () => {
  const [desk, other] = [await signedInLearner(app), await signedInLearner(app)]
  const { value } = await makeCoupon(admin, { maxDailyLimit: 1 })
  const item = await course(100_000)
  const sent = couponOrderOf(item, value.code, 10_000)
  now = new Date('2026-11-20T16:59:59.999Z')
  const first = await order(desk, sent)
  expect(refusalOf(await other.post('/me/orders', sent))).toEqual(refusedBy('used_up_today'))
  now = new Date('2026-11-20T17:00:00Z')
  await order(other, sent)
  // Paid on the second day, counted on the first.
  await confirm(first, 90_000)
  expect(await brokenRules()).toEqual([])
  now = new Date('2026-11-20T10:00:00Z')
})

test('a buyer holds at most three coupons with orders that wait', async () => {
  const desk = await signedInLearner(app)
  const { value } = await makeCoupon(admin)
  const items = [await course(100_000), await course(100_000), await course(100_000), await course(100_000)]
  const replies = []
  for (const item of items) replies.push(await desk.post('/me/orders', couponOrderOf(item, value.code, 10_000)))
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 409])
  expect(refusalOf(replies[3] as Reply)).toEqual(refusedBy('too_many_waiting'))
})

test('the audit finds a use that its order does not agree with, and a limit that was not held', async () => {
  const [desk, other] = [await signedInLearner(app), await signedInLearner(app)]
  const { id, value } = await makeCoupon(admin, { quota: 5 })
  const item = await course(100_000)
  const sent = couponOrderOf(item, value.code, 10_000)
  await order(desk, sent)
  await order(other, sent)
  const use = 'each order with a coupon has one use of it, in the state of the order, of its discount'
  const limit = 'no coupon is used more often than its limits were when it was used'
  const after = async (change: ReturnType<typeof sql>) => {
    let broken: string[] = []
    const undone = new Error('undone')
    await app.database
      .transaction(async (tx) => {
        await tx.execute(change)
        broken = (await auditMoney(tx)).filter(({ examples }) => examples.length > 0).map(({ rule }) => rule)
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return broken
  }
  expect(await after(sql`DELETE FROM coupon_usages WHERE coupon_id = ${id}`)).toEqual([use])
  expect(await after(sql`UPDATE coupon_usages SET discount_amount = 9999 WHERE coupon_id = ${id}`)).toEqual([use])
  expect(
    await after(sql`UPDATE coupon_usages SET state = 'released', settled_at = now() WHERE coupon_id = ${id}`),
  ).toEqual([use])
  expect(await after(sql`UPDATE coupon_usages SET quota = 1 WHERE coupon_id = ${id}`)).toEqual([limit])
  expect(await after(sql`UPDATE coupon_usages SET max_daily_limit = 1 WHERE coupon_id = ${id}`)).toEqual([limit])
  expect(
    await after(sql`
      UPDATE coupon_usages SET max_usage_per_user = 1, learner_id = ${desk.learner.id} WHERE coupon_id = ${id}`),
  ).toEqual([limit])
  // A limit that was lowered later broke nothing.
  expect(await after(sql`UPDATE coupons SET quota = 1 WHERE id = ${id}`)).toEqual([])
})
