import type { OutputFor } from '@naikkelas/contract'
import type { browseCollection, CollectionRecord, ListedCollection } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { courseValue, makeSellable, serviceValue } from '../../../testing/catalogue-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const visitor = app.visitor()

const valueOf = (...courseIds: string[]) => ({ title: 'Mulai dari nol', description: 'Tiga langkah.', courseIds })
const make = async (...courseIds: string[]) =>
  (await desk.post('/admin/collections', { value: valueOf(...courseIds) })).body.data as CollectionRecord
const change = (id: string, action: string) => desk.post(`/admin/collections/${id}/change-status`, { action })
const browse = async (number: number, query = '') =>
  (await visitor.get(`/collections/${number}${query}`)).body.data as OutputFor<typeof browseCollection>
const makeCourses = async (count: number) => {
  const made = []
  for (let n = 0; n < count; n += 1) made.push(await makeSellable(desk, courseValue({ price: rupiah(90_000 - n) })))
  return made
}

test('a published collection shows its courses in its order, without those that visitors do not see', async () => {
  const courses = await makeCourses(3)
  const ids = courses.map(({ id }) => id)
  const { id, number, state, courses: picked } = await make(...ids.toReversed())
  expect([state, picked.map((course) => course.id)]).toEqual(['draft', ids.toReversed()])
  expect((await visitor.get(`/collections/${number}`)).status).toBe(404)
  expect((await change(id, 'publish')).body.data).toMatchObject({ state: 'published', version: 2 })
  const numbers = courses.map((course) => course.number)
  expect(await browse(number)).toMatchObject({
    title: 'Mulai dari nol',
    description: 'Tiga langkah.',
    items: numbers.toReversed().map((one) => ({ number: one })),
    next: null,
    previous: null,
  })
  expect((await browse(number, '?sort=4')).items.map((card) => card.number)).toEqual(numbers)
  await desk.post('/admin/sellables/change-status', { action: 'deactivate', sellableIds: [ids[1]] })
  expect((await browse(number)).items.map((card) => card.number)).toEqual([numbers[2], numbers[0]])
  for (const [action, status] of [
    ['unpublish', 404],
    ['publish', 200],
    ['archive', 404],
  ] as const) {
    expect((await change(id, action)).status).toBe(200)
    expect((await visitor.get(`/collections/${number}`)).status).toBe(status)
  }
})

test('a published collection is listed for search engines, with its last change', async () => {
  const [course] = await makeCourses(1)
  const { id, number } = await make(course?.id ?? '')
  const listed = async () => (await app.recordAddresses()).find(({ address }) => address === `/list-course/${number}`)
  expect(await listed()).toBeUndefined()
  const { updatedAt } = (await change(id, 'publish')).body.data as CollectionRecord
  expect(await listed()).toEqual({ address: `/list-course/${number}`, changedAt: new Date(updatedAt) })
})

test('pages of a collection show every course once, there and back', async () => {
  const courses = await makeCourses(26)
  const { id, number } = await make(...courses.map((course) => course.id))
  await change(id, 'publish')
  const first = await browse(number)
  const second = await browse(number, `?after=${first.next}`)
  expect([...first.items, ...second.items].map((card) => card.number)).toEqual(courses.map((course) => course.number))
  expect((await browse(number, `?before=${second.previous}`)).items).toEqual(first.items)
})

test('is changed, listed by state, archived and brought back as a draft', async () => {
  const [one, other] = await makeCourses(2)
  const { id } = await make(one?.id ?? '')
  const value = valueOf(other?.id ?? '', one?.id ?? '')
  const changed = await desk.send('PUT', `/admin/collections/${id}`, { value, version: 1 })
  expect(changed.body.data).toMatchObject({ value, version: 2, changedBy: desk.admin.name })
  const listed = async (query = '') =>
    ((await desk.get(`/admin/collections${query}`)).body.data as ListedCollection[]).find((found) => found.id === id)
  expect(await listed()).toMatchObject({ state: 'draft', courseCount: 2, title: value.title })
  await change(id, 'archive')
  expect([await listed(), (await listed('?state=archived'))?.state]).toEqual([undefined, 'archived'])
  expect((await change(id, 'restore')).body.data).toMatchObject({ state: 'draft' })
})

test('who saves second gets both values', async () => {
  const [course] = await makeCourses(1)
  const { id } = await make(course?.id ?? '')
  const theirs = { ...valueOf(), title: 'Mereka' }
  await desk.send('PUT', `/admin/collections/${id}`, { value: theirs, version: 1 })
  const mine = { ...valueOf(), title: 'Saya' }
  expect(await desk.send('PUT', `/admin/collections/${id}`, { value: mine, version: 1 })).toMatchObject({
    status: 409,
    body: { data: { code: 'sellable_changed', mine, theirs: { value: theirs, version: 2 } } },
  })
})

test('only courses that are there, each once, and never an empty page', async () => {
  const [course] = await makeCourses(1)
  const service = await makeSellable(desk, serviceValue())
  const id = course?.id ?? ''
  for (const courseIds of [
    [service.id],
    [randomUUID()],
    [id, id],
    ['x'],
    Array.from({ length: 101 }, () => randomUUID()),
  ])
    expect((await desk.post('/admin/collections', { value: { ...valueOf(), courseIds } })).status).toBe(422)
  const empty = await make()
  expect(await change(empty.id, 'publish')).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'action', message: 'Pilih paling sedikit satu kelas sebelum menerbitkan' }] } },
  })
  for (const action of ['unpublish', 'restore', 'delete']) expect((await change(empty.id, action)).status).toBe(422)
  const full = await make(id)
  await change(full.id, 'publish')
  expect((await desk.send('PUT', `/admin/collections/${full.id}`, { value: valueOf(), version: 2 })).status).toBe(422)
  // What was archived since it was picked stays until an admin takes it out.
  await desk.post('/admin/sellables/change-status', { action: 'archive', sellableIds: [id] })
  expect((await desk.send('PUT', `/admin/collections/${full.id}`, { value: valueOf(id), version: 2 })).status).toBe(200)
})

test('401 without a session, 403 without the menu, 404 for an unknown id, 422 for what cannot be', async () => {
  const unknown = `/admin/collections/${randomUUID()}`
  const reader = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'view' }] })
  const other = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'manage' }] })
  const statusesOf = async (by: Pick<typeof desk, 'get' | 'post' | 'send'>) => [
    (await by.get('/admin/collections')).status,
    (await by.get(unknown)).status,
    (await by.post('/admin/collections', { value: valueOf() })).status,
    (await by.send('PUT', unknown, { value: valueOf(), version: 1 })).status,
    (await by.post(`${unknown}/change-status`, { action: 'publish' })).status,
  ]
  expect(await statusesOf(visitor)).toEqual([401, 401, 401, 401, 401])
  expect(await statusesOf(other)).toEqual([403, 403, 403, 403, 403])
  expect(await statusesOf(reader)).toEqual([200, 404, 403, 403, 403])
  expect(await statusesOf(desk)).toEqual([200, 404, 201, 404, 404])
  for (const number of ['0', '-1', 'abc', '1.5', '9'.repeat(30), '99999999'])
    expect((await visitor.get(`/collections/${number}`)).status).toBe(404)
  for (const query of ['sort=99', 'after=-1', 'page=-1'])
    expect((await visitor.get(`/collections/1?${query}`)).status).toBe(422)
})
