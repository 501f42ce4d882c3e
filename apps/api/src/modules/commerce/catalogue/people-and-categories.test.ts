import type { Category, Instructor } from '@naikkelas/contract/commerce'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { courseValue, makeCategory, makeInstructor, makeSellable } from '../../../testing/catalogue-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const fieldsIn = (reply: Reply) => (reply.body.data as { fields?: unknown }).fields

describe('categories', () => {
  const all = async () => (await desk.get('/admin/categories')).body.data as Category[]

  test('are listed in their order with what is in them, changed, and deleted while empty', async () => {
    const [marketing, photo] = [
      await makeCategory(desk, { name: 'Pemasaran' }),
      await makeCategory(desk, { name: 'Foto' }),
    ]
    const course = await makeSellable(desk, courseValue({ categoryId: photo.id }))
    expect((await all()).map(({ value, sellableCount }) => [value.name, sellableCount])).toEqual([
      ['Pemasaran', 0],
      ['Foto', 1],
    ])
    const value = { ...marketing.value, name: 'Pemasaran digital', status: 0 }
    const changed = await desk.send('PUT', `/admin/categories/${marketing.id}`, { value, version: 1 })
    expect(changed.body.data).toMatchObject({ value, version: 2, changedBy: desk.admin.name })
    expect((await desk.remove(`/admin/categories/${photo.id}`)).status).toBe(409)
    // What is archived may come back.
    await desk.post('/admin/sellables/change-status', { action: 'archive', sellableIds: [course.id] })
    expect((await desk.remove(`/admin/categories/${photo.id}`)).body.data).toMatchObject({ code: 'still_used' })
    expect((await desk.remove(`/admin/categories/${marketing.id}`)).status).toBe(200)
    expect((await all()).map(({ id }) => id)).toEqual([photo.id])
  })

  test('a name and a link are one category’s', async () => {
    const { value } = await makeCategory(desk, { name: 'Keuangan' })
    const named = await desk.post('/admin/categories', { value: { ...value, name: 'KEUANGAN', link: 'lain-lagi' } })
    const linked = await desk.post('/admin/categories', { value: { ...value, name: 'Lain lagi' } })
    expect([named, linked].map((reply) => [reply.status, fieldsIn(reply)])).toEqual([
      [422, [{ path: 'value.name', message: 'Kategori dengan nama ini sudah ada' }]],
      [422, [{ path: 'value.link', message: 'Tautan ini sudah dipakai' }]],
    ])
  })

  test('who saves second gets both values', async () => {
    const { id, value } = await makeCategory(desk)
    const theirs = { ...value, summary: 'Mereka' }
    await desk.send('PUT', `/admin/categories/${id}`, { value: theirs, version: 1 })
    const mine = { ...value, summary: 'Saya' }
    expect(await desk.send('PUT', `/admin/categories/${id}`, { value: mine, version: 1 })).toMatchObject({
      status: 409,
      body: { data: { code: 'sellable_changed', mine, theirs: { value: theirs, version: 2 } } },
    })
  })

  test('401 without a session, 403 without the menu, 404 for an unknown id, 422 for what cannot be', async () => {
    const value = { name: 'Baru', link: 'baru', summary: '', status: 1 }
    const unknown = `/admin/categories/${randomUUID()}`
    const editor = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'manage' }] })
    expect((await editor.get('/admin/categories')).status).toBe(200)
    const statusesOf = async (by: Pick<typeof desk, 'post' | 'send' | 'remove'>) => [
      (await by.post('/admin/categories', { value })).status,
      (await by.send('PUT', unknown, { value, version: 1 })).status,
      (await by.remove(unknown)).status,
    ]
    expect(await statusesOf(app.visitor())).toEqual([401, 401, 401])
    expect(await statusesOf(editor)).toEqual([403, 403, 403])
    expect((await statusesOf(desk)).slice(1)).toEqual([404, 404])
    for (const wrong of [{ name: '' }, { link: 'Ä' }, { status: 2 }, { extra: 1 }])
      expect((await desk.post('/admin/categories', { value: { ...value, ...wrong } })).status).toBe(422)
  })
})

