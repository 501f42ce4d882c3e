import type { LiveReminder, LiveSession, LiveSessionValue } from '@naikkelas/contract/content'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { MailMessage } from '../../../platform/mail/index.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const start = Date.parse('2026-11-20T03:00:00.000Z')
let now = new Date(start)
const mails: MailMessage[] = []
const app = await createTestApp({
  overrides: { clock: { now: () => now }, mail: { send: async (message) => void mails.push(message) } },
})
const desk = await app.signedIn()
const visitor = app.visitor()
beforeEach(async () => {
  now = new Date(start)
  await app.database.queries.execute(sql`DELETE FROM live_reminders`)
  await app.jobs.runDue()
  mails.length = 0
  await app.database.queries.execute(sql`DELETE FROM rate_limits`)
})

const minutes = (count: number) => new Date(start + count * 60_000)
const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Isi siaran.' }] }] }
const valueOf = (given: Partial<LiveSessionValue> = {}) => ({
  title: 'Bedah iklan',
  summary: '',
  description: text,
  host: '',
  startsAt: minutes(120).toISOString(),
  endsAt: minutes(180).toISOString(),
  videoUrl: '',
  ...given,
})
async function publish() {
  const session = (await desk.post('/admin/live-sessions', { value: valueOf() })).body.data as LiveSession
  await desk.post('/admin/live-sessions/change-status', { action: 'publish', ids: [session.id] })
  return session
}
const ask = async ({ number }: LiveSession, email: string) =>
  (await visitor.post(`/live-sessions/${number}/reminders`, { email })).status
const sent = async () => {
  await app.jobs.runDue()
  return mails.map(({ to, subject }) => [to.address, subject])
}
const remind = async () => {
  mails.length = 0
  await app.runJob('mail-live-reminders', {})
  return sent()
}
const tokenIn = (mail: MailMessage | undefined) => /\/live\/pengingat\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
async function confirmed(session: LiveSession, email: string) {
  expect(await ask(session, email)).toBe(200)
  await sent()
  const token = tokenIn(mails.at(-1))
  expect((await visitor.post(`/live-reminders/${token}/confirm`)).status).toBe(200)
  return token
}
const rows = async () =>
  (await app.database.queries.execute(sql`SELECT email FROM live_reminders ORDER BY email`)).rows.map(
    ({ email }) => email,
  )
const statesOf = async (token: string) => {
  const reply = await visitor.get(`/live-reminders/${token}`)
  return [reply.status, (reply.body.data as LiveReminder).isConfirmed]
}

test('a reminder is mailed once, half an hour before, to an address that confirmed it', async () => {
  const session = await publish()
  expect(await ask(session, 'satu@toko.co')).toBe(200)
  expect(await ask(session, 'dua@toko.co')).toBe(200)
  expect(await sent()).toEqual([
    ['satu@toko.co', 'Ingatkan siaran “Bedah iklan”?'],
    ['dua@toko.co', 'Ingatkan siaran “Bedah iklan”?'],
  ])
  const token = tokenIn(mails[0])
  // Opening the link is not confirming it.
  expect(await statesOf(token)).toEqual([200, false])
  expect(await visitor.post(`/live-reminders/${token}/confirm`)).toMatchObject({
    status: 200,
    body: { data: { isConfirmed: true, session: { number: session.number, phase: 'upcoming' } } },
  })
  expect(((await visitor.get(`/live-reminders/${token}`)).body.data as LiveReminder).email).not.toBe('satu@toko.co')
  now = minutes(89)
  expect(await remind()).toEqual([])
  now = minutes(90)
  expect(await remind()).toEqual([['satu@toko.co', 'Sebentar lagi: Bedah iklan']])
  expect(mails[0]?.text).toContain(`http://localhost:3000/live/${session.number}`)
  now = minutes(100)
  expect(await remind()).toEqual([])
})

test('a session that is moved is reminded of again; one that is a draft again is not', async () => {
  const session = await publish()
  await confirmed(session, 'pindah@toko.co')
  now = minutes(95)
  expect(await remind()).toHaveLength(1)
  const moved = valueOf({ startsAt: minutes(240).toISOString(), endsAt: minutes(300).toISOString() })
  expect((await desk.send('PUT', `/admin/live-sessions/${session.id}`, { value: moved, version: 2 })).status).toBe(200)
  expect(await remind()).toEqual([])
  now = minutes(215)
  expect(await remind()).toEqual([['pindah@toko.co', 'Sebentar lagi: Bedah iklan']])
  const other = await publish()
  now = minutes(0)
  await confirmed(other, 'ditarik@toko.co')
  await desk.post('/admin/live-sessions/change-status', { action: 'unpublish', ids: [other.id] })
  now = minutes(100)
  expect(await remind()).toEqual([])
})

