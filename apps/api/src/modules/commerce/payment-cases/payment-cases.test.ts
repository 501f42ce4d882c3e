import { adminRoles } from '@naikkelas/contract'
import type {
  Order,
  PaymentCase,
  PaymentCaseDetails,
  RefundsOfOrder,
  TransactionDetails,
} from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { afterEach, expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { mailsTo, signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, openBankTransfer, orderIdOf, refundTransfer } from '../../../testing/order-factories.ts'
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

const priced = (price: number) => makeSellable(admin, courseValue({ price: rupiah(price) }))
const decide = (id: string, body: object) =>
  admin.post(`/admin/payment-cases/${id}/decide`, { reason: 'Disepakati', ...body })
const listed = async (query = '') =>
  (await admin.get(`/admin/payment-cases${query}`)).body.data as { items: PaymentCase[]; next: string | null }
const transaction = async (id: string) => (await admin.get(`/admin/transactions/${id}`)).body.data as TransactionDetails
const refundsOf = async (id: string) =>
  ((await admin.get(`/admin/transactions/${id}/refunds`)).body.data as RefundsOfOrder).items
const codeOf = ({ body }: { body: { data: unknown } }) => (body.data as { code: string }).code

/** Records a transfer of another amount. @returns the case that it is */
async function caseOf(order: Order, amount: number) {
  const orderId = await orderIdOf(admin, order)
  expect((await admin.post(`/admin/transactions/${orderId}/confirm`, { amount })).status).toBe(200)
  const found = (await listed()).items.find((one) => one.orderId === orderId)
  if (found === undefined) throw new Error(`order ${order.code} has no case`)
  return found
}

test('a short payment is accepted: the order is of what was paid, and so is its invoice', async () => {
  const desk = await signedInLearner(app)
  const order = await buy(desk, await priced(50_000))
  const { id, orderId } = await caseOf(order, 49_000)
  const paidBy = (isCaseOpen: boolean) => [{ case: 'underpaid', caseId: id, isCaseOpen }]
  expect(await transaction(orderId)).toMatchObject({ payments: paidBy(true), coupon: null })
  const replies = await Promise.all(Array.from({ length: 4 }, () => decide(id, { decision: 'deliver' })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await transaction(orderId)).toMatchObject({
    status: 1,
    total: 49_000,
    payments: paidBy(false),
    invoice: { number: expect.any(String) },
  })
  expect(codeOf(await decide(id, { decision: 'keep' }))).toBe('case_decided')
  expect((await admin.get(`/admin/payment-cases/${id}`)).body.data).toMatchObject({
    decision: 'deliver',
    reason: 'Disepakati',
    decidedBy: admin.admin.name,
    choices: [],
  })
})

test('too much pays the order, and the rest is owed to the buyer until it is transferred', async () => {
  const desk = await signedInLearner(app)
  const { id, orderId } = await caseOf(await buy(desk, await priced(50_000)), 60_500)
  expect((await decide(id, { decision: 'deliver' })).status).toBe(200)
  expect(await transaction(orderId)).toMatchObject({ status: 1, total: 50_000, refunded: 0 })
  const [owed] = await refundsOf(orderId)
  expect(owed).toMatchObject({ amount: 10_500, state: 'requested', caseId: id, isWhole: false, creditNoteNumber: null })
  await admin.post(`/admin/transactions/${orderId}/refunds/${owed?.id}/transfer`, refundTransfer)
  const [mail] = (await mailsTo(app, desk.learner.email)).filter(({ subject }) => subject.startsWith('Dana'))
  expect(mail?.text).toContain('tidak termasuk harga pesanan')
  // What was paid for the order can still go back in full.
  expect((await admin.get(`/admin/transactions/${orderId}/refunds`)).body.data).toMatchObject({ left: 50_000 })
})

test('money goes back to a buyer whose order still waits, and the order waits on', async () => {
  const desk = await signedInLearner(app)
  const { id, orderId } = await caseOf(await buy(desk, await priced(50_000)), 1_000)
  expect((await decide(id, { decision: 'repay', transfer: refundTransfer })).status).toBe(200)
  expect(await transaction(orderId)).toMatchObject({ status: 0, refunded: 0 })
  expect(await refundsOf(orderId)).toMatchObject([{ amount: 1_000, state: 'succeeded' }])
  expect((await mailsTo(app, desk.learner.email)).some(({ subject }) => subject.startsWith('Dana'))).toBe(true)
})

test('a case is closed with a reason: the money is the platform’s', async () => {
  const { id, orderId } = await caseOf(await buy(await signedInLearner(app), await priced(50_000)), 7)
  expect((await decide(id, { decision: 'keep', reason: ' ' })).status).toBe(422)
  expect((await decide(id, { decision: 'keep' })).status).toBe(200)
  expect((await transaction(orderId)).ledger.at(-1)).toMatchObject({
    kind: 'keep',
    lines: [
      { account: 'unallocated', amount: 7 },
      { account: 'platform', amount: -7 },
    ],
  })
})

test('what came too late is delivered though it is archived, and not where no seat is left', async () => {
  const desk = await signedInLearner(app)
  const course = await priced(80_000)
  const event = await makeSellable(admin, eventValue({ seats: 1, price: rupiah(75_000) }))
  const [late, lateSeat] = [await buy(desk, course), await buy(desk, event)]
  now = new Date('2026-11-23T10:00:00Z')
  await app.runJob('expire-overdue-orders', {})
  await buy(await signedInLearner(app), event)
  await admin.post('/admin/sellables/change-status', { action: 'archive', sellableIds: [course.id] })
  const [archived, full] = [await caseOf(late, 80_000), await caseOf(lateSeat, 75_000)]
  expect((await decide(archived.id, { decision: 'deliver' })).status).toBe(200)
  expect(await transaction(archived.orderId)).toMatchObject({ status: 1, isLate: true })
  expect(codeOf(await decide(full.id, { decision: 'deliver' }))).toBe('case_not_deliverable')
  // The refusal has decided nothing.
  expect((await decide(full.id, { decision: 'repay', transfer: refundTransfer })).status).toBe(200)
})

test('open cases are listed longest waiting first, by kind and age, decided ones apart', async () => {
  now = new Date(start.getTime() + 30 * 86_400_000)
  const first = await caseOf(await buy(await signedInLearner(app), await priced(50_000)), 100)
  now = new Date(now.getTime() + 2 * 86_400_000)
  const second = await caseOf(await buy(await signedInLearner(app), await priced(50_000)), 60_000)
  const ids = async (query: string) => (await listed(query)).items.map(({ id }) => id)
  expect(await ids('')).toEqual([first.id, second.id])
  expect(await ids('?kind=overpaid')).toEqual([second.id])
  expect(await ids('?days=2')).toEqual([first.id])
  expect(await ids(`?after=${first.id}`)).toEqual([second.id])
  await decide(first.id, { decision: 'keep' })
  expect(await ids('')).toEqual([second.id])
  expect((await ids('?state=decided'))[0]).toBe(first.id)
  await decide(second.id, { decision: 'keep' })
  for (const query of ['?state=x', '?kind=buku', '?days=0', '?after=1', '?color=1'])
    expect((await admin.get(`/admin/payment-cases${query}`)).status, query).toBe(422)
})

test('who may not manage money decides nothing', async () => {
  const { id } = await caseOf(await buy(await signedInLearner(app), await priced(50_000)), 100)
  const viewer = await app.signedIn({
    role: adminRoles.admin,
    menus: [{ menu: 'transactions', capability: 'view' }],
  })
  const path = `/admin/payment-cases/${id}`
  const body = { decision: 'keep', reason: 'x' }
  expect(((await viewer.get(path)).body.data as PaymentCaseDetails).choices).toEqual(['repay', 'deliver', 'keep'])
  expect((await viewer.post(`${path}/decide`, body)).status).toBe(403)
  for (const [method, address, sent] of [
    ['GET', '/admin/payment-cases', undefined],
    ['GET', path, undefined],
    ['POST', `${path}/decide`, body],
  ] as const)
    expect((await app.visitor().send(method, address, sent)).status, address).toBe(401)
  const unknown = '/admin/payment-cases/00000000-0000-4000-8000-000000000000'
  expect((await admin.get(unknown)).status).toBe(404)
  expect((await admin.post(`${unknown}/decide`, body)).status).toBe(404)
  for (const wrong of [
    { decision: 'steal' },
    { decision: 'repay', way: 'gateway' },
    { decision: 'repay', transfer: { ...refundTransfer, bank: '' } },
  ])
    expect((await decide(id, wrong)).status, JSON.stringify(wrong)).toBe(422)
  await decide(id, { decision: 'keep' })
})
