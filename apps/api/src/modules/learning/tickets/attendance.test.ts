import type { Attendee, EventAttendees, OwnEvent, ScanResult } from '@naikkelas/contract/learning'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buyAndPay, openBankTransfer, refund } from '../../../testing/order-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
await openBankTransfer(admin)
const events = [{ menu: 'events', capability: 'manage' }] as const
const door = await app.signedIn({ role: 1, menus: [...events], name: 'Budi' })
const otherDoor = await app.signedIn({ role: 1, menus: [...events], name: 'Sari' })

const minutes = 60_000
const scanOf = (code: string, ageMs = 0) => ({ id: randomUUID() as string, code, ageMs })

/** An event with a seat that was paid for. */
async function seat() {
  const desk = await signedInLearner(app)
  const event = await makeSellable(admin, eventValue())
  const order = await buyAndPay(admin, desk, event)
  const [own] = (await desk.get('/me/events')).body.data as OwnEvent[]
  return { desk, event, order, code: own?.ticketCode ?? '', name: desk.learner.name }
}

const listPath = (eventId: string) => `/admin/events/${eventId}/attendees`
const scanPath = (eventId: string) => `/admin/events/${eventId}/check-ins`
async function fileOf(eventId: string, by = door) {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { status, body } = await app.fetch(
    new Request(`http://localhost:3000/api${listPath(eventId)}.csv`, { headers: { cookie } }),
  )
  return { status, words: await new Response(body).text() }
}

const attendeesOf = async (eventId: string) =>
  ((await door.get(listPath(eventId))).body.data as EventAttendees).attendees
const attendeeOf = async (eventId: string, code: string): Promise<Attendee | undefined> =>
  (await attendeesOf(eventId)).find((one) => one.code === code)

async function send(eventId: string, scans: readonly ReturnType<typeof scanOf>[], at = door) {
  const reply = await at.post(scanPath(eventId), { scans })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.data as ScanResult[]
}

test('the list has each seat with its order and ticket, also one that its owner has not opened; refunded seats are not', async () => {
  const { event, order, code, name } = await seat()
  const second = await signedInLearner(app)
  await buyAndPay(admin, second, event)
  expect((await door.get(listPath(event.id))).body.data).toMatchObject({ event: { name: event.value.name } })
  expect(await attendeesOf(event.id)).toHaveLength(2)
  expect(await attendeeOf(event.id, code)).toMatchObject({ name, orderCode: order.code, checkIn: null })
  await refund(admin, order.id, { amount: order.total, refundedBefore: 0 })
  expect((await attendeesOf(event.id)).map((one) => one.name)).toEqual([second.learner.name])
})

test('the list is a file too, with the time of each check-in and the admin at the door', async () => {
  const { event, code, name } = await seat()
  await send(event.id, [scanOf(code)])
  const { words: csv } = await fileOf(event.id)
  expect(csv).toContain(`${code.slice(0, 4)}-${code.slice(4)}`)
  for (const words of [name, 'Budi']) expect(csv).toContain(words)
})

