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

const order = (seen: readonly string[], next: readonly string[]) =>
  desk.post('/admin/highlights/move', { seen, order: next })

test('courses and events are highlighted above their own lists, in their order, three at most', async () => {
  const made = []
  for (const title of ['Ketiga', 'Pertama', 'Kedua', 'Keempat']) made.push(await publish({ title }))
  made.push(await publish({ title: 'Acara', sellableId: event.id }))
  made.push(await make({ title: 'Draf' }))
  const [third = '', first = '', ...others] = made.map(({ id }) => id)
  expect(await shown('course')).toEqual(['Ketiga', 'Pertama', 'Kedua'])
  const [second = '', ...rest] = others
  expect((await order([third, first, ...others], [first, second, third, ...rest])).status).toBe(200)
  expect(await shown('course')).toEqual(['Pertama', 'Kedua', 'Ketiga'])
  expect(await shown('event')).toEqual(['Acara'])
  const [card] = dataOf<ShownHighlight[]>(await visitor.get('/highlights?kind=course'))
  expect(card).toMatchObject({ picture: null, card: { number: course.number, kind: 'course' } })
})

test('who comes second with an order gets the stored one, and an order of others is refused', async () => {
  const ids = [await make({ title: 'Satu' }), await make({ title: 'Dua' }), await make({ title: 'Tiga' })].map(
    ({ id }) => id,
  )
  const [one = '', two = '', three = ''] = ids
  const replies = await Promise.all([order(ids, [three, one, two]), order(ids, [two, one, three])])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const [won, lost] = replies.toSorted((a, b) => a.status - b.status)
  const listedBy = (list: { items: Highlight[] } | undefined) => list?.items.map(({ id }) => id)
  const { code, theirs } = lost?.body.data as { code: string; theirs: { items: Highlight[] } }
  expect(code).toBe('order_changed')
  expect(listedBy(theirs)).toEqual(listedBy(won?.body.data as { items: Highlight[] }))
  expect((await order(ids, [one, two, randomUUID()])).status).toBe(422)
  expect((await order(ids, [one, one, two])).status).toBe(422)
})

test('a hundred are in use at most: one more is neither added nor comes back from the archive', async () => {
  const kept = await make()
  await change('archive', kept.id)
  await app.database.queries.execute(sql`
    INSERT INTO highlights (id, title, summary, position, created_at, updated_at)
    SELECT gen_random_uuid(), 'Isi', '', n, ${now}, ${now} FROM generate_series(1, 100) AS n`)
  expect(fieldsIn(await desk.post('/admin/highlights', { value: valueOf() }))).toMatchObject([{ path: 'value.title' }])
  expect((await change('restore', kept.id)).left).toMatchObject([
    { reason: 'Sudah ada 100. Arsipkan dahulu yang tidak dipakai lagi.' },
  ])
  expect(dataOf<{ items: Highlight[] }>(await desk.get('/admin/highlights?archived=1')).items).toMatchObject([
    { id: kept.id, state: 'archived' },
  ])
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

test('the back office lists them with what they show, and who saves second gets both values', async () => {
  const own = await publish({ title: 'Kelas kami' })
  await publish({ title: 'Acara', sellableId: event.id })
  expect(dataOf<{ items: Highlight[] }>(await desk.get('/admin/highlights')).items).toMatchObject([
    { id: own.id, isShown: true, sellable: { kind: 'course', name: course.value.name } },
    { sellable: { kind: 'event', name: event.value.name } },
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
    (await by.post('/admin/highlights/move', { seen: [randomUUID()], order: [randomUUID()] })).status,
  ]
  expect(await statusesOf(app.visitor())).toEqual([401, 401, 401, 401, 401, 401])
  expect(await statusesOf(stranger)).toEqual([403, 403, 403, 403, 403, 403])
  expect(await statusesOf(reader)).toEqual([200, 404, 403, 403, 403, 403])
  expect(await statusesOf(desk)).toEqual([200, 404, 201, 404, 200, 422])
  for (const wrong of [
    { title: ' ' },
    { startsAt: at(2).toISOString(), endsAt: at(1).toISOString() },
    { pictureId: randomUUID() },
  ])
    expect((await desk.post('/admin/highlights', { value: valueOf(wrong) })).status, JSON.stringify(wrong)).toBe(422)
  for (const kind of ['service', '', 'semua']) expect((await visitor.get(`/highlights?kind=${kind}`)).status).toBe(422)
})
