import { adminRoles, type OutputFor } from '@naikkelas/contract'
import type { exportTransactions } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, buyAndPay, openBankTransfer, refund } from '../../../testing/order-factories.ts'
import { makePartnerAccount } from '../../../testing/partner-factories.ts'
import { readXlsx } from '../../../testing/read-xlsx.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

/** More than three batches. */
const asked = 350

let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
await openBankTransfer(admin)
const queries = app.database.queries
const course = (price: number, given: Parameters<typeof courseValue>[0] = {}) =>
  makeSellable(admin, courseValue({ price: rupiah(price), ...given }))

type Asked = Record<string, unknown>
const ask = (desk: Browser, format: string, filter: Asked = {}) =>
  desk.post('/admin/transaction-exports', { currentPassword: factoryPassword, format, filter })
async function prepared(format: string, filter: Asked = {}) {
  const reply = await ask(admin, format, filter)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body.data as OutputFor<typeof exportTransactions>
}
function download({ cookies }: Pick<Browser, 'cookies'>, token: string) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return app.fetch(new Request(`http://localhost:3000/api/admin/transaction-exports/${token}`, { headers: { cookie } }))
}
/** A CSV's lines, each by the titles of its head. */
function recordsOf(csv: string): Record<string, string>[] {
  const [head = [], ...lines] = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'))
  return lines.map((cells) => Object.fromEntries(head.map((title, at) => [title, cells[at] ?? ''])))
}

test('an order is exported with its buyer masked, and its money to the rupiah', async () => {
  const desk = await signedInLearner(app)
  const { partner } = await makePartnerAccount(app)
  const item = await course(100_000, { partnerId: partner.id, name: '=HYPERLINK("http://jahat.example")' })
  const order = await buyAndPay(admin, desk, item)
  await refund(admin, order.id, { amount: 40_000, refundedBefore: 0 })

  const { token, rows } = await prepared('csv', { search: order.code })
  const response = await download(admin, token)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="transaksi-2026-11-20.csv"')
  const csv = await response.text()
  expect(rows).toBe(1)
  expect(recordsOf(csv)).toMatchObject([
    {
      'Kode pesanan': order.code,
      Status: 'Lunas',
      'Dipesan (WIB)': '2026-11-20 17:00',
      Jenis: 'Kelas',
      Produk: `'=HYPERLINK(""http://jahat.example"")`,
      Pembeli: desk.learner.name,
      'Cara bayar': 'Transfer manual',
      Sumber: 'Mitra komisi',
      Mitra: partner.name,
      Total: '100000',
      'Uang masuk': '100000',
      Dikembalikan: '40000',
      'Bagian mitra': '42000',
      'Bagian platform': '18000',
    },
  ])
  expect(recordsOf(csv)[0]?.['Nomor faktur']).toMatch(/^INV/)
  expect(csv).not.toContain(desk.learner.email)
})

test('the file has what the filter shows, by the days of Jakarta', async () => {
  const desk = await signedInLearner(app)
  const codes: string[] = []
  for (const at of ['2026-10-31T16:59:59Z', '2026-10-31T17:00:00Z', '2026-11-01T16:59:59Z', '2026-11-01T17:00:00Z']) {
    now = new Date(at)
    codes.push((await buy(desk, await course(50_000))).code)
  }
  now = new Date('2026-11-20T10:00:00Z')
  const filter = { from: '2026-11-01', until: '2026-11-01' }
  const inDays = recordsOf(await (await download(admin, (await prepared('csv', filter)).token)).text())
  expect(inDays.map((one) => one['Kode pesanan'])).toEqual([codes[2], codes[1]])
  const none = await prepared('xlsx', { ...filter, status: 1 })
  expect(none.rows).toBe(0)
  const [sheet] = readXlsx(new Uint8Array(await (await download(admin, none.token)).arrayBuffer()))
  expect(sheet).toMatchObject({ name: 'Transaksi', columns: 22, rows: { length: 1 } })
})

