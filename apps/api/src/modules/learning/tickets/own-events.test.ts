import type { OwnEvent } from '@naikkelas/contract/learning'
import type { OrderDetails } from '@naikkelas/contract/commerce'
import { expect, test } from 'vitest'
import { eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, buyAndPay, openBankTransfer, refund } from '../../../testing/order-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const start = new Date('2026-11-20T10:00:00Z')
let now = start
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
await openBankTransfer(admin)

type Desk = Awaited<ReturnType<typeof signedInLearner>>
const eventsOf = async (desk: Desk) => (await desk.get('/me/events')).body.data as OwnEvent[]
const meetingUrl = 'https://meet.example/rahasia'
const session = { title: '', startsAt: '2026-12-05T02:00:00.000Z', endsAt: '2026-12-05T04:00:00.000Z' }
const seminar = (details = {}) =>
  makeSellable(admin, eventValue({ details: { meetingUrl, sessions: [session], ...details } }))

test('a paid seat has a ticket with a code of its own, which stays the same; an order that waits and others have none', async () => {
  now = start
  const [desk, other] = [await signedInLearner(app), await signedInLearner(app)]
  const event = await seminar()
  await buy(desk, event)
  expect(await eventsOf(desk)).toEqual([])
  const { code } = await buyAndPay(admin, desk, event)
  await buyAndPay(admin, other, event)

  const [own] = await eventsOf(desk)
  expect(own).toMatchObject({
    name: event.value.name,
    address: `/event/${event.value.link}`,
    orderCode: code,
    checkedInAt: null,
    sessions: [session],
    isOver: false,
  })
  expect(own?.ticketCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  const [again, theirs] = [(await eventsOf(desk))[0], (await eventsOf(other))[0]]
  expect(again?.ticketCode).toBe(own?.ticketCode)
  expect(theirs?.ticketCode).not.toBe(own?.ticketCode)
  expect((await app.visitor().get('/me/events')).status).toBe(401)
})

test('the same seat asked for twice at once has one ticket', async () => {
  const desk = await signedInLearner(app)
  await buyAndPay(admin, desk, await seminar())
  const answers = await Promise.all([1, 2, 3, 4].map(() => eventsOf(desk)))
  expect(new Set(answers.map(([event]) => event?.ticketCode)).size).toBe(1)
})

test('the link of a meeting is shown from an hour before it until its end, on the ticket and on the purchase', async () => {
  now = start
  const desk = await signedInLearner(app)
  const { code } = await buyAndPay(admin, desk, await seminar())
  const shown = async (clock: string) => {
    now = new Date(`2026-12-05T${clock}:00Z`)
    const [event] = await eventsOf(desk)
    const { ticket } = (await desk.get(`/me/orders/${code}`)).body.data as OrderDetails
    expect(ticket?.meetingUrl).toBe(event?.meetingUrl)
    return [event?.meetingUrl, event?.meetingOpensAt, event?.isOver]
  }
  expect(await shown('00:59')).toEqual([null, '2026-12-05T01:00:00.000Z', false])
  expect(await shown('01:00')).toEqual([meetingUrl, null, false])
  expect(await shown('04:00')).toEqual([null, null, true])
  now = start
})

test('a seat that was given back is no ticket any more', async () => {
  const desk = await signedInLearner(app)
  const { id, total } = await buyAndPay(admin, desk, await seminar())
  expect(await eventsOf(desk)).toHaveLength(1)
  await refund(admin, id, { amount: total, refundedBefore: 0 })
  expect(await eventsOf(desk)).toEqual([])
})

test('the own copy of all data names tickets', async () => {
  const desk = await signedInLearner(app)
  const event = await seminar()
  await buyAndPay(admin, desk, event)
  const [own] = await eventsOf(desk)
  const { parts } = (await desk.post('/me/data', { currentPassword: 'NaikKelas2026!' })).body.data as {
    parts: { name: string; records: unknown[] }[]
  }
  expect(parts.find(({ name }) => name === 'Tiket acara')?.records).toEqual([
    { event: event.value.name, code: own?.ticketCode, checked_in_at: null },
  ])
})
