import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createWhatsApp } from '../../../platform/whatsapp/index.ts'
import { eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { finishLesson, makeCourse, obtain } from '../../../testing/learning-factories.ts'
import { mailsTo, signedInLearner } from '../../../testing/learner-factories.ts'
import { buyAndPay, openBankTransfer, refund } from '../../../testing/order-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

/** What the Cloud API was asked to send. */
const messages: { to: string; template: { name: string; components: { parameters: { text: string }[] }[] } }[] = []
const cloudApi = createServer((request, response) => {
  request.setEncoding('utf8')
  let body = ''
  request.on('data', (part: string) => (body += part))
  request.on('end', () => {
    const isRight = request.url === '/v24.0/1234/messages' && request.headers.authorization === 'Bearer kunci'
    if (isRight) messages.push(JSON.parse(body))
    response
      .writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' })
      .end('{"messages":[{"id":"wamid.1"}]}')
  })
})
cloudApi.listen(0, '127.0.0.1')
await once(cloudApi, 'listening')
afterAll(() => void cloudApi.close())
const account = {
  url: `http://127.0.0.1:${(cloudApi.address() as AddressInfo).port}/v24.0`,
  token: 'kunci',
  phoneNumberId: '1234',
  template: 'kode',
  phoneChangedTemplate: undefined,
  reminderTemplate: 'pengingat_belajar',
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Ten in the morning in WIB. */
const start = new Date('2026-11-20T03:00:00Z')
let now = start
const app = await createTestApp({
  overrides: { clock: { now: () => now }, whatsApp: createWhatsApp({ appEnv: 'production', whatsApp: account }) },
})
const admin = await app.signedIn()
await openBankTransfer(admin)

beforeEach(() => {
  now = start
})

type Desk = Awaited<ReturnType<typeof signedInLearner>>
const later = (ms: number) => (now = new Date(now.getTime() + ms))
const remind = () => app.runJob('remind-learners', {})
const reminders = async (desk: Desk) =>
  (await mailsTo(app, desk.learner.email)).filter(({ subject }) =>
    /^(?:Kelas Anda menunggu|Lanjutkan kelas Anda|Acara Anda)/.test(subject),
  )
const subjects = async (desk: Desk) => (await reminders(desk)).map(({ subject }) => subject)

async function owner(lessons = 3) {
  const made = await makeCourse(
    admin,
    Array.from({ length: lessons }, () => ({})),
  )
  const desk = await signedInLearner(app)
  await obtain(desk, made.course)
  return { ...made, desk, name: made.course.value.name }
}

test('who has not opened a course after three days is reminded once, with its number of lessons and a link to it', async () => {
  const { desk, course, name } = await owner()
  later(3 * DAY - HOUR)
  await remind()
  expect(await subjects(desk)).toEqual([])
  later(2 * HOUR)
  await remind()
  later(DAY)
  await remind()
  const [mail, ...others] = await reminders(desk)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Kelas Anda menunggu: ${name}`)
  expect(mail?.text).toContain('Isinya 3 materi')
  expect(mail?.text).toContain(`/learning/${course.number}`)
  expect(mail?.text).toContain('/profile')
})

test('who has not come back for a week is reminded with what is done, and again only after another pause', async () => {
  const { desk, name, lessonIds } = await owner()
  await desk.get(`/me/lessons/${lessonIds[0]}`)
  await finishLesson(desk, String(lessonIds[0]))
  later(7 * DAY + HOUR)
  await remind()
  const [mail] = await reminders(desk)
  expect(mail?.subject).toBe(`Lanjutkan kelas Anda: ${name}`)
  expect(mail?.text).toContain('1 dari 3 materi sudah selesai')
  later(7 * DAY)
  await remind()
  expect(await reminders(desk)).toHaveLength(1)
  for (const count of [2, 3, 3]) {
    await desk.get(`/me/lessons/${lessonIds[1]}`)
    later(8 * DAY)
    await remind()
    // Three of one course are enough.
    expect(await reminders(desk)).toHaveLength(count)
  }
})

test('nothing comes in quiet hours, and what waited comes in the morning', async () => {
  const { desk } = await owner()
  for (const clock of ['2026-11-23T13:00:00Z', '2026-11-23T18:00:00Z', '2026-11-24T00:59:00Z']) {
    now = new Date(clock)
    await remind()
    expect(await subjects(desk), clock).toEqual([])
  }
  now = new Date('2026-11-24T01:00:00Z')
  await remind()
  expect(await subjects(desk)).toHaveLength(1)
})

test('of several courses one is reminded of at a time, three days apart', async () => {
  const { desk } = await owner()
  const second = await makeCourse(admin, [{}])
  later(HOUR)
  await obtain(desk, second.course)
  later(4 * DAY)
  await remind()
  expect(await subjects(desk)).toEqual([`Kelas Anda menunggu: ${second.course.value.name}`])
  later(2 * DAY)
  await remind()
  expect(await subjects(desk)).toHaveLength(1)
  later(DAY + HOUR)
  await remind()
  expect(await subjects(desk)).toHaveLength(2)
})

test('a course that was archived is left alone and keeps no other from being reminded of', async () => {
  const { desk, name } = await owner()
  const archived = await makeCourse(admin, [{}])
  later(HOUR)
  await obtain(desk, archived.course)
  await admin.post('/admin/sellables/change-status', { action: 'archive', sellableIds: [archived.course.id] })
  later(4 * DAY)
  await remind()
  expect(await subjects(desk)).toEqual([`Kelas Anda menunggu: ${name}`])
})

test('a completed course, one whose access was revoked, one without lessons, a blocked learner and an old purchase are left alone', async () => {
  const completed = await owner(1)
  await completed.desk.get(`/me/lessons/${completed.lessonIds[0]}`)
  await finishLesson(completed.desk, String(completed.lessonIds[0]))
  const [empty, blocked, old] = [await owner(0), await owner(), await owner()]
  await app.database.queries.execute(
    sql`UPDATE learner_users SET blocked_at = now() WHERE id = ${blocked.desk.learner.id}`,
  )
  await app.database.queries.execute(
    sql`UPDATE entitlements SET granted_at = granted_at - interval '30 days' WHERE learner_id = ${old.desk.learner.id}`,
  )
  const revoked = await owner()
  await app.database.queries.execute(
    sql`UPDATE entitlements SET revoked_at = ${now} WHERE learner_id = ${revoked.desk.learner.id}`,
  )
  later(8 * DAY)
  await remind()
  for (const { desk } of [completed, empty, blocked, old, revoked]) expect(await subjects(desk)).toEqual([])
})

test('a learner who switched reminders off gets none, nor later what was due meanwhile', async () => {
  const { desk } = await owner()
  const choose = (channel: string, isOn: boolean) => desk.post('/me/notifications', { kind: 'learning', channel, isOn })
  await choose('email', false)
  later(4 * DAY)
  await remind()
  await choose('email', true)
  await remind()
  expect(await subjects(desk)).toEqual([])
})

test('who asked for WhatsApp and has proven the number gets the sentence with the address there too', async () => {
  const [proven, unproven] = [await owner(), await owner()]
  await app.database.queries.execute(
    sql`UPDATE learner_users SET is_phone_verified = true WHERE id = ${proven.desk.learner.id}`,
  )
  for (const { desk } of [proven, unproven])
    await desk.post('/me/notifications', { kind: 'learning', channel: 'whatsapp', isOn: true })
  later(4 * DAY)
  await remind()
  await app.runJobs()
  const sent = messages.filter(({ template }) => template.name === 'pengingat_belajar')
  expect(sent.map(({ to }) => to)).toEqual([proven.desk.learner.phone])
  expect(sent[0]?.template.components[0]?.parameters[0]?.text).toContain(`Mulai kelas “${proven.name}”: http`)
  expect(sent[0]?.template.components[0]?.parameters[0]?.text).toContain(`/learning/${proven.course.number}`)
  expect(await subjects(proven.desk)).toHaveLength(1)
})

const sessionOf = (startsAt: string) => ({
  title: '',
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 2 * HOUR).toISOString(),
})
const seminar = (startsAt: string, details = {}) =>
  makeSellable(
    admin,
    eventValue({
      details: { meetingUrl: 'https://meet.example/rahasia', sessions: [sessionOf(startsAt)], ...details },
    }),
  )

test('the day before an event a reminder says when it begins, once; of another date once more', async () => {
  const desk = await signedInLearner(app)
  const event = await seminar('2026-12-05T02:00:00.000Z')
  await buyAndPay(admin, desk, event)
  now = new Date('2026-12-03T10:00:00Z')
  await remind()
  expect(await subjects(desk)).toEqual([])
  now = new Date('2026-12-04T01:30:00Z')
  await remind()
  await remind()
  const [mail, ...others] = await reminders(desk)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Acara Anda besok: ${event.value.name}`)
  expect(mail?.text).toContain('mulai besok: 5 Desember 2026')
  expect(mail?.text).toContain('09.00 WIB')
  expect(mail?.text).toContain('satu jam sebelum acara')
  // The link itself is for its window.
  expect(mail?.text).not.toContain('rahasia')
  await app.database.queries.execute(
    sql`UPDATE event_sessions SET starts_at = starts_at + interval '7 days', ends_at = ends_at + interval '7 days'
      WHERE event_id = ${event.id}`,
  )
  now = new Date('2026-12-11T01:30:00Z')
  await remind()
  expect(await subjects(desk)).toHaveLength(2)
})

test('a seat of the evening before is reminded of in the morning as of today, one that was refunded is not', async () => {
  const [desk, refunded] = [await signedInLearner(app), await signedInLearner(app)]
  const event = await seminar('2026-12-06T04:00:00.000Z')
  now = new Date('2026-12-05T14:00:00Z')
  await buyAndPay(admin, desk, event)
  const order = await buyAndPay(admin, refunded, event)
  await refund(admin, order.id, { amount: order.total, refundedBefore: 0 })
  now = new Date('2026-12-06T01:00:00Z')
  await remind()
  expect(await subjects(desk)).toEqual([`Acara Anda hari ini: ${event.value.name}`])
  expect(await subjects(refunded)).toEqual([])
})

test('two runs at once send one reminder', async () => {
  const { desk } = await owner()
  later(4 * DAY)
  await Promise.all([remind(), remind(), remind()])
  expect(await subjects(desk)).toHaveLength(1)
})
