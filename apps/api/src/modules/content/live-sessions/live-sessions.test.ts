import type {
  LiveSession,
  LiveSessionCard,
  LiveSessionPage,
  LiveSessionValue,
  PublicationAction,
  PublicationResult,
} from '@naikkelas/contract/content'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T03:00:00.000Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()

const hour = (count: number) => new Date(Date.parse('2026-11-20T03:00:00.000Z') + count * 3_600_000).toISOString()
const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Isi siaran.' }] }] }
const valueOf = (given: Partial<LiveSessionValue> = {}) =>
  ({
    title: 'Bedah iklan',
    summary: 'Satu jam.',
    description: text,
    host: 'Raka',
    startsAt: hour(2),
    endsAt: hour(3),
    videoUrl: 'https://youtu.be/abcdef12345',
    ...given,
  }) as LiveSessionValue
const dataOf = <Data>(reply: Reply) => reply.body.data as Data
const fieldsIn = (reply: Reply) => (reply.body.data as { fields?: { path: string }[] }).fields?.map(({ path }) => path)
const make = async (given: Partial<LiveSessionValue> = {}) =>
  dataOf<LiveSession>(await desk.post('/admin/live-sessions', { value: valueOf(given) }))
const change = async (action: PublicationAction, id: string) =>
  dataOf<PublicationResult>(await desk.post('/admin/live-sessions/change-status', { action, ids: [id] }))
async function publish(given: Partial<LiveSessionValue> = {}) {
  const session = await make(given)
  expect((await change('publish', session.id)).done).toHaveLength(1)
  return session
}
const pageOf = async (number: number) => dataOf<LiveSessionPage>(await visitor.get(`/live-sessions/${number}`))
const browse = async (query = '') =>
  dataOf<{ ahead: LiveSessionCard[]; items: LiveSessionCard[]; next: string | null }>(
    await visitor.get(`/live-sessions${query}`),
  )

test('visitors get the player between beginning and end alone', async () => {
  const { number } = await publish()
  const seen = async (at: string) => {
    now = new Date(at)
    const { phase, player } = await pageOf(number)
    return [phase, player?.address ?? null]
  }
  const address = 'https://www.youtube-nocookie.com/embed/abcdef12345'
  expect(await seen('2026-11-20T04:59:59.999Z')).toEqual(['upcoming', null])
  expect(await seen(hour(2))).toEqual(['live', address])
  expect(await seen('2026-11-20T05:59:59.999Z')).toEqual(['live', address])
  expect(await seen(hour(3))).toEqual(['ended', null])
  now = new Date(hour(0))
})

test('a list has what is live first, then what comes, then what was, page by page; drafts and archives are in none', async () => {
  const titles = ['Lama A', 'Lama B', 'Kini', 'Nanti', 'Kelak']
  const starts = [-30, -20, -1, 5, 9]
  const made = []
  for (const [index, title] of titles.entries())
    made.push(
      await publish({
        title,
        host: 'Deret',
        startsAt: hour(starts[index] ?? 0),
        endsAt: hour((starts[index] ?? 0) + 2),
      }),
    )
  await make({ title: 'Draf', host: 'Deret' })
  const found = await browse('?search=deret')
  expect(found.ahead.map(({ title, phase }) => [title, phase])).toEqual([
    ['Kini', 'live'],
    ['Nanti', 'upcoming'],
    ['Kelak', 'upcoming'],
  ])
  expect(found.items.map(({ title }) => title)).toEqual(['Lama B', 'Lama A'])
  for (let index = 0; index < 13; index += 1)
    await publish({ title: `Arsip ${index}`, host: 'Panjang', startsAt: hour(-50 - index), endsAt: hour(-49 - index) })
  const first = await browse('?search=panjang')
  const second = await browse(`?search=panjang&after=${first.next}`)
  expect([first.items.length, second.items.map(({ title }) => title), second.ahead]).toEqual([12, ['Arsip 12'], []])
  await change('archive', made[3]?.id ?? '')
  expect((await browse('?search=deret')).ahead.map(({ title }) => title)).toEqual(['Kini', 'Kelak'])
  const addresses = (await app.recordAddresses()).map(({ address }) => address)
  expect(addresses).toContain(`/live/${made[0]?.number}`)
  expect(addresses).not.toContain(`/live/${made[3]?.number}`)
})

