import { adminRoles } from '@naikkelas/contract'
import type { OrderDetails, RefundsOfOrder, TransactionDetails } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { mailsTo, signedInLearner } from '../../../testing/learner-factories.ts'
import {
  buy,
  buyAndPay,
  openBankTransfer,
  orderIdOf,
  refund,
  refundTransfer,
} from '../../../testing/order-factories.ts'
import { makePartnerAccount } from '../../../testing/partner-factories.ts'
import { changedSettings } from '../../../testing/settings-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { auditMoney } from '../money-audit/index.ts'

const start = new Date('2026-11-20T10:00:00Z')
let now = start
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
await openBankTransfer(admin)

afterEach(async () => {
  now = start
  const broken = (await auditMoney(app.database.queries)).filter(({ examples }) => examples.length > 0)
  expect(broken).toEqual([])
})

const priced = (price: number, given: Parameters<typeof courseValue>[0] = {}) =>
  makeSellable(admin, courseValue({ price: rupiah(price), ...given }))
const asked = { reason: 'Pembeli salah pilih', way: 'transfer', refundedBefore: 0 }
const send = (id: string, body: object) => admin.post(`/admin/transactions/${id}/refunds`, { ...asked, ...body })
const seen = async (id: string) => (await admin.get(`/admin/transactions/${id}/refunds`)).body.data as RefundsOfOrder
const errorOf = (reply: { status: number; body: { data: unknown } }) => {
  const { code, fields } = reply.body.data as { code: string; fields?: { path: string }[] }
  return { status: reply.status, code, field: fields?.[0]?.path }
}
const refusalOf = async (desk: Awaited<ReturnType<typeof signedInLearner>>, { number }: { number: number }) =>
  ((await desk.get(`/me/checkout?item=${number}`)).body.data as { refusal: string | null }).refusal

test('a part goes back and the course stays; with the rest it is gone, and no share is left', async () => {
  await changedSettings(admin, 'tax', { isPkp: true, npwp: '0123456789012345', name: 'PT Wajib', address: 'Jakarta' })
  const desk = await signedInLearner(app)
  const { partner } = await makePartnerAccount(app)
  const course = await priced(249_000, { partnerId: partner.id })
  const { id, code } = await buyAndPay(admin, desk, course)
  await changedSettings(admin, 'tax', { isPkp: false })

  const part = await refund(admin, id, { amount: 100_001, refundedBefore: 0 })
  expect(part).toMatchObject({ left: 148_999, refunded: 100_001, isLate: false, gateway: null })
  expect(part.items).toMatchObject([
    {
      amount: 100_001,
      state: 'succeeded',
      isWhole: false,
      decidedBy: admin.admin.name,
      creditNoteNumber: 'CN/2026/11/00001',
    },
  ])
  expect(await refusalOf(desk, course)).toBe('owned')
  const details = (await admin.get(`/admin/transactions/${id}`)).body.data as TransactionDetails
  expect(details).toMatchObject({ status: 1, refunded: 100_001 })
  expect(details.ledger.slice(2)).toMatchObject([
    {
      kind: 'refund',
      lines: [
        { account: 'tax', amount: 9_910 },
        { account: 'partner', owner: partner.name, amount: 63_063 },
        { account: 'platform', amount: 27_028 },
        { account: 'refunds', amount: -100_001 },
      ],
    },
    {
      kind: 'repayment',
      lines: [
        { account: 'refunds', amount: 100_001 },
        { account: 'buyers_money', amount: -100_001 },
      ],
    },
  ])

  const rest = await refund(admin, id, { amount: 148_999, refundedBefore: 100_001 })
  expect(rest).toMatchObject({ left: 0, refunded: 249_000, items: [{}, { isWhole: true }] })
  expect(await refusalOf(desk, course)).toBeNull()
  const order = (await desk.get(`/me/orders/${code}`)).body.data as OrderDetails
  expect(order).toMatchObject({ status: 1, refunded: 249_000, refunds: [{ amount: 100_001 }, { amount: 148_999 }] })
  expect(JSON.stringify(order)).not.toContain('salah pilih')
  expect(errorOf(await send(id, { amount: 1, refundedBefore: 249_000 }))).toMatchObject({ code: 'nothing_to_refund' })
  const subjects = (await mailsTo(app, desk.learner.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Dana dikembalikan'))).toHaveLength(2)
  // It can be bought again.
  expect((await buyAndPay(admin, desk, course)).status).toBe(1)
})

test('a refund that is asked for twice at once is one', async () => {
  const { id } = await buyAndPay(admin, await signedInLearner(app), await priced(50_000))
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(id, { amount: 10_000 })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
  expect(replies.filter(({ status }) => status === 409).map((reply) => errorOf(reply).code)).toContain('refund_changed')
  expect(await seen(id)).toMatchObject({ refunded: 10_000, left: 40_000, items: [{ state: 'requested' }] })
})

test('amounts that are none, or more than is left, are refused with their field', async () => {
  const { id } = await buyAndPay(admin, await signedInLearner(app), await priced(50_000))
  for (const amount of [0, -1, 1.5, '10000', null, 50_001, 1e16])
    expect(errorOf(await send(id, { amount })), String(amount)).toMatchObject({ status: 422, field: 'amount' })
  await refund(admin, id, { amount: 30_000, refundedBefore: 0 })
  expect(errorOf(await send(id, { amount: 20_001, refundedBefore: 30_000 }))).toMatchObject({ field: 'amount' })
  for (const [field, body] of [
    ['reason', { amount: 1, reason: ' ' }],
    ['way', { amount: 1, way: 'cash' }],
    ['way', { amount: 1, way: 'gateway', refundedBefore: 30_000 }],
    ['transfer.number', { amount: 1, transfer: { ...refundTransfer, number: 'abc' } }],
    ['transfer.reference', { amount: 1, transfer: { ...refundTransfer, reference: '' } }],
  ] as const)
    expect(errorOf(await send(id, body)), field).toMatchObject({ status: 422, field })
})

test('after seven days a refund needs a reason of its own', async () => {
  const { id } = await buyAndPay(admin, await signedInLearner(app), await priced(50_000))
  now = new Date(start.getTime() + 7 * 86_400_000 + 1)
  expect((await seen(id)).isLate).toBe(true)
  expect(errorOf(await send(id, { amount: 50_000 }))).toMatchObject({ status: 422, field: 'lateReason' })
  expect((await send(id, { amount: 50_000, lateReason: 'Kelas dibatalkan' })).status).toBe(201)
  expect((await seen(id)).items).toMatchObject([{ lateReason: 'Kelas dibatalkan' }])
})

test('a refund without a transfer is owed until one is recorded, once', async () => {
  const desk = await signedInLearner(app)
  const { id, code } = await buyAndPay(admin, desk, await priced(50_000))
  await send(id, { amount: 50_000 })
  expect((await seen(id)).items).toMatchObject([{ state: 'requested', sentAt: null, transfer: null }])
  const [{ id: refundId } = { id: '' }] = (await seen(id)).items
  const path = `/admin/transactions/${id}/refunds/${refundId}/transfer`
  const replies = await Promise.all(Array.from({ length: 3 }, () => admin.post(path, refundTransfer)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await seen(id)).items).toMatchObject([
    { state: 'succeeded', transfer: { ...refundTransfer, note: '' }, sentBy: admin.admin.name },
  ])
  const [mail] = (await mailsTo(app, desk.learner.email)).filter(({ subject }) => subject.startsWith('Dana'))
  expect(mail?.text).toContain('BCA •••3210')
  expect(mail?.text).not.toContain('9876543210')
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await admin.post(path.replace(refundId, unknown), refundTransfer)).status).toBe(404)
  expect((await desk.get(`/me/orders/${code}/refunds/${unknown}/credit-note`)).status).toBe(404)
})