test('asked for again a confirmed one mails nothing more, and the answer is the same', async () => {
  const session = await publish()
  await confirmed(session, 'lagi@toko.co')
  mails.length = 0
  expect(await ask(session, 'lagi@toko.co')).toBe(200)
  expect(await sent()).toEqual([])
  expect((await desk.get(`/admin/live-sessions/${session.id}`)).body.data).toMatchObject({ reminderCount: 1 })
})

test('it is stopped on its page and by mail programs, and its address is gone then', async () => {
  const session = await publish()
  const token = await confirmed(session, 'stop@toko.co')
  expect((await visitor.remove(`/live-reminders/${token}`)).status).toBe(200)
  expect(await rows()).not.toContain('stop@toko.co')
  expect((await visitor.get(`/live-reminders/${token}`)).status).toBe(404)
  expect((await visitor.remove(`/live-reminders/${token}`)).status).toBe(200)

  await confirmed(session, 'program@toko.co')
  now = minutes(95)
  await remind()
  const address = mails[0]?.unsubscribe ?? ''
  const opened = await app.fetch(new Request(address), {})
  expect([opened.status, opened.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/live\/pengingat\//)])
  const post = async (at: string, body = 'List-Unsubscribe=One-Click') => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await app.fetch(new Request(at, { method: 'POST', headers, body }), { clientAddress: '198.51.100.4' }))
      .status
  }
  expect(await post(address, 'apa saja')).toBe(400)
  expect(await post(address.replace('/unsubscribe', 'x/unsubscribe'))).toBe(404)
  expect(await rows()).toContain('program@toko.co')
  expect([await post(address), await post(address)]).toEqual([200, 200])
  expect(await rows()).not.toContain('program@toko.co')
})

test('addresses go once a session is over, and after two days without a confirmation', async () => {
  const session = await publish()
  const later = valueOf({ startsAt: minutes(10_000).toISOString(), endsAt: minutes(10_060).toISOString() })
  const distant = (await desk.post('/admin/live-sessions', { value: later })).body.data as LiveSession
  await desk.post('/admin/live-sessions/change-status', { action: 'publish', ids: [distant.id] })
  await confirmed(session, 'lewat@toko.co')
  await confirmed(distant, 'tetap@toko.co')
  await ask(distant, 'ragu@toko.co')
  now = minutes(179)
  await app.tidy()
  expect(await rows()).toEqual(['lewat@toko.co', 'ragu@toko.co', 'tetap@toko.co'])
  now = minutes(180)
  await app.tidy()
  expect(await rows()).toEqual(['ragu@toko.co', 'tetap@toko.co'])
  now = minutes(2 * 24 * 60 + 1)
  await app.tidy()
  expect(await rows()).toEqual(['tetap@toko.co'])
})

test('one address is mailed five confirmations a day, from any network, and a network may ask thirty times an hour', async () => {
  const session = await publish()
  for (let count = 0; count < 7; count += 1) expect(await ask(session, 'korban@toko.co')).toBe(200)
  expect(await sent()).toHaveLength(5)
  for (let count = 7; count < 30; count += 1) expect(await ask(session, `banyak-${count}@toko.co`)).toBe(200)
  expect(await ask(session, 'terakhir@toko.co')).toBe(429)
  expect(await rows()).not.toContain('terakhir@toko.co')
})

test('404 for what has begun, is unknown or unsigned, 422 for what is no address', async () => {
  const session = await publish()
  expect(await ask(session, 'bukan alamat')).toBe(422)
  expect(await ask({ ...session, number: 99_999 }, 'a@toko.co')).toBe(404)
  now = minutes(120)
  expect(await visitor.post(`/live-sessions/${session.number}/reminders`, { email: 'a@toko.co' })).toMatchObject({
    status: 404,
    body: { data: { code: 'live_begun' } },
  })
  const forged = `${'0'.repeat(32)}.${'a'.repeat(24)}`
  expect((await visitor.get(`/live-reminders/${forged}`)).status).toBe(404)
  expect((await visitor.post(`/live-reminders/${forged}/confirm`)).status).toBe(404)
  expect((await visitor.remove(`/live-reminders/${forged}`)).status).toBe(404)
  expect((await visitor.get('/live-reminders/x')).status).toBe(404)
})
