import { adminRoles } from '@naikkelas/contract'
import type { OrderDetails, TransactionDetails } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, buyAndPay, openBankTransfer, orderIdOf } from '../../../testing/order-factories.ts'
import { textOf } from '../../../testing/pdf-text.ts'
import { changedSettings } from '../../../testing/settings-factories.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-10-31T16:59:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
await openBankTransfer(admin)
await changedSettings(admin, 'legal', {
  companyName: 'PT Naik Kelas Bersama',
  companyAddress: 'Jalan Melati 5\nBandung',
  privacyEmail: 'privasi@naikkelas.test',
})

const priced = (price: number, given: Parameters<typeof courseValue>[0] = {}) =>
  makeSellable(admin, courseValue({ price: rupiah(price), ...given }))

async function paper({ cookies }: Pick<Browser, 'cookies'>, path: string) {
  const cookie = [...cookies].map((one) => one.join('=')).join('; ')
  const response = await app.fetch(new Request(`http://localhost/api${path}`, { headers: { cookie } }), {
    clientAddress: '203.0.113.7',
  })
  expect(response.status).toBe(200)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { headers: response.headers, text: textOf(bytes), bytes }
}

const invoicesIn = async (month: string) =>
  (
    await app.database.queries.execute(sql`SELECT number FROM invoices WHERE month = ${month} ORDER BY sequence`)
  ).rows.map((row) => (row as { number: string }).number)

test('a paid order has an invoice of what was paid, for its buyer and the back office; numbers begin at one each month', async () => {
  const desk = await signedInLearner(app, { name: 'Sari Wulandari' })
  const last = await buyAndPay(admin, desk, await priced(249_000, { name: 'Kelas Foto Produk' }))
  expect(last.invoice).toEqual({ number: 'INV/2026/10/00001', tax: 0, taxInvoiceNumber: null })
  now = new Date('2026-10-31T17:00:00Z')
  const first = await buyAndPay(admin, desk, await priced(1_250_000, { name: 'Kelas “Jualan” & <b>Promosi</b>' }))
  expect(first.invoice?.number).toBe('INV/2026/11/00001')
  const order = (await desk.get(`/me/orders/${first.code}`)).body.data as OrderDetails
  expect(order.invoiceNumber).toBe('INV/2026/11/00001')
  const own = await paper(desk, `/me/orders/${first.code}/invoice`)
  expect(own.headers.get('content-type')).toBe('application/pdf')
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(own.headers.get('content-disposition')).toBe('attachment; filename="INV-2026-11-00001.pdf"')
  for (const words of [
    'INV/2026/11/00001',
    '1 November 2026',
    'PT Naik Kelas Bersama',
    'Jalan Melati 5',
    'Sari Wulandari',
    desk.learner.email,
    'Kelas “Jualan” & <b>Promosi</b>',
    'Rp1.250.000',
    'Total dibayar',
  ])
    expect(own.text.replaceAll('\n', ' ')).toContain(words)
  expect(own.text).not.toContain('PPN')
  const { bytes } = await paper(admin, `/admin/transactions/${first.id}/invoice`)
  expect(textOf(bytes)).toBe(own.text)
})

test('with PKP the invoice says the tax that the ledger takes, and what was said is never changed', async () => {
  const tax = { isPkp: true, npwp: '0123456789012345', name: 'PT Wajib Pajak', address: 'Jakarta' }
  await changedSettings(admin, 'tax', tax)
  const desk = await signedInLearner(app)
  const { code, invoice, ledger } = await buyAndPay(admin, desk, await priced(249_000))
  expect(invoice?.tax).toBe(24_676)
  const sale = ledger.find(({ kind }) => kind === 'sale')
  expect(sale?.lines.find(({ account }) => account === 'tax')?.amount).toBe(-24_676)
  await changedSettings(admin, 'tax', { ...tax, isPkp: false, name: 'PT Lain' })
  await changedSettings(admin, 'brand', { name: 'Merek Lain' })
  const { text } = await paper(desk, `/me/orders/${code}/invoice`)
  for (const words of ['PT Wajib Pajak', 'NPWP 0123456789012345', 'Rp224.324', 'Rp205.630', 'Rp24.676', 'Rp249.000'])
    expect(text).toContain(words)
  expect(text).not.toContain('Lain')
  await expect(
    app.database.queries.execute(sql`UPDATE invoices SET total_amount = 1 WHERE number = ${invoice?.number}`),
  ).rejects.toThrow()
  await expect(app.database.queries.execute(sql`DELETE FROM invoices`)).rejects.toThrow()
})

test('names that are long, foreign or hostile make a page too', async () => {
  const names = ['W'.repeat(120), '你好 😀 Łucja', ') Tj ET (\\', "Robert'); DROP TABLE orders;--", 'Sari\u202egnp.exe']
  for (const name of names) {
    const desk = await signedInLearner(app, { name })
    const { code } = await buyAndPay(admin, desk, await priced(10_000, { name: `${name.slice(0, 80)} kelas` }))
    const { bytes, text } = await paper(desk, `/me/orders/${code}/invoice`)
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(1)
    expect(text).not.toContain('\ufffd')
    expect(text).toContain('Rp10.000')
  }
})