test('a ticket shown at many doors in the same second is let in by one, and the others are given the time and the name', async () => {
  const { event, code, name } = await seat()
  const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`
  const doors = [door, otherDoor, door, otherDoor, door, otherDoor, door, otherDoor]
  // The first round opens the connections that the others meet on.
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(
      doors.map(async (at, index) => ({
        by: at === door ? 'Budi' : 'Sari',
        result: (await send(event.id, [scanOf(index % 3 === 0 ? typed : code)], at))[0],
      })),
    )
    const letIn = answers.filter(({ result }) => result?.outcome === 'let_in')
    expect(letIn).toHaveLength(1)
    const checkIn = { at: now.toISOString(), by: letIn[0]?.by }
    for (const { result } of answers) expect(result).toMatchObject({ code, name, checkIn })
    expect(answers.filter(({ result }) => result?.outcome === 'already')).toHaveLength(doors.length - 1)
    expect((await attendeeOf(event.id, code))?.checkIn).toEqual(checkIn)
    await door.remove(`${scanPath(event.id)}/${code}`)
  }
})

test('scans of a door that was offline are merged with their own moments: the earliest counts, and a second merge changes nothing', async () => {
  const { event, code } = await seat()
  const offline = scanOf(code, 10 * minutes)
  await send(event.id, [scanOf(code, 2 * minutes)], otherDoor)
  const first = { at: new Date(now.getTime() - 10 * minutes).toISOString(), by: 'Budi' }
  expect(await send(event.id, [offline])).toMatchObject([{ outcome: 'already', checkIn: { by: 'Sari' } }])
  expect((await attendeeOf(event.id, code))?.checkIn).toEqual(first)

  const scanned = now
  now = new Date(scanned.getTime() + minutes)
  expect(await send(event.id, [{ ...offline, ageMs: 11 * minutes }])).toMatchObject([
    { outcome: 'let_in', checkIn: first },
  ])
  expect((await attendeeOf(event.id, code))?.checkIn).toEqual(first)
  now = scanned
})

test('a scan of more than an hour ago counts from when it arrives', async () => {
  const { event, code } = await seat()
  await send(event.id, [scanOf(code, 61 * minutes)])
  expect((await attendeeOf(event.id, code))?.checkIn?.at).toBe(now.toISOString())
})

test('a ticket of another event is refused with the name of that event and without that of its owner; an unknown code is unknown', async () => {
  const [one, other] = [await seat(), await seat()]
  expect(await send(one.event.id, [scanOf(other.code), scanOf('00000000')])).toMatchObject([
    { outcome: 'other_event', otherEvent: other.event.value.name, name: null, checkIn: null },
    { outcome: 'unknown', otherEvent: null, name: null, checkIn: null },
  ])
  expect((await attendeeOf(other.event.id, other.code))?.checkIn).toBeNull()
})

test('a ticket whose order was refunded is refused', async () => {
  const { event, order, code, name } = await seat()
  await refund(admin, order.id, { amount: order.total, refundedBefore: 0 })
  expect(await send(event.id, [scanOf(code)])).toMatchObject([{ outcome: 'cancelled', name, checkIn: null }])
})

test('a check-in is undone, and the ticket is let in once more', async () => {
  const { event, code } = await seat()
  await send(event.id, [scanOf(code)])
  expect((await door.remove(`${scanPath(event.id)}/${code}`)).status).toBe(200)
  expect((await attendeeOf(event.id, code))?.checkIn).toBeNull()
  expect(await send(event.id, [scanOf(code)])).toMatchObject([{ outcome: 'let_in' }])
})

test('the list is for who sees events, and check-ins for who manages them', async () => {
  const { event, code } = await seat()
  const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'view' }] })
  const other = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'manage' }] })
  const body = { scans: [scanOf(code)] }
  const undo = `${scanPath(event.id)}/${code}`
  expect((await app.visitor().get(listPath(event.id))).status).toBe(401)
  expect((await app.visitor().post(scanPath(event.id), body)).status).toBe(401)
  expect((await other.get(listPath(event.id))).status).toBe(403)
  expect((await fileOf(event.id, other)).status).toBe(403)
  expect((await viewer.get(listPath(event.id))).status).toBe(200)
  expect((await viewer.post(scanPath(event.id), body)).status).toBe(403)
  expect((await viewer.remove(undo)).status).toBe(403)
})

test('what is no event has no attendees, and a ticket of another event is not there to be undone', async () => {
  const [one, other] = [await seat(), await seat()]
  const course = await makeSellable(admin, courseValue())
  for (const id of [course.id, randomUUID()]) {
    expect((await door.get(listPath(id))).status).toBe(404)
    expect((await fileOf(id)).status).toBe(404)
    expect((await door.post(scanPath(id), { scans: [scanOf(one.code)] })).status).toBe(404)
  }
  expect((await door.remove(`${scanPath(one.event.id)}/${other.code}`)).status).toBe(404)
})

test.each([
  ['no scan', []],
  ['a code that is none', [{ ...scanOf('bukan kode') }]],
  ['an age before now', [{ ...scanOf('00000000'), ageMs: -1 }]],
  ['no age', [{ id: randomUUID(), code: '00000000' }]],
  ['an id that is none', [{ ...scanOf('00000000'), id: 'satu' }]],
  ['more than 500 scans', Array.from({ length: 501 }, () => scanOf('00000000'))],
])('%s is refused', async (_, scans) => {
  expect((await door.post(scanPath(randomUUID()), { scans })).status).toBe(422)
})
