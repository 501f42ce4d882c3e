import type { OrderDetails } from '@naikkelas/contract/commerce'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, buyAndPay, openBankTransfer, refund } from '../../../testing/order-factories.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const admin = await app.signedIn()
await openBankTransfer(admin)

const meetingUrl = 'https://meet.example/rahasia'
/** A meeting that is open: outside its window the link is not shown. */
const session = () => ({
  title: '',
  startsAt: new Date().toISOString(),
  endsAt: new Date(Date.now() + 3_600_000).toISOString(),
})
const seminar = () => makeSellable(admin, eventValue({ details: { meetingUrl, sessions: [session()] } }))
const orderOf = async (desk: Pick<Browser, 'get'>, code: string) =>
  (await desk.get(`/me/orders/${code}`)).body.data as OrderDetails

/** The calendar file, with its folded lines joined. */
async function calendarOf({ cookies }: Pick<Browser, 'cookies'>, code: string) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await app.fetch(
    new Request(`http://localhost:3000/api/me/orders/${code}/calendar`, { headers: { cookie } }),
  )
  return { status: answer.status, headers: answer.headers, text: (await answer.text()).replaceAll('\r\n ', '') }
}

test('a buyer who has paid for an event sees its meeting and keeps it in a calendar; an order that waits shows neither', async () => {
  const desk = await signedInLearner(app)
  const event = await seminar()
  const { code } = await buy(desk, event)
  expect((await orderOf(desk, code)).ticket).toBeNull()
  expect((await calendarOf(desk, code)).status).toBe(404)

  const paid = await buyAndPay(admin, desk, event)
  expect((await orderOf(desk, code)).ticket).toMatchObject({ mode: 1, meetingUrl, sessions: [{ title: '' }] })
  const { status, headers, text } = await calendarOf(desk, code)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/calendar')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(text).toContain(`LOCATION:${meetingUrl}`)
  expect(text).toContain(`UID:acara-${event.number}-1@`)

  const other = await signedInLearner(app)
  expect((await calendarOf(other, code)).status).toBe(404)
  expect((await calendarOf(app.visitor(), code)).status).toBe(401)
  expect((await calendarOf(desk, 'x')).status).toBe(404)

  await refund(admin, paid.id, { amount: paid.total, refundedBefore: 0 })
  expect((await orderOf(desk, code)).ticket).toBeNull()
  expect((await calendarOf(desk, code)).status).toBe(404)
})

test('a seat stays one when visitors do not see the event any more, and the public file has no meeting', async () => {
  const desk = await signedInLearner(app)
  const event = await seminar()
  const { code } = await buyAndPay(admin, desk, event)
  const shared = await app.fetch(new Request(`http://localhost:3000/api/events/${event.value.link}/calendar`))
  expect(await shared.text()).not.toContain('rahasia')
  await admin.post('/admin/sellables/change-status', { action: 'archive', sellableIds: [event.id] })
  expect((await orderOf(desk, code)).ticket?.meetingUrl).toBe(meetingUrl)
  expect((await calendarOf(desk, code)).status).toBe(200)
})

test('a course is no event, and one without a day has no calendar', async () => {
  const desk = await signedInLearner(app)
  const { code } = await buyAndPay(admin, desk, await makeSellable(admin, courseValue()))
  expect((await orderOf(desk, code)).ticket).toBeNull()
  expect((await calendarOf(desk, code)).status).toBe(404)
})
