import type { Checkout, Order, OwnSubscription, Subscription } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { addMonthsInWib } from '@naikkelas/contract/time'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { courseValue, makeSellable, partnerPackageValue } from '../../../testing/catalogue-factories.ts'
import { factoryPassword } from '../../../testing/factories.ts'
import { mailsTo, signedInLearner, signInAs } from '../../../testing/learner-factories.ts'
import { openBankTransfer, orderIdOf, refund } from '../../../testing/order-factories.ts'
import { subscribingLearner } from '../../../testing/partner-factories.ts'
import { switchFlag } from '../../../testing/settings-factories.ts'
import { auditMoney } from '../money-audit/index.ts'
import { appWithGateway, orderBy } from '../../../testing/gateway-app.ts'

const { app, gateway, deliverAll } = await appWithGateway()
const { admin: account, ...admin } = await app.signedIn()
await switchFlag(admin, 'automatic_payment', true)
await switchFlag(admin, 'recurring_payment', true)
await openBankTransfer(admin)
const monthly = await makeSellable(admin, partnerPackageValue({ price: rupiah(199_000) }))
const halfYear = await makeSellable(
  admin,
  partnerPackageValue({ price: rupiah(999_000), details: { packageCode: 5, trial: 0 } }),
)

const HOUR = 3_600
const DAY = 24 * HOUR
type Desk = Awaited<ReturnType<typeof subscribingLearner>>

async function rowsIn(query: ReturnType<typeof sql>) {
  return (await app.database.queries.execute(query)).rows as Record<string, unknown>[]
}
const brokenRules = async () =>
  (await auditMoney(app.database.queries)).filter(({ examples }) => examples.length > 0).map(({ rule }) => rule)
const pay = (code: string, attempt = 1) => gateway.control(`charges/${code}-${attempt}/pay`)
const checkoutOf = async (desk: Desk, { number }: { number: number }) =>
  (await desk.get(`/me/checkout?item=${number}`)).body.data as Checkout
const place = (
  desk: Pick<Desk, 'post'>,
  item: typeof monthly,
  channel: 'dana' | 'bca_virtual_account' | 'card' = 'dana',
) => desk.post('/me/orders', orderBy(channel, item))
const seen = async (desk: Desk, code: string) =>
  (await desk.get(`/me/orders/${code}/subscription`)).body.data as OwnSubscription
const codeOf = (reply: { body: { data: unknown } }) => (reply.body.data as { code: string }).code
const errorOf = (reply: { status: number; body: { data: unknown } }) => [reply.status, codeOf(reply)]
const kindsOf = ({ history }: OwnSubscription) => history.map(({ kind }) => kind).reverse()

/** Moves time, does what falls due, and lets everyone in again whose session is over. */
async function pass(seconds: number, ...desks: Desk[]) {
  await gateway.advance(seconds)
  await renew()
  await admin.post('/admin/sign-in', { email: account.email, password: factoryPassword })
  for (const desk of desks) await signInAs(desk, desk.learner.email)
}
async function renew() {
  await app.runJob('renew-due-subscriptions', {})
  await deliverAll()
}

/** A partner whose package was bought by a wallet that is kept, or by a number. */
async function subscribed(channel: 'dana' | 'bca_virtual_account' = 'dana') {
  const desk = await subscribingLearner(app)
  const reply = await place(desk, monthly, channel)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  const { code } = reply.body.data as Order
  await pay(code)
  await deliverAll()
  return { desk, code }
}
async function tokenOf(desk: Desk): Promise<string> {
  const [row] = await rowsIn(
    sql`SELECT token FROM subscriptions s JOIN partners p ON p.id = s.partner_id WHERE p.learner_id = ${desk.learner.id}`,
  )
  return String(row?.['token'])
}

beforeEach(async () => {
  await gateway.control('faults', undefined, 'DELETE')
})

