import type { PublicationAction, PublicationResult } from '@naikkelas/contract/content'
import type { Highlight, HighlightValue, ShownHighlight } from '@naikkelas/contract/site'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable, serviceValue } from '../../../testing/catalogue-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

const start = Date.parse('2026-11-20T05:00:00.000Z')
const at = (minutes: number) => new Date(start + minutes * 60_000)
let now = at(0)
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()
const course = await makeSellable(desk, courseValue())
const session = { title: '', startsAt: at(60).toISOString(), endsAt: at(120).toISOString() }
const event = await makeSellable(desk, eventValue({ details: { sessions: [session] } }))
const service = await makeSellable(desk, serviceValue())
beforeEach(async () => {
  now = at(0)
  await app.database.queries.execute(sql`DELETE FROM highlights`)
})

const dataOf = <Data>(reply: Reply) => reply.body.data as Data
const fieldsIn = (reply: Reply) => (reply.body.data as { fields?: unknown }).fields
const valueOf = (given: Partial<HighlightValue> = {}): HighlightValue => ({
  title: 'Sorotan',
  summary: '',
  sellableId: course.id,
  pictureId: null,
  position: 10,
  startsAt: null,
  endsAt: null,
  ...given,
})
const make = async (given: Partial<HighlightValue> = {}) =>
  dataOf<Highlight>(await desk.post('/admin/highlights', { value: valueOf(given) }))
const change = async (action: PublicationAction, ...ids: string[]) =>
  dataOf<PublicationResult>(await desk.post('/admin/highlights/change-status', { action, ids }))
async function publish(given: Partial<HighlightValue> = {}) {
  const made = await make(given)
  expect((await change('publish', made.id)).done).toHaveLength(1)
  return made
}
const shown = async (kind: string) =>
  dataOf<ShownHighlight[]>(await visitor.get(`/highlights?kind=${kind}`)).map(({ title }) => title)

test('courses and events are highlighted above their own lists, in their order, three at most', async () => {
  await publish({ title: 'Ketiga', position: 30 })
  await publish({ title: 'Pertama', position: 10 })
  await publish({ title: 'Kedua', position: 20 })
  await publish({ title: 'Keempat', position: 40 })
  await publish({ title: 'Acara', sellableId: event.id })
  await make({ title: 'Draf', position: 1 })
  expect(await shown('course')).toEqual(['Pertama', 'Kedua', 'Ketiga'])
  expect(await shown('event')).toEqual(['Acara'])
  const [first] = dataOf<ShownHighlight[]>(await visitor.get('/highlights?kind=course'))
  expect(first).toMatchObject({ picture: null, card: { number: course.number, kind: 'course' } })
})

test('a highlight is shown within its window, and an event that is over takes its highlight along', async () => {
  await publish({ title: 'Sebentar', startsAt: at(10).toISOString(), endsAt: at(20).toISOString() })
  await publish({ title: 'Acara', sellableId: event.id })
  const seen = async (minutes: number) => {
    now = at(minutes)
    return [...(await shown('course')), ...(await shown('event'))]
  }
  expect(await seen(9)).toEqual(['Acara'])
  expect(await seen(10)).toEqual(['Sebentar', 'Acara'])
  expect(await seen(20)).toEqual(['Acara'])
  expect(await seen(121)).toEqual([])
})

test('what is not chosen cannot be published, and a service cannot be chosen', async () => {
  const draft = await make({ sellableId: null })
  expect((await change('publish', draft.id)).left).toMatchObject([{ reason: 'Kelas atau acaranya belum dipilih.' }])
  const past = await make({ startsAt: at(-20).toISOString(), endsAt: at(-10).toISOString() })
  expect((await change('publish', past.id)).left).toMatchObject([{ reason: 'Waktu berakhirnya sudah lewat.' }])
  expect(fieldsIn(await desk.post('/admin/highlights', { value: valueOf({ sellableId: service.id }) }))).toEqual([
    { path: 'value.sellableId', message: 'Yang disorot hanya kelas dan acara' },
  ])
  expect(fieldsIn(await desk.post('/admin/highlights', { value: valueOf({ sellableId: randomUUID() }) }))).toEqual([
    { path: 'value.sellableId', message: 'Ini sudah tidak ada di katalog' },
  ])
})

test('the back office lists them by kind, and who saves second gets both values', async () => {
  const own = await publish({ title: 'Kelas kami' })
  await publish({ title: 'Acara', sellableId: event.id })
  const listed = async (query: string) =>
    dataOf<{ items: Highlight[] }>(await desk.get(`/admin/highlights?${query}`)).items
  expect((await listed('kind=event')).map(({ value }) => value.title)).toEqual(['Acara'])
  expect(await listed('search=kelas+kami')).toMatchObject([
    { id: own.id, isShown: true, sellable: { kind: 'course', name: course.value.name } },
  ])
  const save = (value: HighlightValue) => desk.send('PUT', `/admin/highlights/${own.id}`, { value, version: 2 })
  expect((await save(valueOf({ title: 'Mereka' }))).status).toBe(200)
  const mine = valueOf({ title: 'Saya' })
  expect(await save(mine)).toMatchObject({
    status: 409,
    body: { data: { code: 'content_changed', mine, theirs: { value: { title: 'Mereka' }, version: 3 } } },
  })
})

test('401 without a session, 403 without the menu, 404 for what is not there, 422 for what cannot be', async () => {
  const unknown = `/admin/highlights/${randomUUID()}`
  const value = valueOf()
  const reader = await app.signedIn({ role: 1, menus: [{ menu: 'banners', capability: 'view' }] })
  const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'manage' }] })
  const statusesOf = async (by: Pick<typeof desk, 'get' | 'post' | 'send'>) => [
    (await by.get('/admin/highlights')).status,
    (await by.get(unknown)).status,
    (await by.post('/admin/highlights', { value })).status,
    (await by.send('PUT', unknown, { value, version: 1 })).status,
    (await by.post('/admin/highlights/change-status', { action: 'archive', ids: [randomUUID()] })).status,
  ]
  expect(await statusesOf(app.visitor())).toEqual([401, 401, 401, 401, 401])
  expect(await statusesOf(stranger)).toEqual([403, 403, 403, 403, 403])
  expect(await statusesOf(reader)).toEqual([200, 404, 403, 403, 403])
  expect(await statusesOf(desk)).toEqual([200, 404, 201, 404, 200])
  for (const wrong of [
    { title: ' ' },
    { position: 0 },
    { startsAt: at(2).toISOString(), endsAt: at(1).toISOString() },
    { pictureId: randomUUID() },
  ])
    expect((await desk.post('/admin/highlights', { value: valueOf(wrong) })).status, JSON.stringify(wrong)).toBe(422)
  for (const kind of ['service', '', 'semua']) expect((await visitor.get(`/highlights?kind=${kind}`)).status).toBe(422)
})
