import { adminRoles } from '@naikkelas/contract'
import type { BookMonth, BookMonthDetails, TransactionDetails } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { dayInWib } from '@naikkelas/contract/time'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { appWithGateway, buyBy } from '../../../testing/gateway-app.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, buyAndPay, openBankTransfer, orderIdOf, refund } from '../../../testing/order-factories.ts'
import { switchFlag } from '../../../testing/settings-factories.ts'
import { auditMoney } from '../money-audit/index.ts'
import { amountsOf } from './month-amounts.service.ts'

const { app, gateway, deliverAll } = await appWithGateway()
const admin = await app.signedIn()
await switchFlag(admin, 'automatic_payment', true)
await openBankTransfer(admin)
const { queries } = app.database

const brokenRules = async () => (await auditMoney(queries)).filter(({ examples }) => examples.length > 0)
afterEach(async () => expect(await brokenRules()).toEqual([]))

const priced = (price: number) => makeSellable(admin, courseValue({ price: rupiah(price) }))
const until = async (instant: string) =>
  gateway.advance(Math.max(0, Math.round((Date.parse(instant) - gateway.clock.now().getTime()) / 1000)))
const months = async () => ((await admin.get('/admin/month-closings')).body.data as { items: BookMonth[] }).items
const stateOf = async (month: string) => (await months()).find((one) => one.month === month)?.state
const monthOf = async (month: string) =>
  (await admin.get(`/admin/month-closings/${month}`)).body.data as BookMonthDetails
const close = (month: string, body: object = {}) => admin.post(`/admin/month-closings/${month}/close`, body)
const reopen = (month: string, reason = 'Nota tertinggal') =>
  admin.post(`/admin/month-closings/${month}/reopen`, { reason })
const codeOf = ({ body }: { body: { data: unknown } }) => (body.data as { code: string }).code
const detailsOf = async (id: string) => (await admin.get(`/admin/transactions/${id}`)).body.data as TransactionDetails
const compare = (day: string) => admin.post('/admin/gateway-reports/compare', { day })
/** Every day from the first one that a gateway was in use. */
async function compareDays(from: string, through: string) {
  for (let day = from; day <= through; day = dayInWib(new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000)))
    expect((await compare(day)).status).toBe(200)
}
/** The constraint that a statement breaks. */
const brokenBy = (statement: ReturnType<typeof sql>) =>
  queries.execute(statement).then(
    () => 'none',
    (error: { cause?: { constraint?: string } }) => error.cause?.constraint ?? String(error),
  )

/** An entry that moves nothing, so that every rule holds. */
const entry = (at: string) => sql`
  WITH entry AS (
    INSERT INTO ledger_entries (id, key, kind, order_id, line_count, occurred_at)
    VALUES (gen_random_uuid(), 'test:' || gen_random_uuid(), 'keep', ${paid.id}, 2, ${at}) RETURNING id)
  INSERT INTO ledger_lines (entry_id, position, account, amount)
  SELECT id, n, 'platform', (ARRAY[5, -5])[n] FROM entry, generate_series(1, 2) n`

// The clock of the gateway moves on alone, so its first month is whichever it is.
const first = dayInWib(gateway.clock.now()).slice(0, 7)
const later = (count: number) => {
  const [year = 0, month = 0] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7)
}
const [second, third] = [later(1), later(2)]
const today = dayInWib(gateway.clock.now())

const desk = await signedInLearner(app)
const paid = await buyAndPay(admin, desk, await priced(100_000))
const byGateway = await buyBy(desk, 'bni_virtual_account', await priced(50_000))
await gateway.control(`charges/${byGateway.code}-1/pay`)
await deliverAll()
const late = await buyBy(desk, 'bni_virtual_account', await priced(80_000))

test('a month that is not over is not closed, nor one of which nothing is known', async () => {
  expect(await stateOf(first)).toBe('running')
  expect(codeOf(await close(first, { note: 'Sekarang saja' }))).toBe('month_running')
  expect((await admin.get(`/admin/month-closings/${second}`)).status).toBe(404)
  expect((await admin.get('/admin/month-closings/2001-01')).status).toBe(404)
  for (const wrong of ['2026-13', '2026-1', 'x', '0000-01'])
    expect((await admin.get(`/admin/month-closings/${wrong}`)).status, wrong).toBe(404)
})

test('what is left to be done is named, and needs a reason', async () => {
  await until(`${second}-01T02:00:00Z`)
  expect(await stateOf(first)).toBe('next')
  const found = await monthOf(first)
  expect(found.obstacles.map(({ kind }) => kind)).toEqual(['missing_reports', 'waiting_orders'])
  expect(found.obstacles[1]).toMatchObject({ count: 1, examples: [late.code] })
  expect(found.obstacles[0]?.examples[0]).toBe(today)
  expect((await close(first)).status).toBe(422)
  expect((await close(first, { note: ' ' })).status).toBe(422)
  await compareDays(today, dayInWib(new Date(Date.parse(`${second}-01T00:00:00Z`) - 86_400_000)))
  expect((await monthOf(first)).obstacles.map(({ kind }) => kind)).toEqual(['waiting_orders'])
})