test('a package that is paid is active for a calendar month, and what paid it is kept', async () => {
  const desk = await subscribingLearner(app)
  expect(await checkoutOf(desk, monthly)).toMatchObject({
    refusal: null,
    total: 199_000,
    subscription: {
      months: 1,
      price: 199_000,
      isTrial: false,
      savableChannels: expect.arrayContaining(['dana', 'card']),
    },
  })
  const { code } = (await place(desk, monthly)).body.data as Order
  expect((await desk.get(`/me/orders/${code}/subscription`)).status).toBe(404)
  await pay(code)
  await deliverAll()
  const [cycle] = await rowsIn(sql`
    SELECT k.starts_at, k.ends_at, e.ends_at AS entitled_until FROM subscription_cycles k
    JOIN orders o ON o.id = k.order_id JOIN order_lines l ON l.order_id = o.id JOIN entitlements e ON e.order_line_id = l.id
    WHERE o.code = ${code}`)
  const startsAt = new Date(String(cycle?.['starts_at']))
  const endsAt = addMonthsInWib(startsAt, 1)
  expect(new Date(String(cycle?.['entitled_until']))).toEqual(endsAt)
  const subscription = await seen(desk, code)
  expect(subscription).toMatchObject({
    months: 1,
    price: 199_000,
    state: 'active',
    periodEndsAt: endsAt.toISOString(),
    savedChannel: 'dana',
    nextChargeAt: new Date(endsAt.getTime() - DAY * 1000).toISOString(),
    graceEndsAt: null,
  })
  expect(kindsOf(subscription)).toEqual(['cycle_created', 'cycle_succeeded'])
  expect((await checkoutOf(desk, monthly)).refusal).toBe('subscribed')
  expect(errorOf(await place(desk, monthly))).toEqual([409, 'already_subscribed'])
  expect(await brokenRules()).toEqual([])
})

test('the wallet is charged by itself a day before the end, and the period follows without a gap', async () => {
  const { desk, code } = await subscribed()
  const before = await seen(desk, code)
  await pass((Date.parse(before.periodEndsAt) - gateway.clock.now().getTime()) / 1000 - 3 * DAY + 60, desk)
  expect((await mailsTo(app, desk.learner.email)).at(-1)?.subject).toBe(`Segera diperpanjang: ${monthly.value.name}`)
  await pass(2 * DAY, desk)
  const after = await seen(desk, code)
  expect(after).toMatchObject({ state: 'active', savedChannel: 'dana', tries: 0 })
  expect(after.history[0]).toMatchObject({ kind: 'cycle_succeeded', startsAt: before.periodEndsAt })
  const orders = (await desk.get('/me/orders')).body.data as { items: Order[] }
  expect(orders.items.map(({ status, total }) => [status, total])).toEqual([
    [1, 199_000],
    [1, 199_000],
  ])
  expect((await seen(desk, orders.items[0]?.code ?? '')).id).toBe(after.id)
  expect(await brokenRules()).toEqual([])
})

test('messages of a charge that come twice, late or not at all open one period', async () => {
  const { desk, code } = await subscribed()
  const before = await seen(desk, code)
  await gateway.control(`tokens/${await tokenOf(desk)}`, { meets: 'wait' })
  await pass((Date.parse(before.periodEndsAt) - gateway.clock.now().getTime()) / 1000 - 3 * DAY + 60, desk)
  await pass(2 * DAY, desk)
  const { items } = (await desk.get('/me/orders')).body.data as { items: Order[] }
  const [waiting] = items
  expect(waiting).toMatchObject({ status: 0 })
  await pay(waiting?.code ?? '')
  await gateway.control('webhooks/settle')
  gateway.inbox.length = 0
  for (let look = 0; look < 3; look += 1) {
    await gateway.advance(300)
    await app.runJob('check-due-payment-attempts', {})
    await renew()
  }
  await signInAs(desk, desk.learner.email)
  const after = await seen(desk, code)
  expect(after.history.filter(({ kind }) => kind === 'cycle_succeeded')).toHaveLength(2)
  expect(after.periodEndsAt > before.periodEndsAt).toBe(true)
  expect(await brokenRules()).toEqual([])
})