describe('instructors', () => {
  const list = async (query = '') =>
    (await desk.get(`/admin/instructors${query}`)).body.data as {
      items: Instructor[]
      next: string | null
      previous: string | null
    }

  test('are found by name, changed, and deleted while they teach nothing', async () => {
    const [dewi, arif] = [
      await makeInstructor(desk, { name: 'Dewi Lestari' }),
      await makeInstructor(desk, { name: 'Arif Wibowo' }),
    ]
    await makeSellable(desk, courseValue({ details: { instructorIds: [dewi.id] } }))
    expect((await list('?search=DEWI')).items).toMatchObject([{ id: dewi.id, sellableCount: 1 }])
    const value = { ...arif.value, title: 'Pengiklan', status: 0 }
    const changed = await desk.send('PUT', `/admin/instructors/${arif.id}`, { value, version: 1 })
    expect(changed.body.data).toMatchObject({ value, version: 2 })
    expect((await desk.get(`/admin/instructors/${arif.id}`)).body.data).toEqual(changed.body.data)
    expect((await list('?status=0')).items.map(({ id }) => id)).toEqual([arif.id])
    expect((await desk.remove(`/admin/instructors/${dewi.id}`)).body.data).toMatchObject({ code: 'still_used' })
    expect((await desk.remove(`/admin/instructors/${arif.id}`)).status).toBe(200)
    expect((await desk.get(`/admin/instructors/${arif.id}`)).status).toBe(404)
  })

  test('are paged by key, latest first', async () => {
    const made: string[] = []
    for (let index = 0; index < 55; index++) made.push((await makeInstructor(desk, { name: `Halaman ${index}` })).id)
    const first = await list('?search=halaman')
    const second = await list(`?search=halaman&after=${first.next}`)
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made.toReversed())
    expect([first.items.length, second.next, first.previous]).toEqual([50, null, null])
    expect((await list(`?search=halaman&before=${second.previous}`)).items).toEqual(first.items)
  })

  test('who saves second gets both values', async () => {
    const { id, value } = await makeInstructor(desk)
    await desk.send('PUT', `/admin/instructors/${id}`, { value: { ...value, title: 'Mereka' }, version: 1 })
    const mine = { ...value, title: 'Saya' }
    expect(await desk.send('PUT', `/admin/instructors/${id}`, { value: mine, version: 1 })).toMatchObject({
      status: 409,
      body: { data: { mine, theirs: { value: { title: 'Mereka' } } } },
    })
  })

  test('401 without a session, 403 without the menu, 404 for an unknown id, 422 for what cannot be', async () => {
    const value = { name: 'Baru', title: '', biography: '', portraitId: null, status: 1 }
    const unknown = `/admin/instructors/${randomUUID()}`
    const editor = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'manage' }] })
    const statusesOf = async (by: Pick<typeof desk, 'get' | 'post' | 'send' | 'remove'>) => [
      (await by.get(unknown)).status,
      (await by.post('/admin/instructors', { value })).status,
      (await by.send('PUT', unknown, { value, version: 1 })).status,
      (await by.remove(unknown)).status,
    ]
    expect(await statusesOf(app.visitor())).toEqual([401, 401, 401, 401])
    expect(await statusesOf(editor)).toEqual([404, 403, 403, 403])
    expect(await statusesOf(desk)).toEqual([404, 201, 404, 404])
    const picture = await desk.post('/admin/instructors', { value: { ...value, portraitId: randomUUID() } })
    expect(fieldsIn(picture)).toEqual([{ path: 'value.portraitId', message: 'Gambar ini sudah tidak ada' }])
    for (const wrong of [{ name: ' ' }, { biography: 'a'.repeat(2_001) }, { status: 'aktif' }])
      expect((await desk.post('/admin/instructors', { value: { ...value, ...wrong } })).status).toBe(422)
  })
})
