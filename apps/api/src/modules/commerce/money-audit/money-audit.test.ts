import { rupiah } from '@naikkelas/contract/money'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, buyAndPay, openBankTransfer, refund } from '../../../testing/order-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { auditMoney } from './money-audit.service.ts'

const app = await createTestApp()
const admin = await app.signedIn()
await openBankTransfer(admin)
const { queries, transaction } = app.database

const brokenIn = async (asked: Parameters<typeof auditMoney>[0]) =>
  (await auditMoney(asked)).filter(({ examples }) => examples.length > 0).map(({ rule }) => rule)

class Undone extends Error {}

/** The rules that a change breaks, which is undone afterwards. */
async function brokenBy(...changes: SQL[]): Promise<string[]> {
  let broken: string[] = []
  await transaction(async (tx) => {
    // As someone with access to the database would who is past its rules.
    await tx.execute(sql`ALTER TABLE ledger_lines DISABLE TRIGGER USER`)
    await tx.execute(sql`ALTER TABLE ledger_entries DISABLE TRIGGER USER`)
    await tx.execute(sql`ALTER TABLE invoices DISABLE TRIGGER USER`)
    for (const change of changes) await tx.execute(change)
    broken = await brokenIn(tx)
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return broken
}

test('the money of free, paid, waiting, expired and wrongly paid orders holds every rule', async () => {
  const desk = await signedInLearner(app)
  const course = (price: number) => makeSellable(admin, courseValue({ price: rupiah(price) }))
  const part = await course(10_000)
  const bundle = courseValue({ price: rupiah(0), details: { type: 3, bundledIds: [part.id] } })
  await buy(desk, await makeSellable(admin, bundle))
  const event = await makeSellable(admin, eventValue({ seats: 3 }))
  const [paid, short, waiting] = [
    await buy(desk, await course(50_000)),
    await buy(desk, await course(60_000)),
    await buy(desk, event),
  ]
  const confirm = async (code: string, amount: number) => {
    const found = await admin.get(`/admin/transactions?search=${code}`)
    const { items } = found.body.data as { items: { id: string }[] }
    expect((await admin.post(`/admin/transactions/${items[0]?.id}/confirm`, { amount })).status).toBe(200)
  }
  await confirm(paid.code, 50_000)
  await confirm(short.code, 59_000)
  await desk.post(`/me/orders/${waiting.code}/cancel`)
  await buy(desk, event)
  const refunded = await buyAndPay(admin, desk, await course(70_000))
  await refund(admin, refunded.id, { amount: 30_000, refundedBefore: 0 })
  await refund(admin, refunded.id, { amount: 40_000, refundedBefore: 30_000 })
  expect(await brokenIn(queries)).toEqual([])
})

test('each rule is broken by what it is about', async () => {
  const paidLine = sql`(SELECT l.id FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.status = 1 AND o.total_amount = 50000)`
  expect(await brokenBy(sql`DELETE FROM entitlements WHERE order_line_id = ${paidLine}`)).toEqual([
    'each paid order line has exactly its entitlements, and none once all of it was refunded',
  ])
  expect(await brokenBy(sql`UPDATE orders SET status = 0, paid_at = NULL WHERE total_amount = 50000`)).toEqual([
    'each entitlement has a paid order line',
    'a paid order has one sale of its total in the ledger, and no other order has any',
    'each paid order with a total has one invoice of that total, and no other order has any',
  ])
  expect(await brokenBy(sql`UPDATE order_lines SET price_amount = 51000 WHERE id = ${paidLine}`)).toEqual([
    'an order is the sum of its lines',
  ])
  expect(
    await brokenBy(sql`UPDATE ledger_lines SET amount = amount - 1 WHERE account = 'platform' AND amount = -50000`),
  ).toEqual(['each ledger entry balances'])
  expect(await brokenBy(sql`UPDATE payments SET amount = amount + 1 WHERE amount = 50000`)).toEqual([
    'each payment was captured in the ledger, once and in full',
    'buyers’ money is what was captured less what went back and what gateways kept',
  ])
  expect(await brokenBy(sql`DELETE FROM payment_cases`)).toEqual([
    'money that is not allocated is that of payment cases that are open',
  ])
  expect(await brokenBy(sql`DELETE FROM invoices`, sql`DELETE FROM invoice_counters`)).toEqual([
    'each paid order with a total has one invoice of that total, and no other order has any',
  ])
  expect(await brokenBy(sql`UPDATE refunds SET amount = amount + 1, is_whole = false WHERE is_whole`)).toEqual([
    'each paid order line has exactly its entitlements, and none once all of it was refunded',
    'refunds of an order follow each other, never beyond what was paid, and the last rupiah is the whole',
    'each refund was decided in the ledger once and in full, and repaid once it was sent',
    'each refund of an order with an invoice has one credit note of its amount',
  ])
  expect(await brokenBy(sql`UPDATE refunds SET state = 'requested', sent_at = NULL WHERE is_whole`)).toEqual([
    'each refund was decided in the ledger once and in full, and repaid once it was sent',
    'what is owed to buyers is what their refunds have not sent yet',
  ])
  expect(
    await brokenBy(sql`UPDATE ledger_lines SET amount = amount - 1 WHERE account = 'platform' AND amount = 40000`),
  ).toEqual(['each ledger entry balances', 'a total refund leaves no share to anyone'])
  expect(await brokenBy(sql`UPDATE invoice_counters SET last_sequence = last_sequence + 1`)).toEqual([
    'numbers of invoices and of credit notes have no gap in any month',
  ])
  expect(
    await brokenBy(sql`UPDATE invoices SET sequence = sequence + 5 WHERE kind = 'invoice' AND sequence = 2`),
  ).toEqual(['numbers of invoices and of credit notes have no gap in any month'])
  expect(
    await brokenBy(sql`
      INSERT INTO revenue_days (day, summed_at)
      SELECT (min(occurred_at) AT TIME ZONE 'Asia/Jakarta')::date, now() FROM ledger_entries`),
  ).toEqual(['each summed day has the revenue that the ledger has of it'])
  expect(
    await brokenBy(
      sql`UPDATE order_lines SET holds_seat = true WHERE order_id IN (SELECT id FROM orders WHERE status = 2)`,
    ),
  ).toEqual(['no order that was given up holds a seat, and no more seats are held than are taken'])
})
