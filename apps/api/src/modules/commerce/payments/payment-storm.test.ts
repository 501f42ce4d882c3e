import type { Order } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { rowsOf } from '../../../platform/database/rows.ts'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { switchFlag } from '../../../testing/settings-factories.ts'
import { auditMoney } from '../money-audit/index.ts'
import { appWithGateway, buyBy } from '../../../testing/gateway-app.ts'

/** `npm run verify chaos` asks for the full numbers. */
const payments = Number(process.env['CHAOS_PAYMENTS'] ?? 60)
const mutations = Number(process.env['CHAOS_MUTATIONS'] ?? 200)

/** The same numbers in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const price = 249_000
const perBuyer = 20

test('whatever happens to messages and amounts, every order ends as the gateway says, and the books are right', async () => {
  const random = randomFrom(20_261_127)
  const { app, gateway, deliver, deliverAll } = await appWithGateway()
  const admin = await app.signedIn()
  await switchFlag(admin, 'automatic_payment', true)
  const courses = await Promise.all(
    Array.from({ length: perBuyer }, () => makeSellable(admin, courseValue({ price: rupiah(price) }))),
  )
  /** An answer that a busy machine has lost is looked up first, as the check of attempts does. */
  const pay = async (reference: string, body?: { amount: number }) => {
    const path = `charges/${reference}/pay`
    await gateway.control(path, body).catch(async () => {
      await gateway.advance(90)
      await app.runJob('check-due-payment-attempts', {})
      await gateway.control(path, body)
    })
  }
  const late: Order[] = []
  const wrong: Order[] = []
  const right: Order[] = []
  let forgeries = 0
  for (let made = 0; made < payments; made += perBuyer) {
    const desk = await signedInLearner(app)
    const wanted = courses.slice(0, Math.min(perBuyer, payments - made))
    const orders = await Promise.all(wanted.map((course) => buyBy(desk, 'bri_virtual_account', course)))
    for (const order of orders) {
      const reference = `${order.code}-1`
      const fault = async (kind: string) => gateway.control('faults', { fault: { kind }, about: reference })
      if (random() < 0.05) {
        late.push(order)
        continue
      }
      const [isDoubled, isHeld, isLost, isForged] = [random() < 0.3, random() < 0.2, random() < 0.1, random() < 0.05]
      if (isForged) forgeries += 1
      if (isForged) await fault('badSignature')
      else if (isLost) await fault('loseWebhook')
      else if (isHeld) await fault('holdWebhook')
      if (isDoubled) await fault('duplicateWebhook')
      if (random() < 0.05) {
        wrong.push(order)
        await pay(reference, { amount: price + (random() < 0.5 ? -1 : 1) })
      } else {
        right.push(order)
        await pay(reference)
      }
    }
    await gateway.control('webhooks/settle')
    // In any order.
    // Forged ones are refused, and so many of them not even looked at.
    for (const sent of gateway.inbox.splice(0).toSorted(() => random() - 0.5))
      expect([200, 401, 429]).toContain(await deliver(sent))
    await gateway.control('webhooks/release')
    await deliverAll()
  }
  // Payments whose webhook was lost or forged are found when the gateway is asked about them.
  await gateway.advance(150)
  await app.runJob('check-due-payment-attempts', {})
  await gateway.advance(25 * 3_600)
  await app.runJob('expire-overdue-orders', {})
  await app.runJobs()
  for (const { code } of late) await gateway.control(`charges/${code}-1/pay-late`)
  await deliverAll()

  const ended = await rowsOf(
    app.database.queries,
    z.object({ code: z.string(), status: z.number(), is_late: z.boolean(), case: z.nullable(z.string()) }),
    sql`
      SELECT o.code, o.status, o.is_late, c.kind AS case FROM orders o
      LEFT JOIN payment_cases c ON c.order_id = o.id ORDER BY o.code`,
  )
  const codesOf = (orders: readonly Order[]) => orders.map(({ code }) => code).toSorted()
  const endedAs = (wanted: (one: (typeof ended)[number]) => boolean) => ended.filter(wanted).map(({ code }) => code)
  expect(ended).toHaveLength(payments)
  expect(endedAs((one) => one.status === 1 && !one.is_late && one.case === null)).toEqual(codesOf(right))
  expect(endedAs((one) => one.status === 1 && one.is_late && one.case === null)).toEqual(codesOf(late))
  expect(endedAs((one) => one.status === 2 && /^(?:under|over)paid$/.test(one.case ?? ''))).toEqual(codesOf(wrong))
  expect(forgeries).toBeGreaterThan(0)
  expect((await auditMoney(app.database.queries)).filter(({ examples }) => examples.length > 0)).toEqual([])
  expect(app.failures).toEqual([])
})

test('a message that is changed on its way pays nothing and breaks nothing', async () => {
  const random = randomFrom(1_127)
  const { app, gateway, deliver } = await appWithGateway('midtrans')
  const admin = await app.signedIn()
  await switchFlag(admin, 'automatic_payment', true)
  const desk = await signedInLearner(app)
  const [paid, wanted] = [
    await makeSellable(admin, courseValue({ price: rupiah(price) })),
    await makeSellable(admin, courseValue({ price: rupiah(price) })),
  ]
  const source = await buyBy(desk, 'bri_virtual_account', paid)
  const victim = await buyBy(desk, 'bri_virtual_account', wanted)
  await gateway.control(`charges/${source.code}-1/pay`)
  await gateway.control('webhooks/settle')
  const sent = gateway.inbox.find(({ message }) => message.rawBody.includes('settlement'))
  if (sent === undefined) throw new Error('the gateway has sent nothing')
  const pick = (length: number) => Math.floor(random() * length)
  const others = ['"', '{', '}', '0', '9', '\\', '\u0000', '😀', ',', ' ', victim.code, '-1', 'null', '1e309']
  const answers = new Map<number, number>()
  for (let turn = 0; turn < mutations; turn += 1) {
    let body = sent.message.rawBody
    if (turn % 4 === 0) body = body.replaceAll(source.code, victim.code)
    for (let change = 0; change <= pick(3); change += 1) {
      const at = pick(body.length)
      body = body.slice(0, at) + (others[pick(others.length)] ?? '') + body.slice(at + pick(4))
    }
    const status = await deliver({ ...sent, message: { ...sent.message, rawBody: body } })
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  await app.runJobs()
  expect([...answers.keys()].filter((status) => status >= 500)).toEqual([])
  const states = await rowsOf(
    app.database.queries,
    z.object({ status: z.number() }),
    sql`SELECT status FROM orders WHERE code = ${victim.code}`,
  )
  expect(states).toEqual([{ status: 0 }])
  expect(app.failures).toEqual([])
})
