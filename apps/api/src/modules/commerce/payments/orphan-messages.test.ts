import { adminRoles, type OutputFor } from '@naikkelas/contract'
import type { GatewayMessageDetails, listGatewayMessages, listPaymentCases } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { appWithGateway, buyBy, orderSeen } from '../../../testing/gateway-app.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { switchFlag } from '../../../testing/settings-factories.ts'

const { app, gateway, deliver, deliverAll } = await appWithGateway()
const admin = await app.signedIn()
await switchFlag(admin, 'automatic_payment', true)
const { queries } = app.database

const listed = async (query = '') =>
  (await admin.get(`/admin/gateway-messages${query}`)).body.data as OutputFor<typeof listGatewayMessages>
const act = (id: string, verb: 'recheck' | 'settle', body = {}) =>
  admin.post(`/admin/gateway-messages/${id}/${verb}`, body)
const counted = async () =>
  ((await admin.get('/admin/payment-cases')).body.data as OutputFor<typeof listPaymentCases>).orphanMessages

/** A paid order whose message arrives while its attempt has another reference. @returns order and message */
async function orphan() {
  const desk = await signedInLearner(app)
  const order = await buyBy(
    desk,
    'bni_virtual_account',
    await makeSellable(admin, courseValue({ price: rupiah(50_000) })),
  )
  const rename = (from: string, to: string) =>
    queries.execute(sql`UPDATE payment_attempts SET reference = ${to} WHERE reference = ${from}`)
  await rename(`${order.code}-1`, `${order.code}-9`)
  await gateway.control(`charges/${order.code}-1/pay`)
  await gateway.control('webhooks/settle')
  for (const sent of gateway.inbox.splice(0)) expect(await deliver(sent)).toBe(200)
  await rename(`${order.code}-9`, `${order.code}-1`)
  const found = (await listed()).items.find(({ reference }) => reference === `${order.code}-1`)
  if (found === undefined) throw new Error(`no message is about ${order.code}`)
  return { desk, order, message: found }
}

test('a message without a payment is counted and found again: the gateway is asked, and a second look changes nothing', async () => {
  const { desk, order, message } = await orphan()
  expect(await counted()).toBe(1)
  expect((await orderSeen(desk, order)).status).toBe(0)
  expect((await listed('?kind=payment&gateway=xendit')).items).toHaveLength(1)
  expect((await listed('?kind=refund')).items).toEqual([])
  for (let round = 0; round < 2; round += 1) {
    const reply = await act(message.id, 'recheck')
    expect(reply.body.data).toMatchObject({ order: { code: order.code } })
    await app.runJobs()
    expect((await orderSeen(desk, order)).status).toBe(1)
  }
  expect(await counted()).toBe(0)
  expect((await act(message.id, 'settle', { note: 'Sudah dibayar' })).status).toBe(409)
})

test('a message that stays without a payment is settled once, with a note; it shows nothing of who paid', async () => {
  const { order, message } = await orphan()
  await queries.execute(sql`UPDATE payment_webhooks SET reference = 'ASING-1' WHERE id = ${message.id}`)
  expect((await act(message.id, 'recheck')).body.data).toMatchObject({ order: null })
  const { body } = (await admin.get(`/admin/gateway-messages/${message.id}`)).body.data as GatewayMessageDetails
  expect(body).toContain(`${order.code}-1`)
  expect(body).toContain('(disembunyikan)')
  expect((await act(message.id, 'settle', { note: ' ' })).status).toBe(422)
  const replies = await Promise.all(
    ['Toko lain', 'Toko lain', 'Toko lain'].map((note) => act(message.id, 'settle', { note })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await listed()).items).toEqual([])
  expect((await listed('?state=settled')).items).toMatchObject([{ note: 'Toko lain', settledBy: admin.admin.name }])
  expect(await counted()).toBe(0)
})

test('a message of another order is no orphan', async () => {
  const desk = await signedInLearner(app)
  const order = await buyBy(
    desk,
    'bni_virtual_account',
    await makeSellable(admin, courseValue({ price: rupiah(50_000) })),
  )
  await gateway.control(`charges/${order.code}-1/pay`)
  await deliverAll()
  expect(await counted()).toBe(0)
})

test('who may not manage money settles nothing', async () => {
  const viewer = await app.signedIn({ role: adminRoles.admin, menus: [{ menu: 'transactions', capability: 'view' }] })
  const [message] = (await listed('?state=settled')).items
  const path = `/admin/gateway-messages/${message?.id}`
  expect((await viewer.get(path)).status).toBe(200)
  expect((await viewer.post(`${path}/recheck`)).status).toBe(403)
  expect((await viewer.post(`${path}/settle`, { note: 'x' })).status).toBe(403)
  const unknown = '/admin/gateway-messages/00000000-0000-4000-8000-000000000000'
  expect((await admin.get(unknown)).status).toBe(404)
  expect((await admin.post(`${unknown}/recheck`)).status).toBe(404)
  for (const query of ['?state=x', '?gateway=x', '?kind=other', '?after=1'])
    expect((await admin.get(`/admin/gateway-messages${query}`)).status, query).toBe(422)
  for (const [method, address] of [
    ['GET', '/admin/gateway-messages'],
    ['GET', path],
    ['POST', `${path}/recheck`],
    ['POST', `${path}/settle`],
  ] as const)
    expect((await app.visitor().send(method, address, method === 'POST' ? {} : undefined)).status).toBe(401)
})
