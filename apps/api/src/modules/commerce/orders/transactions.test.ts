import { adminRoles } from '@naikkelas/contract'
import type { Order, OrderDetails, Transaction, TransactionDetails } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { mailsTo, signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, openBankTransfer } from '../../../testing/order-factories.ts'
import { makePartnerAccount } from '../../../testing/partner-factories.ts'
import { changedSettings } from '../../../testing/settings-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
await openBankTransfer(admin)

const priced = (price: number, given: Parameters<typeof courseValue>[0] = {}) =>
  makeSellable(admin, courseValue({ price: rupiah(price), ...given }))

async function idOf({ code }: Pick<Order, 'code'>): Promise<string> {
  const { items } = (await admin.get(`/admin/transactions?search=${code}`)).body.data as { items: Transaction[] }
  return items[0]?.id ?? 'none'
}
const confirm = async (order: Order, amount: unknown, note?: string) =>
  admin.post(`/admin/transactions/${await idOf(order)}/confirm`, { amount, ...(note !== undefined && { note }) })
const shownTo = async (desk: { get: typeof admin.get }, { code }: Order) =>
  (await desk.get(`/me/orders/${code}`)).body.data as OrderDetails

async function balances(): Promise<Record<string, number>> {
  const { rows } = await app.database.queries.execute(
    sql`SELECT account, sum(amount)::int AS total FROM ledger_lines GROUP BY account`,
  )
  return Object.fromEntries(
    (rows as { account: string; total: number }[]).map(({ account, total }) => [account, total]),
  )
}

test('a confirmed transfer pays the order, opens the course, and the ledger says who gets what', async () => {
  const desk = await signedInLearner(app)
  const { partner } = await makePartnerAccount(app)
  const course = await priced(249_000, { partnerId: partner.id })
  const order = await buy(desk, course)
  const details = (await confirm(order, 249_000, 'BCA 20/11 10:02')).body.data as TransactionDetails
  expect(details).toMatchObject({
    status: 1,
    isLate: false,
    source: 2,
    partner: partner.name,
    buyer: { name: desk.learner.name, maskedEmail: expect.not.stringContaining(desk.learner.email) },
    payments: [{ amount: 249_000, note: 'BCA 20/11 10:02', confirmedBy: admin.admin.name, case: null }],
  })
  expect(details.ledger).toEqual([
    {
      kind: 'capture',
      at: '2026-11-20T10:00:00.000Z',
      lines: [
        { account: 'buyers_money', owner: null, amount: 249_000 },
        { account: 'unallocated', owner: null, amount: -249_000 },
      ],
    },
    {
      kind: 'sale',
      at: '2026-11-20T10:00:00.000Z',
      lines: [
        { account: 'unallocated', owner: null, amount: 249_000 },
        { account: 'partner', owner: partner.name, amount: -174_300 },
        { account: 'platform', owner: null, amount: -74_700 },
      ],
    },
  ])
  expect(await shownTo(desk, order)).toMatchObject({ status: 1, paidAt: '2026-11-20T10:00:00.000Z', bankAccounts: [] })
  expect((await desk.get(`/me/checkout?item=${course.number}`)).body.data).toMatchObject({ refusal: 'owned' })
})

test('with PKP the tax is taken out first, to the rupiah', async () => {
  const tax = { isPkp: true, npwp: '0123456789012345', name: 'PT Naikkelas', address: 'Jakarta' }
  await changedSettings(admin, 'tax', tax)
  const before = await balances()
  const order = await buy(await signedInLearner(app), await priced(249_000))
  await changedSettings(admin, 'tax', { ...tax, isPkp: false })
  await confirm(order, 249_000)
  const after = await balances()
  expect((before['tax'] ?? 0) - (after['tax'] ?? 0)).toBe(24_676)
  expect((before['platform'] ?? 0) - (after['platform'] ?? 0)).toBe(249_000 - 24_676)
})