test('what costs nothing, and what is not paid, has no invoice', async () => {
  const desk = await signedInLearner(app)
  const free = await buy(desk, await priced(0, { details: { type: 3 } }))
  const waiting = await buy(desk, await priced(50_000))
  for (const order of [free, waiting]) {
    expect((await desk.get(`/me/orders/${order.code}/invoice`)).status).toBe(404)
    const id = await orderIdOf(admin, order)
    expect((await admin.get(`/admin/transactions/${id}/invoice`)).status).toBe(404)
    expect(((await admin.get(`/admin/transactions/${id}`)).body.data as TransactionDetails).invoice).toBeNull()
    expect((await admin.send('PUT', `/admin/transactions/${id}/tax-invoice`, { number: '' })).status).toBe(404)
  }
})

test('a dozen payments at once take a dozen numbers in a row, and one that is undone leaves no gap', async () => {
  now = new Date('2026-12-05T10:00:00Z')
  const orders = await Promise.all(
    Array.from({ length: 12 }, async () => buy(await signedInLearner(app), await priced(50_000))),
  )
  const [undone, ...kept] = await Promise.all(
    orders.map(async (order) => ({ order, id: await orderIdOf(admin, order) })),
  )
  // What this order is of is gone: it cannot be granted, and the payment is undone.
  await app.database.queries.execute(sql`
    ALTER TABLE entitlements ADD CONSTRAINT not_this CHECK (order_line_id <> ${sql.raw(
      `'${await lineOf(undone?.id ?? '')}'`,
    )})`)
  const replies = await Promise.all(
    [undone, ...kept].map((one) => admin.post(`/admin/transactions/${one?.id}/confirm`, { amount: 50_000 })),
  )
  expect(replies.map(({ status }) => status)).toEqual([500, ...kept.map(() => 200)])
  expect(await invoicesIn('2026-12')).toEqual(kept.map((_, at) => `INV/2026/12/${String(at + 1).padStart(5, '0')}`))
})

async function lineOf(orderId: string) {
  const { rows } = await app.database.queries.execute(sql`SELECT id FROM order_lines WHERE order_id = ${orderId}`)
  return (rows as { id: string }[])[0]?.id
}

test('the number of a faktur pajak is noted by who manages money, and printed', async () => {
  const desk = await signedInLearner(app)
  const { id, code } = await buyAndPay(admin, desk, await priced(50_000))
  const path = `/admin/transactions/${id}/tax-invoice`
  const note = (number: unknown) => admin.send('PUT', path, { number })
  expect((await note('04002600-12345678.9')).body.data).toMatchObject({ taxInvoiceNumber: '04002600123456789' })
  expect((await paper(desk, `/me/orders/${code}/invoice`)).text).toContain('Nomor faktur pajak 04002600123456789')
  expect((await note('')).body.data).toMatchObject({ taxInvoiceNumber: null })
  for (const wrong of ['123', '1'.repeat(18), 'abcdefghijklmnop', 4_002_600_123_456_789, null])
    expect((await note(wrong)).status, String(wrong)).toBe(422)
  const viewer = await app.signedIn({
    role: adminRoles.admin,
    menus: [{ menu: 'transactions', capability: 'view' }],
  })
  expect((await viewer.send('PUT', path, { number: '' })).status).toBe(403)
  expect((await app.visitor().send('PUT', path, { number: '' })).status).toBe(401)
})

test('with a deleted account the invoice says no more who bought', async () => {
  const desk = await signedInLearner(app, { name: 'Bunga Lestari' })
  const { id } = await buyAndPay(admin, desk, await priced(50_000))
  await app.context.unitOfWork(({ emit }) => emit('user.erased', { userId: desk.learner.id, at: now.toISOString() }))
  const { text } = await paper(admin, `/admin/transactions/${id}/invoice`)
  expect(text).toContain('Akun sudah dihapus')
  expect(text).not.toContain('Bunga')
  expect(text).not.toContain(desk.learner.email)
})

test('an invoice is its buyer’s and the back office’s alone', async () => {
  const [desk, stranger] = [await signedInLearner(app), await signedInLearner(app)]
  const { id, code } = await buyAndPay(admin, desk, await priced(50_000))
  expect((await stranger.get(`/me/orders/${code}/invoice`)).status).toBe(404)
  expect((await app.visitor().get(`/me/orders/${code}/invoice`)).status).toBe(401)
  expect((await desk.get('/me/orders/1/invoice')).status).toBe(404)
  const forum = await app.signedIn({ role: adminRoles.forum })
  expect((await forum.get(`/admin/transactions/${id}/invoice`)).status).toBe(403)
  expect((await app.visitor().get(`/admin/transactions/${id}/invoice`)).status).toBe(401)
  expect((await admin.get('/admin/transactions/00000000-0000-4000-8000-000000000000/invoice')).status).toBe(404)
})
