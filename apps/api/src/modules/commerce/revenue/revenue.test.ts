import { adminRoles, type OutputFor } from '@naikkelas/contract'
import type { getRevenue } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buyAndPay, openBankTransfer, refund } from '../../../testing/order-factories.ts'
import { makePartnerAccount } from '../../../testing/partner-factories.ts'
import { changedSettings } from '../../../testing/settings-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-10T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
await openBankTransfer(admin)

const priced = (price: number, given: Parameters<typeof courseValue>[0] = {}) =>
  makeSellable(admin, courseValue({ price: rupiah(price), ...given }))
const sold = async (price: number, given: Parameters<typeof courseValue>[0] = {}) =>
  buyAndPay(admin, await signedInLearner(app), await priced(price, given))
const revenue = async (from: string, until: string) => {
  const reply = await admin.get(`/admin/revenue?from=${from}&until=${until}`)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.data as OutputFor<typeof getRevenue>
}

test('without any sale every day is there with zeros', async () => {
  const { days, totals, kinds, before } = await revenue('2026-11-01', '2026-11-03')
  expect(days.map(({ day, sales }) => [day, sales])).toEqual([
    ['2026-11-01', 0],
    ['2026-11-02', 0],
    ['2026-11-03', 0],
  ])
  expect([totals.net, totals.orders, kinds]).toEqual([0, 0, []])
  expect(before).toEqual({ from: '2026-10-29', until: '2026-10-31' })
})

test('days are those of Jakarta, and the period before has as many', async () => {
  for (const at of ['2026-11-09T16:59:59Z', '2026-11-09T17:00:00Z', '2026-11-10T16:59:59Z', '2026-11-10T17:00:00Z']) {
    now = new Date(at)
    await sold(10_000)
  }
  const found = await revenue('2026-11-10', '2026-11-10')
  expect([found.totals.sales, found.totals.orders, found.totalsBefore.sales]).toEqual([20_000, 2, 10_000])
  expect(found.days).toMatchObject([{ day: '2026-11-10', sales: 20_000, before: { sales: 10_000 } }])
})

test('amounts are those of the ledger, to the rupiah: what was sold less what was given back is what all have', async () => {
  now = new Date('2026-11-15T05:00:00Z')
  await changedSettings(admin, 'tax', {
    isPkp: true,
    npwp: '0123456789012345',
    name: 'PT Naikkelas',
    address: 'Jakarta',
  })
  const { partner } = await makePartnerAccount(app)
  const order = await sold(249_000, { partnerId: partner.id })
  const whole = await sold(70_001)
  now = new Date('2026-11-16T05:00:00Z')
  await refund(admin, order.id, { amount: 49_000, refundedBefore: 0 })
  await refund(admin, whole.id, { amount: 70_001, refundedBefore: 0 })

  const { totals, partners, kinds, methods, days } = await revenue('2026-11-15', '2026-11-16')
  expect(totals).toMatchObject({ gross: 319_001, discount: 0, sales: 319_001, refunds: 119_001, kept: 0, orders: 2 })
  expect(totals.tax + totals.partner + totals.affiliate + totals.net).toBe(200_000)
  expect(totals.tax).toBe(24_676 - Math.floor((24_676 * 49_000) / 249_000))
  expect(days.map(({ sales, refunds }) => [sales, refunds])).toEqual([
    [319_001, 0],
    [0, 119_001],
  ])
  expect(partners.map(({ owner, sales, refunds }) => [owner?.name ?? null, sales, refunds])).toEqual([
    [partner.name, 249_000, 49_000],
    [null, 70_001, 70_001],
  ])
  expect(kinds).toMatchObject([{ kind: 'course', sales: 319_001, net: totals.net }])
  expect(methods).toMatchObject([{ method: 1, sales: 319_001, net: totals.net }])
})

const sum = () => app.runJob('sum-revenue-days', {})
const summedDays = async () =>
  (
    await app.database.queries.execute(sql`SELECT to_char(day, 'YYYY-MM-DD') AS day FROM revenue_days ORDER BY day`)
  ).rows.map(({ day }) => day)

test('a summed day has the amounts that it had before, and what is recorded late for it is in them at once', async () => {
  now = new Date('2026-10-05T05:00:00Z')
  const { partner } = await makePartnerAccount(app)
  const order = await sold(120_000, { partnerId: partner.id })
  await sold(30_000)
  const before = await revenue('2026-10-01', '2026-10-06')
  now = new Date('2026-10-08T05:00:00Z')
  await sum()
  expect(await summedDays()).toContain('2026-10-05')
  expect(await revenue('2026-10-01', '2026-10-06')).toEqual(before)

  // Sums are read, not counted again.
  await app.database.queries.execute(
    sql`UPDATE revenue_day_parts SET sales = sales + 1 WHERE day = '2026-10-05' AND partner_id IS NULL`,
  )
  expect((await revenue('2026-10-05', '2026-10-05')).totals.sales).toBe(150_001)

  now = new Date('2026-10-05T06:00:00Z')
  await refund(admin, order.id, { amount: 20_000, refundedBefore: 0 })
  const late = await revenue('2026-10-05', '2026-10-05')
  expect([late.totals.sales, late.totals.refunds]).toEqual([150_000, 20_000])
  expect(await summedDays()).not.toContain('2026-10-05')
  now = new Date('2026-10-08T05:00:00Z')
  await sum()
  await sum()
  expect(await revenue('2026-10-05', '2026-10-05')).toEqual(late)
})

test('today is not summed yet', async () => {
  now = new Date('2026-10-12T05:00:00Z')
  await sold(10_000)
  await sum()
  expect(await summedDays()).not.toContain('2026-10-12')
})

test('a day is summed once those who record something of it have ended', async () => {
  now = new Date('2026-10-14T05:00:00Z')
  const order = await sold(10_000)
  const day = '2026-10-14'
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const recording = app.database.transaction(async (tx) => {
    await tx.execute(sql`
      WITH entry AS (
        INSERT INTO ledger_entries (id, key, kind, order_id, line_count, occurred_at)
        VALUES (gen_random_uuid(), 'test:late', 'keep', ${order.id}, 2, ${now.toISOString()}) RETURNING id)
      INSERT INTO ledger_lines (entry_id, position, account, amount)
      SELECT id, n, (ARRAY['unallocated', 'platform'])[n], (ARRAY[700, -700])[n] FROM entry, generate_series(1, 2) n`)
    hold()
    await mayEnd
  })
  await isHeld
  now = new Date('2026-10-16T05:00:00Z')
  const summing = sum()
  await expect
    .poll(async () => {
      const { rowCount } = await app.database.queries.execute(sql`
        SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted`)
      return rowCount
    })
    .toBe(1)
  expect(await summedDays()).not.toContain(day)
  end()
  await recording
  await summing
  expect(await summedDays()).toContain(day)
  expect((await revenue(day, day)).totals.kept).toBe(700)
})

test('it is for who sees transactions, in an order of days, of a year at most', async () => {
  const path = '/admin/revenue?from=2026-11-01&until=2026-11-02'
  expect((await app.visitor().get(path)).status).toBe(401)
  const forum = await app.signedIn({
    role: adminRoles.forum,
    menus: [{ menu: 'transactions', capability: 'manage' }],
  })
  expect((await forum.get(path)).status).toBe(403)
  for (const query of ['', 'from=2026-11-02&until=2026-11-01', 'from=2025-01-01&until=2026-11-01', 'from=x&until=y'])
    expect([query, (await admin.get(`/admin/revenue?${query}`)).status]).toEqual([query, 422])
})