test('two admins who confirm one transfer at once confirm it once', async () => {
  const desk = await signedInLearner(app)
  const order = await buy(desk, await priced(50_000))
  const replies = await Promise.all(Array.from({ length: 5 }, () => confirm(order, 50_000)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  const details = (await admin.get(`/admin/transactions/${await idOf(order)}`)).body.data as TransactionDetails
  expect(details.payments).toHaveLength(1)
  expect(details.ledger.map(({ kind }) => kind)).toEqual(['capture', 'sale'])
})

test('another amount is a case for the team: the order still waits, and nothing is opened', async () => {
  for (const [amount, kind] of [
    [49_999, 'underpaid'],
    [50_001, 'overpaid'],
  ] as const) {
    const desk = await signedInLearner(app)
    const order = await buy(desk, await priced(50_000))
    const before = await balances()
    const details = (await confirm(order, amount)).body.data as TransactionDetails
    expect(details).toMatchObject({ status: 0, payments: [{ amount, case: kind }] })
    expect(details.ledger.map((entry) => entry.kind)).toEqual(['capture'])
    expect((await balances())['unallocated']).toBe((before['unallocated'] ?? 0) - amount)
    expect((await shownTo(desk, order)).status).toBe(0)
  }
})

test('what is paid late is delivered if it still can be, and else the money waits for a decision', async () => {
  const desk = await signedInLearner(app)
  const other = await signedInLearner(app)
  const event = await makeSellable(admin, eventValue({ seats: 1, price: rupiah(75_000) }))
  const [late, lateSeat, archived] = [
    await buy(desk, await priced(60_000)),
    await buy(desk, event),
    await priced(80_000),
  ]
  const lateGone = await buy(desk, archived)
  now = new Date('2026-11-23T10:00:00Z')
  await app.runJob('expire-overdue-orders', {})
  await buy(other, event)
  await admin.post('/admin/sellables/change-status', { action: 'archive', sellableIds: [archived.id] })
  expect((await confirm(late, 60_000)).body.data).toMatchObject({ status: 1, isLate: true })
  expect((await confirm(lateSeat, 75_000)).body.data).toMatchObject({
    status: 2,
    payments: [{ case: 'late_undeliverable' }],
  })
  expect((await confirm(lateGone, 80_000)).body.data).toMatchObject({
    status: 2,
    payments: [{ case: 'late_undeliverable' }],
  })
  expect((await shownTo(desk, late)).status).toBe(1)
  now = new Date('2026-11-20T10:00:00Z')
})

test('orders are listed newest first, by status, kind, item and buyer, page by page', async () => {
  const desk = await signedInLearner(app, { name: 'Kartika Ayuningtyas' })
  now = new Date('2026-11-24T10:00:00Z')
  const codes: string[] = []
  for (let made = 0; made < 27; made += 1) codes.unshift((await buy(desk, await priced(10_000))).code)
  type Page = { items: Transaction[]; next: string | null; previous: string | null }
  const list = async (query: string) => (await admin.get(`/admin/transactions?${query}`)).body.data as Page
  const first = await list('search=kartika')
  expect(first.items.map(({ code }) => code)).toEqual(codes.slice(0, 25))
  const second = await list(`search=kartika&after=${first.next}`)
  expect(second).toMatchObject({ items: codes.slice(25).map((code) => ({ code })), next: null })
  expect((await list(`search=kartika&before=${second.previous}`)).items.map(({ code }) => code)).toEqual(
    codes.slice(0, 25),
  )
  expect((await list('search=kartika&status=1')).items).toEqual([])
  expect((await list('search=kartika&kind=event')).items).toEqual([])
  expect((await list('search=kartika&status=0&kind=course&method=1&source=1')).items).toHaveLength(25)
  expect((await list('search=%25')).items).toEqual([])
  now = new Date('2026-11-20T10:00:00Z')
})

test('who may not see money sees none, and wrong input is refused with its field', async () => {
  const order = await buy(await signedInLearner(app), await priced(50_000))
  const id = await idOf(order)
  const [forum, viewer] = [
    await app.signedIn({ role: adminRoles.forum }),
    await app.signedIn({ role: adminRoles.admin, menus: [{ menu: 'transactions', capability: 'view' }] }),
  ]
  for (const path of ['/admin/transactions', `/admin/transactions/${id}`]) {
    expect((await app.visitor().get(path)).status).toBe(401)
    expect((await forum.get(path)).status).toBe(403)
    expect((await viewer.get(path)).status).toBe(200)
  }
  const path = `/admin/transactions/${id}/confirm`
  expect((await app.visitor().post(path, { amount: 50_000 })).status).toBe(401)
  expect((await forum.post(path, { amount: 50_000 })).status).toBe(403)
  expect((await viewer.post(path, { amount: 50_000 })).status).toBe(403)
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await admin.get(`/admin/transactions/${unknown}`)).status).toBe(404)
  expect((await admin.post(`/admin/transactions/${unknown}/confirm`, { amount: 1 })).status).toBe(404)
  for (const amount of [0, -1, 1.5, '50000', null, 1e16]) {
    const reply = await admin.post(path, { amount })
    expect(reply.status, String(amount)).toBe(422)
    expect((reply.body.data as { fields: { path: string }[] }).fields[0]?.path).toBe('amount')
  }
  for (const query of ['status=3', 'status=-1', 'kind=buku', 'after=x', 'method=6', 'color=1'])
    expect((await admin.get(`/admin/transactions?${query}`)).status, query).toBe(422)
})

