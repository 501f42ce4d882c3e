import type { CouponValue } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { couponOrderOf, makeCoupon } from '../../../testing/coupon-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { openBankTransfer } from '../../../testing/order-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { auditMoney } from '../money-audit/index.ts'

const now = new Date('2026-11-20T10:00:00Z')
const overrides = { clock: { now: () => now } }
const app = await createTestApp({ overrides })
const other = await createTestApp({ database: app.database, overrides })
const admin = await app.signedIn()
await openBankTransfer(admin)

const twelveBuyers = () =>
  Promise.all(Array.from({ length: 12 }, (_, at) => signedInLearner(at % 2 === 0 ? app : other)))
const course = (price = 100_000) => makeSellable(admin, courseValue({ price: rupiah(price) }))

/** How many orders each answer was given to when all order at once. */
async function race(given: Partial<CouponValue>, discount: number, times = 1) {
  const { value } = await makeCoupon(admin, given)
  const items = await Promise.all(Array.from({ length: times }, () => course()))
  const buyers = await twelveBuyers()
  const replies = await Promise.all(
    buyers.flatMap((desk) => items.map((item) => desk.post('/me/orders', couponOrderOf(item, value.code, discount)))),
  )
  const answers: Record<string, number> = {}
  for (const { status, body } of replies) {
    const key = status === 201 ? 'placed' : (body.data as { code: string }).code
    answers[key] = (answers[key] ?? 0) + 1
  }
  return answers
}

const broken = async () =>
  (await auditMoney(app.database.queries)).filter(({ examples }) => examples.length > 0).map(({ rule }) => rule)

test('a coupon for one use has one winner of twelve in two processes, also where it makes the order free', async () => {
  expect(await race({ quota: 1 }, 10_000)).toEqual({ placed: 1, coupon_refused: 11 })
  expect(await race({ quota: 1, discountPercentage: 100 }, 100_000)).toEqual({ placed: 1, coupon_refused: 11 })
})

test('a limit of each day holds when all come at once', async () => {
  expect(await race({ maxDailyLimit: 3 }, 10_000)).toEqual({ placed: 3, coupon_refused: 9 })
})

test('a limit of each person holds for orders of several items at once, and so do three that wait', async () => {
  expect(await race({ maxUsagePerUser: 1 }, 10_000, 2)).toEqual({ placed: 12, coupon_refused: 12 })
  expect(await race({}, 10_000, 4)).toEqual({ placed: 36, coupon_refused: 12 })
  expect(await broken()).toEqual([])
})

test('seats and coupons that several buyers want both never wait for each other', async () => {
  const event = await makeSellable(admin, eventValue({ seats: 4, price: rupiah(100_000) }))
  const coupons = await Promise.all([makeCoupon(admin, { quota: 5 }), makeCoupon(admin, { quota: 5 })])
  const turns = Array.from({ length: 3 }, (_, turn) => turn)
  // Each buyer changes between two coupons, so that seats and uses are given back and taken again all the time.
  const replies = await Promise.all(
    (await twelveBuyers()).map(async (desk, at) => {
      const answers = []
      for (const turn of turns) {
        const { value } = coupons[(at + turn) % 2] as (typeof coupons)[number]
        answers.push((await desk.post('/me/orders', couponOrderOf(event, value.code, 10_000))).status)
      }
      return answers
    }),
  )
  expect(replies.flat().filter((status) => status !== 201 && status !== 409)).toEqual([])
  const { rows } = await app.database.queries.execute(sql`
    SELECT count(*)::int AS held FROM orders WHERE sellable_id = ${event.id} AND status = 0`)
  expect(rows).toEqual([{ held: 4 }])
  expect(await broken()).toEqual([])
})
