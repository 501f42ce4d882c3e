import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, openBankTransfer } from '../../../testing/order-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { captureEntry, type LedgerEntry, refundEntry, repaymentEntry } from './entries.rules.ts'
import { recordEntry } from './ledger.service.ts'
import { sharesOf } from './shares.rules.ts'

const app = await createTestApp()
const admin = await app.signedIn()
await openBankTransfer(admin)
const desk = await signedInLearner(app)
const { code } = await buy(desk, await makeSellable(admin, courseValue()))
const queries = app.database.queries
const found = await queries.execute(sql`SELECT id FROM orders WHERE code = ${code}`)
const orderId = (found.rows as { id: string }[])[0]?.id ?? ''
const movement = { orderId, at: new Date('2026-11-20T10:00:00Z') }
const record = (entry: LedgerEntry) => app.database.transaction((tx) => recordEntry(tx, entry))

/** The constraint that refuses it, or null. */
async function refusal(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  for (let one = error; one instanceof Error; one = one.cause)
    if ('constraint' in one && one.constraint !== undefined) return one.constraint
  return error
}

test('an entry whose sides differ is refused by the database', async () => {
  const entry = captureEntry(randomUUID(), rupiah(10_000), movement)
  const [debit, credit] = entry.lines
  if (!debit || !credit) throw new Error('a capture has two lines')
  for (const lines of [[debit, { ...credit, amount: -9_999 }], [debit, debit], [debit]])
    expect(await refusal(record({ ...entry, lines }))).toMatch(/^ledger_entries_(balance|line_count)_check$/)
})

test('a movement is recorded once, also when it is tried ten times at once', async () => {
  const entry = captureEntry(randomUUID(), rupiah(10_000), movement)
  const recorded = await Promise.all(Array.from({ length: 10 }, () => record(entry)))
  expect(recorded.filter(Boolean)).toHaveLength(1)
})

test('a refund and its repayment leave nothing owed', async () => {
  const refundId = randomUUID()
  const shares = sharesOf({ total: rupiah(50_000), isTaxed: true, partnerRate: null, affiliateRate: null })
  await record(refundEntry(refundId, [{ shares, partnerId: null, affiliateCodeId: null }], movement))
  await record(repaymentEntry(refundId, rupiah(50_000), movement))
  const { rows } = await queries.execute(
    sql`SELECT coalesce(sum(amount), 0)::int AS owed FROM ledger_lines WHERE account = 'refunds'`,
  )
  expect(rows).toEqual([{ owed: 0 }])
})

test('what is recorded stays as it is: no line is added, changed or deleted', async () => {
  await record(captureEntry(randomUUID(), rupiah(7_000), movement))
  const entry = sql`(SELECT id FROM ledger_entries ORDER BY number DESC LIMIT 1)`
  const added = queries.execute(sql`
    INSERT INTO ledger_lines (entry_id, position, account, amount)
    VALUES (${entry}, 5, 'platform', 1), (${entry}, 6, 'platform', -1)`)
  expect(await refusal(added)).toBe('ledger_entries_balance_check')
  for (const statement of [
    sql`UPDATE ledger_lines SET amount = amount + 1`,
    sql`DELETE FROM ledger_lines`,
    sql`UPDATE ledger_entries SET kind = 'sale'`,
    sql`DELETE FROM ledger_entries`,
    sql`TRUNCATE ledger_lines`,
  ])
    expect(await refusal(queries.execute(statement))).toBe('ledger_append_only_check')
})