test('what is not published is not found, and what has no text is not published', async () => {
  const draft = await make({ description: null })
  expect((await visitor.get(`/live-sessions/${draft.number}`)).status).toBe(404)
  expect((await change('publish', draft.id)).left).toMatchObject([{ reason: 'Uraian siarannya belum ditulis.' }])
  for (const number of ['0', '-1', 'abc', '1.5'])
    expect((await visitor.get(`/live-sessions/${number}`)).status).toBe(404)
  expect((await visitor.get('/live-sessions/99999')).status).toBe(404)
})

test('a calendar file has the session with an alarm, by its number and revision', async () => {
  const { number } = await publish({ title: 'Iklan; murah, benar' })
  const file = await app.fetch(new Request(`http://localhost:3000/api/live-sessions/${number}/calendar`), {})
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const lines = (await file.text()).split('\r\n')
  for (const line of [
    `UID:siaran-${number}@localhost`,
    'SEQUENCE:2',
    'DTSTART:20261120T050000Z',
    'DTEND:20261120T060000Z',
    'SUMMARY:Iklan\\; murah\\, benar',
    'TRIGGER:-PT30M',
  ])
    expect(lines).toContain(line)
  const draft = await make()
  const hidden = await app.fetch(new Request(`http://localhost:3000/api/live-sessions/${draft.number}/calendar`), {})
  expect(hidden.status).toBe(404)
})

test('who saves second gets both values', async () => {
  const session = await make()
  const save = (value: LiveSessionValue) =>
    desk.send('PUT', `/admin/live-sessions/${session.id}`, { value, version: 1 })
  const theirs = valueOf({ host: 'Sinta' })
  expect((await save(theirs)).status).toBe(200)
  const mine = valueOf({ title: 'Saya' })
  expect(await save(mine)).toMatchObject({
    status: 409,
    body: { data: { code: 'content_changed', mine, theirs: { value: theirs, changedBy: desk.admin.name } } },
  })
})

test('401 without a session, 403 without the menu, 404 for what is not there, 422 for what cannot be', async () => {
  const unknown = `/admin/live-sessions/${randomUUID()}`
  const value = valueOf()
  const reader = await app.signedIn({ role: 1, menus: [{ menu: 'live_sessions', capability: 'view' }] })
  const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'manage' }] })
  const statusesOf = async (by: Pick<typeof desk, 'get' | 'post' | 'send'>) => [
    (await by.get('/admin/live-sessions')).status,
    (await by.get(unknown)).status,
    (await by.post('/admin/live-sessions', { value })).status,
    (await by.send('PUT', unknown, { value, version: 1 })).status,
    (await by.post('/admin/live-sessions/change-status', { action: 'archive', ids: [randomUUID()] })).status,
  ]
  expect(await statusesOf(app.visitor())).toEqual([401, 401, 401, 401, 401])
  expect(await statusesOf(stranger)).toEqual([403, 403, 403, 403, 403])
  expect(await statusesOf(reader)).toEqual([200, 404, 403, 403, 403])
  expect(await statusesOf(desk)).toEqual([200, 404, 201, 404, 200])
  for (const [wrong, path] of [
    [{ title: ' ' }, 'value.title'],
    [{ startsAt: '' }, 'value.startsAt'],
    [{ endsAt: hour(2) }, 'value.endsAt'],
    [{ endsAt: hour(27) }, 'value.endsAt'],
    [{ videoUrl: 'https://contoh.id/film' }, 'value.videoUrl'],
    [{ videoUrl: 'javascript:alert(1)' }, 'value.videoUrl'],
    [{ videoUrl: 'https://youtu.be.penipu.id/abcdef12345' }, 'value.videoUrl'],
  ] as const) {
    const reply = await desk.post('/admin/live-sessions', { value: valueOf(wrong) })
    expect([reply.status, fieldsIn(reply)], JSON.stringify(wrong)).toEqual([422, [path]])
  }
  for (const query of ['after=-1', `search=${'a'.repeat(2_000)}`])
    expect((await visitor.get(`/live-sessions?${query}`)).status, query).toBe(422)
})