test('a message of a gateway without a payment is named until an admin has settled it', async () => {
  await queries.execute(sql`
    INSERT INTO payment_webhooks (id, provider, event_key, kind, reference, body, received_at)
    VALUES (gen_random_uuid(), 'xendit', 'asing', 'payment', 'ASING-1', '{}', ${`${today}T05:00:00Z`})`)
  expect((await monthOf(first)).obstacles[0]).toEqual({ kind: 'orphan_messages', count: 1, examples: ['ASING-1'] })
  await queries.execute(sql`DELETE FROM payment_webhooks WHERE event_key = 'asing'`)
})

test('a broken rule of the books keeps a month open, whatever the reason', async () => {
  const change = (by: number) =>
    queries.execute(sql`UPDATE payments SET amount = amount + ${by} WHERE order_id = ${paid.id}`)
  await change(1)
  expect((await monthOf(first)).obstacles[0]).toMatchObject({ kind: 'broken_rules' })
  expect(codeOf(await close(first, { note: 'Tetap tutup' }))).toBe('books_broken')
  await change(-1)
})

test('two admins who close at once close it once, and its amounts are those of the ledger', async () => {
  const replies = await Promise.all(Array.from({ length: 4 }, () => close(first, { note: 'Pesanan masih menunggu' })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const { amounts, closing, state } = await monthOf(first)
  expect(state).toBe('closed')
  expect(closing).toMatchObject({
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    closedBy: admin.admin.name,
    note: 'Pesanan masih menunggu',
  })
  expect(amounts.totals).toMatchObject({ gross: 150_000, sales: 150_000, orders: 2 })
  expect(amounts.accounts.find(({ account }) => account === 'buyers_money')).toEqual({
    account: 'buyers_money',
    opening: 0,
    debit: 150_000,
    credit: 0,
    closing: 150_000,
  })
  expect(amounts.invoices).toMatchObject({ count: 2, total: 150_000 })
  expect(codeOf(await close(first))).toBe('month_not_next')
})

test('the amounts of a month begin with its first instant and end with its last', async () => {
  const undone = new Error('undone')
  const kept = app.database.transaction(async (tx) => {
    for (const at of [
      '2029-12-31T23:59:59.999',
      '2030-01-01T00:00:00',
      '2030-01-31T23:59:59.999',
      '2030-02-01T00:00:00',
    ])
      await tx.execute(sql`
        WITH entry AS (
          INSERT INTO ledger_entries (id, key, kind, order_id, line_count, occurred_at)
          VALUES (gen_random_uuid(), 'test:' || ${at}, 'keep', ${paid.id}, 2, ${`${at}+07:00`}) RETURNING id)
        INSERT INTO ledger_lines (entry_id, position, account, amount)
        SELECT id, n, (ARRAY['unallocated', 'platform'])[n], (ARRAY[7, -7])[n] FROM entry, generate_series(1, 2) n`)
    expect((await amountsOf(tx, '2030-01')).totals.kept).toBe(14)
    throw undone
  })
  await expect(kept).rejects.toBe(undone)
})

test('the database refuses entries and invoices of a closed month, and changes of what was stored', async () => {
  expect(await brokenBy(entry(`${second}-01T00:00:00+07:00`))).toBe('none')
  expect(await brokenBy(entry(new Date(Date.parse(`${second}-01T00:00:00+07:00`) - 1).toISOString()))).toBe(
    'month_closings_open_check',
  )
  expect(await brokenBy(entry('2020-01-01T00:00:00Z'))).toBe('month_closings_open_check')
  const invoice = sql`
    INSERT INTO invoices (id, kind, month, sequence, order_id, issued_at, seller, lines, price_amount, discount_amount,
      total_amount, tax_base_amount, tax_amount)
    SELECT gen_random_uuid(), 'invoice', ${first}, 99, id, now(), '{}', '[]', 5, 0, 5, 0, 0 FROM orders WHERE code = ${late.code}`
  expect(await brokenBy(invoice)).toBe('month_closings_open_check')
  for (const change of [
    sql`UPDATE month_closings SET snapshot = '{}', hash = encode(sha256('{}'), 'hex')`,
    sql`UPDATE month_closings SET closed_at = now()`,
    sql`DELETE FROM month_closings`,
  ])
    expect(await brokenBy(change)).toBe('month_closings_unchanged_check')
})

test('what arrives late is dated in the open month: a payment, a refund, a fee, and nothing is refused', async () => {
  const { rows: before } = await queries.execute(sql`SELECT max(number) AS number FROM ledger_entries`)
  await gateway.control(`charges/${late.code}-1/pay-late`)
  expect((await deliverAll()).every((status) => status < 300)).toBe(true)
  const order = await detailsOf(await orderIdOf(admin, late))
  expect(order.ledger.length).toBeGreaterThan(0)
  await refund(admin, paid.id, { amount: 40_000, refundedBefore: 0 })
  expect((await compare(dayInWib(new Date(Date.parse(`${second}-01T00:00:00Z`) - 86_400_000)))).status).toBe(200)
  await until(`${second}-03T02:00:00Z`)
  await compareDays(`${second}-01`, `${second}-02`)
  const { rows } = await queries.execute(sql`
    SELECT DISTINCT to_char(occurred_at AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM') AS month FROM ledger_entries
    WHERE number > ${(before as [{ number: string }])[0].number}`)
  expect(rows).toEqual([{ month: second }])
  const { rows: fees } = await queries.execute(
    sql`SELECT count(*)::int AS count FROM ledger_entries WHERE kind = 'fee'`,
  )
  expect((fees as [{ count: number }])[0].count).toBeGreaterThan(1)
})

test('the stored amounts are a CSV, which a spreadsheet calculates nothing of', async () => {
  const reply = await app.fetch(
    new Request(`http://localhost:3000/api/admin/month-closings/${first}/amounts`, {
      headers: { cookie: [...admin.cookies].map((pair) => pair.join('=')).join('; ') },
    }),
  )
  expect(reply.headers.get('content-disposition')).toContain(`tutup-buku-${first}.csv`)
  const text = await reply.text()
  expect(text).toContain('"Penjualan kotor","150000"')
  expect(text).toContain('"Uang pembeli","0","150000","0","150000"')
  expect((await admin.get(`/admin/month-closings/${second}/amounts`)).status).toBe(404)
})

test('months are closed in order, and only the latest one is opened again, by a Super Admin with a reason', async () => {
  await until(`${third}-01T02:00:00Z`)
  expect((await close(second, { note: 'Laporan belum lengkap' })).status).toBe(200)
  await until(`${later(4)}-01T02:00:00Z`)
  expect(await stateOf(later(3))).toBe('later')
  expect(codeOf(await close(later(3), { note: 'Lompat' }))).toBe('month_not_next')
  const found = await monthOf(second)
  expect(found.amounts.accounts.find(({ account }) => account === 'buyers_money')).toMatchObject({ opening: 150_000 })

  expect(codeOf(await reopen(first))).toBe('month_not_latest')
  expect((await reopen(second, ' ')).status).toBe(422)
  const manager = await app.signedIn({
    role: adminRoles.admin,
    menus: [{ menu: 'transactions', capability: 'manage' }],
  })
  expect((await manager.post(`/admin/month-closings/${second}/reopen`, { reason: 'x' })).status).toBe(403)
  expect((await reopen(second)).status).toBe(200)
  expect((await monthOf(second)).undone).toMatchObject([
    { reopenReason: 'Nota tertinggal', reopenedBy: admin.admin.name },
  ])
  expect(await stateOf(second)).toBe('next')
  expect((await close(second, { note: 'Sekarang lengkap' })).status).toBe(200)
})

test('who closes a month waits for what is being written into it, and has it in the amounts', async () => {
  let closing: ReturnType<typeof close> | undefined
  await app.database.transaction(async (tx) => {
    await tx.execute(entry(`${third}-15T00:00:00Z`))
    closing = close(third, { note: 'Gateway sedang tidak dipakai' })
    const isWaiting = async () =>
      (await queries.execute(sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).rowCount
    while ((await isWaiting()) === 0);
  })
  expect((await closing)?.status).toBe(200)
  expect((await monthOf(third)).amounts.accounts.find(({ account }) => account === 'platform')).toMatchObject({
    debit: 5,
    credit: 5,
  })
})

test('a closing that is not what the ledger has is found', async () => {
  await expect(
    app.database.transaction(async (tx) => {
      await tx.execute(sql`ALTER TABLE month_closings DISABLE TRIGGER USER`)
      await tx.execute(sql`
        UPDATE month_closings SET snapshot = changed, hash = encode(sha256(convert_to(changed, 'UTF8')), 'hex')
        FROM (SELECT id AS changed_id, replace(snapshot, '"debit":150000', '"debit":150001') AS changed FROM month_closings) AS c
        WHERE id = changed_id AND month = ${first}`)
      const broken = (await auditMoney(tx)).filter(({ examples }) => examples.length > 0)
      throw new Error(JSON.stringify(broken.map(({ examples }) => examples)))
    }),
  ).rejects.toThrow(JSON.stringify([[first, second]]))
})

test('who may only look closes nothing', async () => {
  const viewer = await app.signedIn({ role: adminRoles.admin, menus: [{ menu: 'transactions', capability: 'view' }] })
  expect((await viewer.get(`/admin/month-closings/${first}`)).status).toBe(200)
  expect((await viewer.post(`/admin/month-closings/${first}/close`, {})).status).toBe(403)
  for (const [method, path] of [
    ['GET', ''],
    ['GET', `/${first}`],
    ['GET', `/${first}/amounts`],
    ['POST', `/${first}/close`],
    ['POST', `/${first}/reopen`],
  ] as const)
    expect(
      (await app.visitor().send(method, `/admin/month-closings${path}`, method === 'POST' ? {} : undefined)).status,
    ).toBe(401)
  await buy(await signedInLearner(app), await priced(10_000))
})
