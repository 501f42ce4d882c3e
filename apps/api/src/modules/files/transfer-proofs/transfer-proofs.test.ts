import type { OrderDetails, Transaction, TransactionDetails } from '@naikkelas/contract/commerce'
import { type TransferProof, proofsAtMost } from '@naikkelas/contract/files'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { pdf, readAddress, sendParts } from '../../../testing/file-uploads.ts'
import { mailsTo, signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, openBankTransfer, orderIdOf } from '../../../testing/order-factories.ts'
import { drawing } from '../../../testing/upload.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

const start = new Date('2026-11-20T10:00:00Z')
let now = start
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
await openBankTransfer(admin)
const HOUR = 3_600_000

type Desk = Awaited<ReturnType<typeof signedInLearner>>

async function uploaded(desk: Desk, { directory = 'bukti-pembayaran', bytes = pdf(), name = 'bukti.pdf' } = {}) {
  const sent = await sendParts(app, desk, '/uploads', [
    ['type', '1'],
    ['directory', directory],
    ['file', bytes, name],
  ])
  expect(sent.status).toBe(201)
  return String(sent.address).split('/').at(-1) ?? ''
}

async function waiting(make = () => makeSellable(admin, courseValue({ price: rupiah(249_000) }))) {
  const desk = await signedInLearner(app)
  const { code } = await buy(desk, await make())
  const send = (fileId: string, by: Pick<Browser, 'post'> = desk) => by.post(`/me/orders/${code}/proofs`, { fileId })
  return { desk, code, send }
}

test('a buyer shows the transfer, and those who see transactions find the order and read the file', async () => {
  const { desk, code, send } = await waiting()
  const fileId = await uploaded(desk)
  const reply = await send(fileId)
  expect(reply.status).toBe(200)
  const [proof] = reply.body.data as TransferProof[]
  expect(proof).toMatchObject({ fileId, name: 'bukti.pdf', isPicture: false, sentAt: now.toISOString() })
  // A second press.
  expect((await send(fileId)).body.data).toEqual([proof])
  expect((await desk.get(`/me/orders/${code}/proofs`)).body.data).toEqual([proof])
  const { items } = (await admin.get('/admin/transactions?proof=waiting')).body.data as { items: Transaction[] }
  expect(items.map((one) => one.code)).toEqual([code])
  expect(items[0]?.proofSentAt).toBe(now.toISOString())
  const id = await orderIdOf(admin, { code })
  expect((await admin.get(`/admin/transactions/${id}/proofs`)).body.data).toEqual([proof])
  const cashier = await app.signedIn({ role: 1, menus: [{ menu: 'transactions', capability: 'view' }] })
  expect((await readAddress(app, cashier, proof?.address ?? '')).status).toBe(200)
  expect((await cashier.get(`/admin/transactions/${id}/proofs`)).status).toBe(200)
  const designer = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'design' }] })
  expect((await readAddress(app, designer, proof?.address ?? '')).status).toBe(404)
  expect((await designer.get(`/admin/transactions/${id}/proofs`)).status).toBe(403)
  expect((await admin.post(`/admin/transactions/${id}/confirm`, { amount: 249_000 })).status).toBe(200)
  const list = (await admin.get('/admin/transactions?proof=waiting')).body.data as { items: Transaction[] }
  expect(list.items).toEqual([])
})

test('an order waits for the team once its transfer is shown, keeps its seat, and its buyer is not reminded', async () => {
  const { desk, code, send } = await waiting(() => makeSellable(admin, eventValue()))
  const expiryOf = async () => Date.parse(((await desk.get(`/me/orders/${code}`)).body.data as OrderDetails).expiresAt)
  const first = await expiryOf()
  expect(first - now.getTime()).toBe(48 * HOUR)
  now = new Date(first - HOUR)
  expect((await send(await uploaded(desk))).status).toBe(200)
  expect(await expiryOf()).toBe(now.getTime() + 96 * HOUR)
  const extended = await expiryOf()
  now = new Date(extended - 2 * HOUR)
  // Only the first one gives time.
  expect((await send(await uploaded(desk))).status).toBe(200)
  expect(await expiryOf()).toBe(extended)
  await app.runJob('remind-of-waiting-orders', {})
  expect((await mailsTo(app, desk.learner.email)).filter(({ subject }) => subject.includes('Segera'))).toEqual([])
  now = start
})

test('a proof is refused for another’s order, another’s file, a file of another kind, too many, and what does not wait', async () => {
  const { desk, code, send } = await waiting()
  const other = await signedInLearner(app)
  const fileId = await uploaded(desk)
  expect((await send(fileId, app.visitor())).status).toBe(401)
  expect((await send(fileId, other)).status).toBe(404)
  expect((await other.get(`/me/orders/${code}/proofs`)).status).toBe(404)
  const portrait = await drawing({ width: 64, height: 64 }).png().toBuffer()
  const avatar = await uploaded(desk, { directory: 'avatar', bytes: portrait, name: 'foto.png' })
  const wrong = [await uploaded(other), avatar, '0197a1c2-0000-7000-8000-000000000001', 'bukan-id', '']
  for (const one of wrong) {
    const reply = await send(one)
    expect(reply.status, one).toBe(422)
    expect(JSON.stringify(reply.body.data)).toContain('fileId')
  }
  for (let sent = 0; sent < proofsAtMost; sent++) expect((await send(await uploaded(desk))).status).toBe(200)
  expect((await send(fileId)).status).toBe(422)
  const second = await waiting()
  const used = await uploaded(second.desk)
  expect((await second.send(used)).status).toBe(200)
  const third = await buy(second.desk, await makeSellable(admin, courseValue({ price: rupiah(99_000) })))
  // A proof shows one order.
  expect((await second.desk.post(`/me/orders/${third.code}/proofs`, { fileId: used })).status).toBe(422)
  await second.desk.post(`/me/orders/${second.code}/cancel`)
  expect((await second.send(await uploaded(second.desk))).status).toBe(409)
  const id = await orderIdOf(admin, { code })
  expect((await admin.get(`/admin/transactions/${id}`)).body.data as TransactionDetails).toMatchObject({ status: 0 })
  expect((await admin.get('/admin/transactions/0197a1c2-0000-7000-8000-000000000001/proofs')).status).toBe(404)
})

test('files that were uploaded and not sent are removed after a day, and those that were sent stay', async () => {
  const { desk, send } = await waiting()
  const [sent, unsent] = [await uploaded(desk), await uploaded(desk)]
  await send(sent)
  await app.database.queries.execute(sql`UPDATE files SET created_at = ${new Date(now.getTime() - 25 * HOUR)}`)
  await app.tidy()
  const statuses = []
  for (const id of [sent, unsent]) statuses.push((await readAddress(app, desk, `/api/files/${id}`)).status)
  expect(statuses).toEqual([200, 404])
})