test('the audit log has who exported how many rows by which filter, without what was searched for', async () => {
  await prepared('csv', { status: 0, search: 'sari@rahasia.example' })
  const { rows } = await queries.execute(
    sql`SELECT actor_id, after FROM audit_entries
      WHERE endpoint = 'POST /admin/transaction-exports' AND after @> '{"isSearched": true, "format": "csv", "filter": {"status": 0}}'`,
  )
  expect(rows).toMatchObject([
    { actor_id: admin.admin.id, after: { rows: 0, format: 'csv', filter: { status: 0 }, isSearched: true } },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/rahasia|NaikKelas/)
})

test('only who manages money exports it, with the own password, for an own token, so many times an hour', async () => {
  const menu = (capability: 'view' | 'manage') => [{ menu: 'transactions' as const, capability }]
  const { token } = await prepared('csv')
  expect((await app.visitor().post('/admin/transaction-exports', {})).status).toBe(401)
  for (const given of [
    { role: adminRoles.admin, menus: menu('view') },
    { role: adminRoles.forum, menus: menu('manage') },
  ]) {
    const other = await app.signedIn(given)
    expect((await ask(other, 'csv')).status).toBe(403)
    expect((await download(other, token)).status).toBe(403)
  }
  const manager = await app.signedIn({ role: adminRoles.admin, menus: menu('manage') })
  expect((await download(manager, token)).status).toBe(404)
  const wrong = { currentPassword: 'bukan ini', format: 'csv', filter: {} }
  expect(await manager.post('/admin/transaction-exports', wrong)).toMatchObject({
    status: 422,
    body: { data: { code: 'wrong_password', fields: [{ path: 'currentPassword' }] } },
  })
  expect(await ask(manager, 'pdf', { from: 'kemarin' })).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'format' }, { path: 'filter.from' }] } },
  })
  for (let times = 2; times < 20; times++) expect((await ask(manager, 'csv')).status).toBe(201)
  expect((await ask(manager, 'csv')).status).toBe(429)
})

test('one export at a time is read; what is left unread asks the database for nothing more', async () => {
  const { token } = await prepared('csv')
  const first = await download(admin, token)
  expect(first.status).toBe(200)
  expect((await download(admin, token)).status).toBe(429)
  await first.body?.cancel()
  const again = await download(admin, token)
  expect(again.status).toBe(200)
  await again.text()
})

test('an export of several batches has every row once', async () => {
  const { number } = await course(1_000)
  await fillOrders(number, asked)
  const { token, rows } = await prepared('csv', { status: 2, kind: 'course' })
  const codes = recordsOf(await (await download(admin, token)).text()).map((one) => one['Kode pesanan'])
  expect([rows, codes.length, new Set(codes).size]).toEqual([asked, asked, asked])
  const [sheet] = readXlsx(
    new Uint8Array(await (await download(admin, (await prepared('xlsx', { status: 2 })).token)).arrayBuffer()),
  )
  expect(sheet?.rows).toHaveLength(asked + 1)
})

/** Orders that have expired, as many places of a list as there are. */
async function fillOrders(sellable: number, count: number) {
  await queries.execute(sql`
    WITH placed AS (
      INSERT INTO orders (id, code, buyer_name, buyer_email, sellable_id, status, payment_mode, payment_method,
        price_amount, source, consent_at, expires_at, expired_at, created_at, updated_at)
      SELECT gen_random_uuid(), 'Z' || lpad(n::text, 9, '0'), 'Pembeli ' || n, 'pembeli' || n || '@contoh.example',
        s.id, 2, 1, 1, 1000 + n, 1, t, t, t, t, t
      FROM generate_series(1, ${count}::int) n,
        LATERAL (SELECT id FROM sellables WHERE number = ${sellable}) s,
        LATERAL (SELECT timestamptz '2026-01-01' + n / 7 * interval '1 second' AS t) times
      RETURNING id, sellable_id, price_amount)
    INSERT INTO order_lines (id, order_id, sellable_id, kind, name, product_kind, item_kind, owner, price_amount,
      discount_amount, is_taxed, holds_seat)
    SELECT gen_random_uuid(), id, sellable_id, 'course', 'Kelas uji', 1, 1, 1, price_amount, 0, false, false FROM placed`)
}
