import { adminRoles, type OutputFor } from '@naikkelas/contract'
import type { GatewayDifference, listGatewayDifferences, TransactionDetails } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { DAY_MS, dayInWib, endOfDay } from '@naikkelas/contract/time'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { orderIdOf } from '../../../testing/order-factories.ts'
import { switchFlag } from '../../../testing/settings-factories.ts'
import { appWithGateway, buyBy } from '../../../testing/gateway-app.ts'
import { auditMoney } from '../money-audit/index.ts'

const { app, gateway, deliverAll } = await appWithGateway()
const admin = await app.signedIn()
await switchFlag(admin, 'automatic_payment', true)
const desk = await signedInLearner(app)
const queries = app.database.queries

/** Noon in Jakarta, so that a day has both payments, whenever the test runs. */
const noon = endOfDay(dayInWib(gateway.clock.now())).getTime() + DAY_MS / 2
await gateway.advance(Math.round((noon - gateway.clock.now().getTime()) / 1000))

/** A course that was paid by a virtual account of BNI. */
async function paid(price: number) {
  const item = await makeSellable(admin, courseValue({ price: rupiah(price) }))
  const order = await buyBy(desk, 'bni_virtual_account', item)
  await gateway.control(`charges/${order.code}-1/pay`)
  await deliverAll()
  return { id: await orderIdOf(admin, order), reference: `${order.code}-1` }
}
const listed = async (state = 'open') =>
  (await admin.get(`/admin/gateway-differences?state=${state}`)).body.data as OutputFor<typeof listGatewayDifferences>
const compare = async (day: string) => {
  const reply = await admin.post('/admin/gateway-reports/compare', { day })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.data
}
const brokenRules = async () => (await auditMoney(queries)).filter(({ examples }) => examples.length > 0)

const [first, second] = [await paid(100_000), await paid(50_000)]
const day = dayInWib(gateway.clock.now())
await gateway.advance(86_400)

test('yesterday is compared once by itself: all agree, and fees are in the ledger', async () => {
  await app.runJob('compare-gateway-reports', {})
  await app.runJob('compare-gateway-reports', {})
  const { items, reports } = await listed()
  expect(items).toEqual([])
  expect(reports).toMatchObject([{ gateway: 'Xendit', day, rows: 2, amount: 150_000, fee: 8_880, open: 0 }])
  const details = (await admin.get(`/admin/transactions/${first.id}`)).body.data as TransactionDetails
  expect(details.ledger.filter(({ kind }) => kind === 'fee')).toMatchObject([
    {
      lines: [
        { account: 'gateway_fees', amount: 4_440 },
        { account: 'buyers_money', amount: -4_440 },
      ],
    },
  ])
  expect(await brokenRules()).toEqual([])
})

test('what differs is opened once, closed by a report that agrees, and settled once by an admin with a reason', async () => {
  const price = sql`(SELECT id FROM payments WHERE attempt_id = (SELECT id FROM payment_attempts WHERE reference = ${second.reference}))`
  const change = (amount: number) => queries.execute(sql`UPDATE payments SET amount = ${amount} WHERE id = ${price}`)
  await change(49_000)
  expect(await compare(day)).toEqual({ gateways: 1, rows: 2, open: 1 })
  await compare(day)
  const open = (await listed()).items
  expect(open).toMatchObject([
    { kind: 'other_amount', reference: second.reference, order: { id: second.id }, ours: 49_000, theirs: 50_000 },
  ])
  await change(50_000)
  await compare(day)
  expect((await listed()).items).toEqual([])
  expect((await listed('decided')).items).toMatchObject([{ id: open[0]?.id, decision: 'agrees', decidedBy: null }])

  await change(48_000)
  await compare(day)
  const [one] = (await listed()).items as [GatewayDifference]
  const settle = (reason: string) => admin.post(`/admin/gateway-differences/${one.id}/settle`, { reason })
  expect((await settle(' ')).status).toBe(422)
  expect((await settle('Sudah ditanyakan ke Xendit')).status).toBe(200)
  expect(await settle('Sekali lagi')).toMatchObject({ status: 409, body: { data: { code: 'difference_decided' } } })
  await compare(day)
  expect((await listed()).items).toEqual([])
  expect((await listed('decided')).items[0]).toMatchObject({
    decision: 'settled',
    reason: 'Sudah ditanyakan ke Xendit',
    decidedBy: admin.admin.name,
  })
  await change(50_000)
})

test('a payment that only the gateway knows is missing here', async () => {
  const request = {
    reference_id: 'ASING-1',
    type: 'PAY',
    country: 'ID',
    currency: 'IDR',
    request_amount: 70_000,
    channel_code: 'BNI_VIRTUAL_ACCOUNT',
    channel_properties: { display_name: 'Budi' },
  }
  const { xendit } = gateway.accounts
  const made = await fetch(`${gateway.url}/v3/payment_requests`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${xendit?.secretKey}:`).toString('base64')}`,
      'api-version': '2024-11-11',
      'content-type': 'application/json',
    },
    body: JSON.stringify(request),
  })
  expect(made.status).toBe(201)
  await gateway.control('charges/ASING-1/pay')
  const today = dayInWib(gateway.clock.now())
  await gateway.advance(86_400)
  await compare(today)
  expect((await listed()).items).toMatchObject([
    { kind: 'missing_here', reference: 'ASING-1', order: null, ours: null, theirs: 70_000 },
  ])
})

test('days that are not over, and admins without the menu, are refused', async () => {
  expect((await admin.post('/admin/gateway-reports/compare', { day: dayInWib(gateway.clock.now()) })).status).toBe(422)
  expect((await admin.post('/admin/gateway-reports/compare', { day: 'x' })).status).toBe(422)
  const viewer = await app.signedIn({
    role: adminRoles.admin,
    menus: [{ menu: 'transactions', capability: 'view' }],
  })
  const forum = await app.signedIn({
    role: adminRoles.forum,
    menus: [{ menu: 'transactions', capability: 'manage' }],
  })
  expect((await app.visitor().get('/admin/gateway-differences')).status).toBe(401)
  expect((await viewer.get('/admin/gateway-differences')).status).toBe(200)
  expect((await forum.get('/admin/gateway-differences')).status).toBe(403)
  expect((await viewer.post('/admin/gateway-reports/compare', { day })).status).toBe(403)
  const nowhere = '/admin/gateway-differences/0197a1c2-0000-7000-8000-000000000001/settle'
  expect((await viewer.post(nowhere, { reason: 'x' })).status).toBe(403)
  expect((await admin.post(nowhere, { reason: 'x' })).status).toBe(404)
})