test('an admin mails the buyer once more how the order is, and not whose account is gone', async () => {
  const desk = await signedInLearner(app)
  const order = await buy(desk, await priced(249_000))
  const resend = async () => admin.post(`/admin/transactions/${await idOf(order)}/resend`)
  const subjects = async () => (await mailsTo(app, desk.learner.email)).map(({ subject }) => subject.split(':')[0])
  expect(await subjects()).toEqual(['Menunggu pembayaran'])
  expect((await resend()).status).toBe(200)
  expect(await subjects()).toEqual(['Menunggu pembayaran', 'Menunggu pembayaran'])
  await confirm(order, 249_000)
  now = new Date(now.getTime() + 1_000)
  expect((await resend()).status).toBe(200)
  expect(await subjects()).toEqual([
    'Menunggu pembayaran',
    'Menunggu pembayaran',
    'Pembayaran diterima',
    'Pembayaran diterima',
  ])
  await app.database.queries.execute(
    sql`UPDATE orders SET buyer_id = NULL, buyer_name = NULL, buyer_email = NULL WHERE code = ${order.code}`,
  )
  expect(await resend()).toMatchObject({ status: 409, body: { data: { code: 'buyer_gone' } } })
})

test('a large transfer is paid once two admins have typed the same amount', async () => {
  await changedSettings(admin, 'bank', { secondConfirmationFrom: rupiah(10_000_000) })
  const second = await app.signedIn()
  const [desk, course] = [await signedInLearner(app), await priced(12_000_000)]
  const order = await buy(desk, course)
  const id = await idOf(order)
  const confirmAs = (who: typeof admin, amount: number) =>
    who.post(`/admin/transactions/${id}/confirm`, { amount, note: 'BCA' })
  expect((await confirmAs(admin, 12_000_000)).body.data).toMatchObject({
    status: 0,
    payments: [],
    firstConfirmation: { amount: 12_000_000, by: admin.admin.name },
  })
  expect(await confirmAs(admin, 12_000_000)).toMatchObject({
    status: 409,
    body: { data: { code: 'second_admin_needed' } },
  })
  // Who reads another amount begins again.
  expect((await confirmAs(second, 1_200_000)).body.data).toMatchObject({
    status: 0,
    firstConfirmation: { amount: 1_200_000, by: second.admin.name },
  })
  await confirmAs(second, 12_000_000)
  expect((await confirmAs(admin, 12_000_000)).body.data).toMatchObject({
    status: 1,
    payments: [{ amount: 12_000_000, confirmedBy: admin.admin.name, case: null }],
    firstConfirmation: null,
  })
  const small = await buy(await signedInLearner(app), await priced(9_999_999))
  expect((await confirm(small, 9_999_999)).body.data).toMatchObject({ status: 1 })
  await changedSettings(admin, 'bank', { secondConfirmationFrom: null })
})
