import { type ListView, listViewsAtMost } from '@naikkelas/contract/identity'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

const app = await createTestApp()
const at = '/admin/list-views'
const viewsIn = (reply: Reply) => reply.body.data as ListView[]
const viewIn = (reply: Reply) => reply.body.data as ListView
const blocked = { list: 'users', name: 'Diblokir', params: { status: 'blocked', sembunyi: 'phone' } }

test('an admin saves views of a list, and sees them by name and in no other list', async () => {
  const rani = await app.signedIn({ role: 1 })
  await rani.post(at, { ...blocked, name: 'Terbaru' })
  const saved = await rani.post(at, blocked)

  expect(saved).toMatchObject({ status: 200, body: { data: { name: 'Diblokir', params: blocked.params } } })
  expect(viewsIn(await rani.get(`${at}?list=users`)).map(({ name }) => name)).toEqual(['Diblokir', 'Terbaru'])
  expect(viewsIn(await rani.get(`${at}?list=audit_log`))).toEqual([])
})

test('each list of the catalogue has views of its own', async () => {
  const rani = await app.signedIn()
  const saved = await rani.post(at, { list: 'course', name: 'Paling laris', params: { urut: '0' } })

  expect(saved.status).toBe(200)
  expect(viewsIn(await rani.get(`${at}?list=course`)).map(({ name }) => name)).toEqual(['Paling laris'])
  expect(viewsIn(await rani.get(`${at}?list=event`))).toEqual([])
  for (const list of ['instructors', 'categories', 'collections']) {
    expect(viewsIn(await rani.get(`${at}?list=${list}`))).toEqual([])
    expect((await rani.post(at, { list, name: 'Aktif', params: { status: '1' } })).status).toBe(200)
    expect(viewsIn(await rani.get(`${at}?list=${list}`))).toMatchObject([{ name: 'Aktif', params: { status: '1' } }])
  }
})

test('a view saved under a name that exists replaces it, whatever its capitals', async () => {
  const rani = await app.signedIn()
  const first = viewIn(await rani.post(at, blocked))

  const second = viewIn(await rani.post(at, { ...blocked, name: '  diblokir ', params: { cari: 'dewi' } }))

  expect(second).toEqual({ id: first.id, name: 'diblokir', params: { cari: 'dewi' } })
  expect(viewsIn(await rani.get(`${at}?list=users`))).toEqual([second])
})

test('views belong to the admin who saved them', async () => {
  const [rani, budi] = [await app.signedIn(), await app.signedIn()]
  const { id } = viewIn(await rani.post(at, blocked))

  expect(viewsIn(await budi.get(`${at}?list=users`))).toEqual([])
  expect((await budi.remove(`${at}/${id}`)).status).toBe(404)
  expect((await rani.remove(`${at}/${id}`)).status).toBe(200)
  expect(viewsIn(await rani.get(`${at}?list=users`))).toEqual([])
  expect((await rani.remove(`${at}/${id}`)).status).toBe(404)
})

test('a list keeps at most twenty views of an admin, also for parallel requests; a replaced one needs no room', async () => {
  const rani = await app.signedIn()
  const replies = await Promise.all(
    Array.from({ length: listViewsAtMost + 5 }, (_, index) => rani.post(at, { ...blocked, name: `Tampilan ${index}` })),
  )

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(listViewsAtMost)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(5)
  const [one] = viewsIn(await rani.get(`${at}?list=users`))
  expect((await rani.post(at, { ...blocked, name: one?.name })).status).toBe(200)
  expect((await rani.post(at, { ...blocked, list: 'audit_log' })).status).toBe(200)
})

test('without a session 401; a list, name or filter that cannot be is refused at its field', async () => {
  const rani = await app.signedIn()
  for (const ask of [
    () => app.visitor().get(`${at}?list=users`),
    () => app.visitor().post(at, blocked),
    () => app.visitor().remove(`${at}/${randomUUID()}`),
  ])
    expect((await ask()).status).toBe(401)
  expect((await rani.get(`${at}?list=pesanan`)).status).toBe(422)
  expect((await rani.get(at)).status).toBe(422)
  expect((await rani.remove(`${at}/bukan-id`)).status).toBe(404)
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`p${'a'.repeat(index + 1)}`, 'x']))
  for (const [wrong, path] of [
    [{ ...blocked, name: ' \u200b ' }, 'name'],
    [{ ...blocked, name: 'x'.repeat(41) }, 'name'],
    [{ ...blocked, params: { status: '' } }, 'params.status'],
    [{ ...blocked, params: { status: 'x'.repeat(301) } }, 'params.status'],
    [{ ...blocked, params: many }, 'params'],
    [{ ...blocked, params: { 'Bukan Nama': 'x' } }, 'params.Bukan Nama'],
  ] as const) {
    const reply = await rani.post(at, wrong)
    expect([path, reply.status, reply.body.data]).toMatchObject([path, 422, { fields: [{ path }] }])
  }
})