test('a charge that is refused is tried three times with mails, then the partner sells no more; a payment opens it again', async () => {
  const { desk, code } = await subscribed()
  const [{ id: partnerId } = {}] = await rowsIn(sql`SELECT id FROM partners WHERE learner_id = ${desk.learner.id}`)
  const value = courseValue({ name: 'Tenun Tanimbar', price: rupiah(99_000), partnerId: String(partnerId) })
  const course = await makeSellable(admin, value)
  const visitor = await signedInLearner(app)
  const refusalOf = async () =>
    ((await visitor.get(`/me/checkout?item=${course.number}`)).body.data as Partial<Checkout>).refusal
  const isIn = async (list: string) =>
    ((await app.visitor().get(list)).body.data as { items: { name: string }[] }).items.some(
      ({ name }) => name === value.name,
    )
  const lists = ['/catalogue?kind=course&owner=2', '/search?words=tanimbar']
  const isListed = () => Promise.all(lists.map(isIn))
  const availability = async () =>
    ((await app.visitor().get(`/catalogue/${course.number}`)).body.data as { availability: string }).availability
  expect(await refusalOf()).toBeNull()
  expect([await isListed(), await availability()]).toEqual([[true, true], 'available'])
  const before = await seen(desk, code)
  await gateway.control(`tokens/${await tokenOf(desk)}`, { meets: { failure: 'INSUFFICIENT_BALANCE' } })
  await pass((Date.parse(before.periodEndsAt) - gateway.clock.now().getTime()) / 1000 - 3 * DAY + 60, desk)
  await pass(2 * DAY, desk)
  expect(await seen(desk, code)).toMatchObject({ state: 'active', tries: 1, graceEndsAt: expect.any(String) })
  await pass(2 * DAY, desk)
  expect(await seen(desk, code)).toMatchObject({ state: 'grace', tries: 2 })
  await signInAs(visitor, visitor.learner.email)
  expect(await refusalOf()).toBeNull()
  await pass(3 * DAY, desk)
  await pass(3 * DAY, desk)
  const over = await seen(desk, code)
  expect(over).toMatchObject({ state: 'ended', nextChargeAt: null, openOrderCode: null })
  expect(kindsOf(over).slice(2)).toEqual([
    'cycle_created',
    'cycle_retrying',
    'grace',
    'cycle_retrying',
    'cycle_retrying',
    'cycle_failed',
    'ended',
  ])
  const subjects = (await mailsTo(app, desk.learner.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Pembayaran gagal'))).toHaveLength(3)
  expect(subjects.filter((subject) => subject.startsWith('Langganan berakhir'))).toHaveLength(1)
  await signInAs(visitor, visitor.learner.email)
  expect((await visitor.get(`/me/checkout?item=${course.number}`)).status).toBe(404)
  expect(errorOf(await visitor.post('/me/orders', orderBy('dana', course)))).toEqual([409, 'not_for_sale'])
  expect([await isListed(), await availability()]).toEqual([[false, false], 'ended'])

  const again = (await place(desk, monthly)).body.data as Order
  await pay(again.code)
  await deliverAll()
  expect(await seen(desk, again.code)).toMatchObject({ state: 'active', savedChannel: 'dana' })
  expect(await refusalOf()).toBeNull()
  expect([await isListed(), await availability()]).toEqual([[true, true], 'available'])
  expect(await brokenRules()).toEqual([])
})

test('who pays by a number gets an invoice each period, which opens the next one when it is paid', async () => {
  const { desk, code } = await subscribed('bca_virtual_account')
  const before = await seen(desk, code)
  expect(before.savedChannel).toBeNull()
  await pass((Date.parse(before.periodEndsAt) - gateway.clock.now().getTime()) / 1000 - 3 * DAY + 60, desk)
  const waiting = await seen(desk, code)
  expect(waiting).toMatchObject({ openOrderCode: expect.any(String), tries: 0 })
  const mails = await mailsTo(app, desk.learner.email)
  expect(mails.at(-1)?.subject).toBe(`Menunggu pembayaran: ${monthly.value.name}`)
  await pass(2 * DAY, desk)
  expect((await mailsTo(app, desk.learner.email)).at(-1)?.subject).toBe(`Belum dibayar: ${monthly.value.name}`)
  expect((await checkoutOf(desk, monthly)).refusal).toBeNull()
  await pay(waiting.openOrderCode ?? '')
  await deliverAll()
  const after = await seen(desk, code)
  expect(after.history[0]).toMatchObject({ kind: 'cycle_succeeded', startsAt: before.periodEndsAt })
  expect(await brokenRules()).toEqual([])
})

test('cancelled: nothing is charged any more, what was paid runs to its end, and it can go on before that', async () => {
  const { desk, code } = await subscribed()
  const before = await seen(desk, code)
  const reply = await desk.post(`/me/orders/${code}/subscription/cancel`)
  expect(reply.body.data).toMatchObject({ state: 'active', cancelledAt: expect.any(String), nextChargeAt: null })
  expect(errorOf(await desk.post(`/me/orders/${code}/subscription/cancel`))).toEqual([409, 'subscription_over'])
  expect((await mailsTo(app, desk.learner.email)).at(-1)?.subject).toBe(`Langganan dibatalkan: ${monthly.value.name}`)
  const again = (await place(desk, monthly)).body.data as Order
  await pay(again.code)
  await deliverAll()
  const resumed = await seen(desk, again.code)
  expect(resumed).toMatchObject({ id: before.id, cancelledAt: null })
  expect(resumed.history[0]).toMatchObject({ startsAt: before.periodEndsAt })
  await desk.post(`/me/orders/${code}/subscription/cancel`)
  await pass((Date.parse(resumed.periodEndsAt) - gateway.clock.now().getTime()) / 1000 + 60, desk)
  expect(await seen(desk, code)).toMatchObject({ state: 'ended' })
  const { items } = (await desk.get('/me/orders')).body.data as { items: Order[] }
  expect(items).toHaveLength(2)
  expect(await brokenRules()).toEqual([])
})

test('what was kept can be let go: the next period is an invoice', async () => {
  const { desk, code } = await subscribed()
  expect((await desk.post(`/me/orders/${code}/subscription/forget-way`)).body.data).toMatchObject({
    savedChannel: null,
  })
  const before = await seen(desk, code)
  await pass((Date.parse(before.periodEndsAt) - gateway.clock.now().getTime()) / 1000 - 3 * DAY + 60, desk)
  expect((await seen(desk, code)).openOrderCode).not.toBeNull()
  const { items } = (await desk.get('/me/orders')).body.data as { items: Order[] }
  expect(items[0]).toMatchObject({ status: 0, channel: expect.stringMatching(/virtual_account$/) })
})

test('a period whose money goes back ends the subscription at once', async () => {
  const { desk, code } = await subscribed()
  await refund(admin, await orderIdOf(admin, { code } as Order), { amount: 199_000, refundedBefore: 0 })
  const after = await seen(desk, code)
  expect(after).toMatchObject({ state: 'ended' })
  expect(kindsOf(after)).toEqual(['cycle_created', 'cycle_succeeded', 'cycle_refunded', 'cancelled', 'ended'])
  expect((await checkoutOf(desk, monthly)).refusal).toBeNull()
  expect(await brokenRules()).toEqual([])
})

test('the first period of a package with a trial is free, once for a partner', async () => {
  const desk = await subscribingLearner(app)
  expect(await checkoutOf(desk, halfYear)).toMatchObject({ total: 0, subscription: { isTrial: true, price: 999_000 } })
  const free = { number: halfYear.number, mode: 2, method: 0, shownTotal: 0, consent: true }
  const { code } = (await desk.post('/me/orders', free)).body.data as Order
  const trial = await seen(desk, code)
  expect(trial).toMatchObject({ state: 'active', months: 6, price: 999_000, savedChannel: null })
  await desk.post(`/me/orders/${code}/subscription/cancel`)
  await pass((Date.parse(trial.periodEndsAt) - gateway.clock.now().getTime()) / 1000 + 60, desk)
  expect(await checkoutOf(desk, halfYear)).toMatchObject({ total: 999_000, subscription: { isTrial: false } })
  expect(errorOf(await desk.post('/me/orders', free))).toEqual([409, 'price_changed'])
  expect(await brokenRules()).toEqual([])
})

test('packages of other lengths are not sold, nor any while the flag is off, nor to who has no partner', async () => {
  const desk = await subscribingLearner(app)
  for (const packageCode of [1, 3, 6] as const) {
    const other = await makeSellable(admin, partnerPackageValue({ price: rupiah(100_000), details: { packageCode } }))
    expect((await checkoutOf(desk, other)).refusal).toBe('package_not_sold')
    expect(errorOf(await place(desk, other))).toEqual([422, 'package_not_sold'])
  }
  const stranger = await signedInLearner(app)
  expect(errorOf(await place(stranger, monthly))).toEqual([409, 'not_a_partner'])
  await switchFlag(admin, 'recurring_payment', false)
  expect((await checkoutOf(desk, monthly)).refusal).toBe('recurring_closed')
  expect(errorOf(await place(desk, monthly))).toEqual([409, 'recurring_closed'])
  await switchFlag(admin, 'recurring_payment', true)
})

test('admins see and end subscriptions, and an order is its buyer’s alone', async () => {
  const { desk, code } = await subscribed()
  const { id } = await seen(desk, code)
  const stranger = await signedInLearner(app)
  for (const path of ['subscription', 'subscription/cancel', 'subscription/forget-way'])
    expect((await stranger.send(path === 'subscription' ? 'GET' : 'POST', `/me/orders/${code}/${path}`)).status).toBe(
      404,
    )
  const { items } = (await admin.get('/admin/subscriptions?state=active')).body.data as { items: Subscription[] }
  expect(items[0]).toMatchObject({ id, buyer: { name: desk.learner.name }, state: 'active' })
  expect((await admin.get('/admin/subscriptions?state=other')).status).toBe(422)
  const reply = await admin.post(`/admin/subscriptions/${id}/cancel`)
  expect(reply.body.data).toMatchObject({
    id,
    cancelledAt: expect.any(String),
    history: [{ kind: 'cancelled' }, {}, {}],
  })
  expect(errorOf(await admin.post(`/admin/subscriptions/${id}/cancel`))).toEqual([409, 'subscription_over'])
  expect((await admin.get(`/admin/subscriptions/${account.id}`)).status).toBe(404)
})

test('the audit names what is wrong with periods', async () => {
  const { desk, code } = await subscribed()
  const { id } = await seen(desk, code)
  const cycle = sql`subscription_id = ${id} AND state = 'succeeded'`
  const brokenBy = async (change: ReturnType<typeof sql>, back: ReturnType<typeof sql>) => {
    await rowsIn(change)
    const broken = await brokenRules()
    await rowsIn(back)
    return broken
  }
  const day = sql`interval '1 day'`
  expect(
    await brokenBy(
      sql`UPDATE subscription_cycles SET starts_at = starts_at + ${day} WHERE ${cycle}`,
      sql`UPDATE subscription_cycles SET starts_at = starts_at - ${day} WHERE ${cycle}`,
    ),
  ).toEqual(['no two paid periods of a partner overlap, and each is as long as what was paid'])
  expect(
    await brokenBy(
      sql`UPDATE subscriptions SET period_ends_at = period_ends_at + ${day} WHERE id = ${id}`,
      sql`UPDATE subscriptions SET period_ends_at = period_ends_at - ${day} WHERE id = ${id}`,
    ),
  ).toEqual(['a subscription that runs is paid until the end of its last period'])
  expect(
    await brokenBy(
      sql`UPDATE subscription_cycles SET state = 'refunded' WHERE ${cycle}`,
      sql`UPDATE subscription_cycles SET state = 'succeeded' WHERE subscription_id = ${id} AND state = 'refunded'`,
    ),
  ).toContain('each paid order of a package has paid one period, which money that went back in full has taken away')
  expect(await brokenRules()).toEqual([])
})