test('a seat is free again while the event has not begun, and stays taken afterwards', async () => {
  const event = await makeSellable(admin, eventValue({ seats: 2, price: rupiah(75_000) }))
  const [early, late] = [
    await buyAndPay(admin, await signedInLearner(app), event),
    await buyAndPay(admin, await signedInLearner(app), event),
  ]
  const taken = async () =>
    ((await admin.get(`/admin/sellables/${event.id}`)).body.data as { seatsTaken: number }).seatsTaken
  await refund(admin, early.id, { amount: 75_000, refundedBefore: 0 })
  expect(await taken()).toBe(1)
  const { rows } = await app.database.queries.execute(
    sql`SELECT min(starts_at) AS at FROM event_sessions WHERE event_id = ${event.id}`,
  )
  now = new Date((rows as { at: string }[])[0]?.at ?? '')
  const lateReason = 'Acara diganti'
  expect((await send(late.id, { amount: 75_000, lateReason })).status).toBe(201)
  expect(await taken()).toBe(1)
})

test('what is owned twice is still owned when one purchase is refunded', async () => {
  const desk = await signedInLearner(app)
  const [course, other] = [await priced(50_000), await priced(60_000)]
  const bundle = await priced(80_000, { details: { bundledIds: [course.id, other.id] } })
  const single = await buyAndPay(admin, desk, course)
  await buyAndPay(admin, desk, bundle)
  await refund(admin, single.id, { amount: 50_000, refundedBefore: 0 })
  expect(await refusalOf(desk, course)).toBe('owned')
})

test('what is not paid, and what costs nothing, cannot be refunded', async () => {
  const desk = await signedInLearner(app)
  for (const order of [
    await buy(desk, await priced(50_000)),
    await buy(desk, await priced(0, { details: { type: 3 } })),
  ]) {
    const id = await orderIdOf(admin, order)
    expect(errorOf(await send(id, { amount: 1 }))).toMatchObject({ status: 409, code: 'nothing_to_refund' })
    expect(await seen(id)).toMatchObject({ items: [], left: 0 })
  }
})

test('who may not manage money gives none back', async () => {
  const { id } = await buyAndPay(admin, await signedInLearner(app), await priced(50_000))
  const viewer = await app.signedIn({
    role: adminRoles.admin,
    menus: [{ menu: 'transactions', capability: 'view' }],
  })
  const path = `/admin/transactions/${id}/refunds`
  const body = { ...asked, amount: 1 }
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await viewer.get(path)).status).toBe(200)
  expect((await viewer.post(path, body)).status).toBe(403)
  expect((await viewer.post(`${path}/${unknown}/transfer`, refundTransfer)).status).toBe(403)
  for (const [method, address, sent] of [
    ['GET', path, undefined],
    ['POST', path, body],
    ['POST', `${path}/${unknown}/transfer`, refundTransfer],
    ['GET', `${path}/${unknown}/credit-note`, undefined],
  ] as const)
    expect((await app.visitor().send(method, address, sent)).status, address).toBe(401)
  expect((await send(unknown, { amount: 1 })).status).toBe(404)
  expect((await admin.get(`/admin/transactions/${unknown}/refunds`)).status).toBe(404)
  expect((await admin.get(`${path}/${unknown}/credit-note`)).status).toBe(404)
  expect((await admin.post(`${path}/${unknown}/transfer`, {})).status).toBe(422)
})
