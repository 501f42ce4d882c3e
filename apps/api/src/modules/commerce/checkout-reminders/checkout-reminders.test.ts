import type { Checkout } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { mailsTo, signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, openBankTransfer } from '../../../testing/order-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const HOUR = 3_600_000
let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
await openBankTransfer(admin)

const course = () => makeSellable(admin, courseValue({ price: rupiah(249_000) }))
type Desk = Awaited<ReturnType<typeof signedInLearner>>

const want = (desk: Desk, isOn = true) => desk.post('/me/notifications', { kind: 'checkouts', channel: 'email', isOn })
const look = (desk: Desk, { number }: { number: number }, coupon?: string) =>
  desk.post('/me/checkout-visits', { number, ...(coupon !== undefined && { coupon }) })
const later = (hours: number) => (now = new Date(now.getTime() + hours * HOUR))
const remind = () => app.runJob('remind-of-checkouts', {})
const reminders = async (desk: Desk) =>
  (await mailsTo(app, desk.learner.email)).filter(({ subject }) => subject.startsWith('Masih berminat'))

async function optedIn() {
  const desk = await signedInLearner(app)
  expect((await want(desk)).status).toBe(200)
  return desk
}

test('who asked for it is reminded once of a checkout that was left, with a link that brings back item and coupon', async () => {
  const desk = await optedIn()
  const [first, last] = [await course(), await course()]
  expect(((await desk.get(`/me/checkout?item=${last.number}`)).body.data as Checkout).isRemembered).toBe(true)
  await look(desk, first)
  later(1)
  expect((await look(desk, last, 'HEMAT 10')).status).toBe(200)
  later(19)
  await remind()
  expect(await reminders(desk)).toEqual([])
  later(2)
  await remind()
  const [mail, ...others] = await reminders(desk)
  expect(mail?.subject).toBe(`Masih berminat dengan ${last.value.name}?`)
  expect(mail?.text).toContain(`/checkout/${last.number}?coupon=HEMAT+10`)
  expect(mail?.text).toContain('/profile')
  // One mail, of what was looked at last.
  expect(others).toEqual([])
  await look(desk, last)
  later(22)
  await remind()
  expect(await reminders(desk)).toHaveLength(1)
})

test('no reminder without consent, after an order, or after consent was withdrawn', async () => {
  const [silent, buyer, changed] = [await signedInLearner(app), await optedIn(), await optedIn()]
  const item = await course()
  expect(((await silent.get(`/me/checkout?item=${item.number}`)).body.data as Checkout).isRemembered).toBe(false)
  expect((await look(silent, item)).status).toBe(403)
  await look(buyer, item)
  await look(changed, item)
  await buy(buyer, item)
  await want(changed, false)
  later(22)
  await remind()
  for (const desk of [silent, buyer, changed]) expect(await reminders(desk)).toEqual([])
})

test('what is not sold any more is not reminded of, and what is old is forgotten', async () => {
  const desk = await optedIn()
  const item = await course()
  await look(desk, item)
  await admin.post('/admin/sellables/change-status', { action: 'archive', sellableIds: [item.id] })
  later(22)
  await remind()
  expect(await reminders(desk)).toEqual([])
  later(31 * 24)
  await app.tidy()
  const { rows } = await app.database.queries.execute(sql`SELECT count(*)::int AS n FROM checkout_visits`)
  expect(rows).toEqual([{ n: 0 }])
})

test('what cannot be remembered is refused', async () => {
  const desk = await optedIn()
  const item = await course()
  expect((await app.visitor().post('/me/checkout-visits', { number: item.number })).status).toBe(401)
  expect((await look(desk, { number: 987_654_321 })).status).toBe(404)
  for (const body of [
    {},
    { number: -1 },
    { number: item.number, coupon: 'x'.repeat(200) },
    { number: item.number, price: 1 },
  ])
    expect((await desk.post('/me/checkout-visits', body)).status).toBe(422)
})
