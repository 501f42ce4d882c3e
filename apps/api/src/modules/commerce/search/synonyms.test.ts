import type { OutputFor } from '@naikkelas/contract'
import type { searchCatalogue, Synonym } from '@naikkelas/contract/commerce'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()

const namesOf = async (words: string) => {
  const { body } = await app.visitor().get(`/search?words=${encodeURIComponent(words)}`)
  return (body.data as OutputFor<typeof searchCatalogue>).items.map(({ name }) => name)
}
/** A file is no envelope. */
const fileStatus = async ({ cookies }: Pick<typeof desk, 'cookies'>, path: string) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request(`http://localhost:3000/api${path}`, { headers: { cookie } })
  return (await app.fetch(request, { clientAddress: '203.0.113.7' })).status
}
const make = async (...words: string[]) =>
  (await desk.post('/admin/synonyms', { value: { words } })).body.data as Synonym

test('words and phrases mean the same from the moment they are saved until they are deleted', async () => {
  await makeSellable(desk, courseValue({ name: 'Foto produk dengan ponsel' }))
  await makeSellable(desk, courseValue({ name: 'Mengelola media sosial' }))
  expect(await namesOf('handphone')).toEqual([])
  const { id, value } = await make('HP', 'Ponsel', 'Handphone')
  expect(value).toEqual({ words: ['HP', 'Ponsel', 'Handphone'] })
  expect([await namesOf('handphone'), await namesOf('foto hp')]).toEqual([
    ['Foto produk dengan ponsel'],
    ['Foto produk dengan ponsel'],
  ])
  const social = await make('medsos', 'media sosial')
  expect(await namesOf('mengelola medsos')).toEqual(['Mengelola media sosial'])
  const changed = await desk.send('PUT', `/admin/synonyms/${id}`, { value: { words: ['hp', 'gawai'] }, version: 1 })
  expect(changed.body.data).toMatchObject({ version: 2, changedBy: desk.admin.name })
  expect(await namesOf('handphone')).toEqual([])
  const list = (await desk.get('/admin/synonyms')).body.data as Synonym[]
  expect(list.map((one) => one.value.words)).toEqual([
    ['hp', 'gawai'],
    ['medsos', 'media sosial'],
  ])
  expect((await desk.remove(`/admin/synonyms/${social.id}`)).status).toBe(200)
  expect(await namesOf('mengelola medsos')).toEqual(['Mengelola media sosial'])
  expect(await namesOf('medsos')).toEqual([])
})

test('a word is in one group, once, and is one', async () => {
  await make('diskon', 'potongan harga')
  const refusalOf = async (...words: string[]) => {
    const { status, body } = await desk.post('/admin/synonyms', { value: { words } })
    return [status, (body.data as { fields: unknown[] }).fields]
  }
  const refused = (message: string) => [422, [{ path: 'value.words', message }]]
  expect(await refusalOf('promo', 'Potongan  Harga')).toEqual(refused('“potongan harga” sudah ada di sinonim lain'))
  expect(await refusalOf('promo', 'PROMO')).toEqual(refused('“PROMO” sudah ditulis'))
  expect(await refusalOf('promo', '!!!')).toEqual(refused('“!!!” tidak punya huruf atau angka'))
  expect(await refusalOf('promo', 'satu dua tiga empat')).toEqual(refused('“satu dua tiga empat” lebih dari 3 kata'))
  expect((await refusalOf('promo'))[0]).toBe(422)
})

test('who saves second gets both values', async () => {
  const { id } = await make('kursus', 'pelatihan')
  const theirs = { words: ['kursus', 'training'] }
  await desk.send('PUT', `/admin/synonyms/${id}`, { value: theirs, version: 1 })
  const mine = { words: ['kursus', 'les'] }
  expect(await desk.send('PUT', `/admin/synonyms/${id}`, { value: mine, version: 1 })).toMatchObject({
    status: 409,
    body: { data: { code: 'sellable_changed', mine, theirs: { value: theirs, version: 2 } } },
  })
})

test('401 without a session, 403 without the menu, 404 for an unknown id', async () => {
  const value = { words: ['satu', 'tunggal'] }
  const unknown = `/admin/synonyms/${randomUUID()}`
  const period = '?from=2026-11-01&until=2026-11-30'
  const editor = await app.signedIn({ role: 1, menus: [{ menu: 'categories', capability: 'view' }] })
  const other = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'manage' }] })
  const statusesOf = async (by: Pick<typeof desk, 'cookies' | 'get' | 'post' | 'send' | 'remove'>) => [
    (await by.get('/admin/synonyms')).status,
    (await by.get(`/admin/searched-words${period}`)).status,
    await fileStatus(by, `/admin/searched-words.csv${period}`),
    (await by.post('/admin/synonyms', { value })).status,
    (await by.send('PUT', unknown, { value, version: 1 })).status,
    (await by.remove(unknown)).status,
  ]
  expect(await statusesOf(app.visitor())).toEqual([401, 401, 401, 401, 401, 401])
  expect(await statusesOf(other)).toEqual([403, 403, 403, 403, 403, 403])
  expect(await statusesOf(editor)).toEqual([200, 200, 200, 403, 403, 403])
  expect(await statusesOf(desk)).toEqual([200, 200, 200, 201, 404, 404])
})
