import type { OutputFor } from '@naikkelas/contract'
import type { browseVacancies, PublicationResult, Vacancy, VacancyPage } from '@naikkelas/contract/content'
import { rupiah } from '@naikkelas/contract/money'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { makeVacancy, publishVacancy, vacancyValue } from '../../../testing/content-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

const HOUR_MS = 3_600_000
const start = new Date('2026-11-20T05:00:00.000Z')
let now = start
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()
beforeEach(() => {
  now = start
})

const at = (hours: number) => new Date(start.getTime() + hours * HOUR_MS).toISOString()
const dataOf = <Data>(reply: Reply) => reply.body.data as Data
const fieldsIn = (reply: Reply) => (reply.body.data as { fields?: unknown }).fields
const browse = async (query = '') => dataOf<OutputFor<typeof browseVacancies>>(await visitor.get(`/vacancies${query}`))
const titlesIn = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)

test('visitors find open vacancies by words, department and place of work; a closed one keeps its address', async () => {
  await makeVacancy(desk, { title: 'Draf' })
  const editor = await publishVacancy(desk, { title: 'Editor', department: 'Marketing', closesAt: at(2) })
  await publishVacancy(desk, { title: 'Admin toko', department: 'Operations', workPlace: 'onsite', city: 'Malang' })
  expect(titlesIn(await browse())).toEqual(['Admin toko', 'Editor'])
  expect(titlesIn(await browse('?sort=2'))).toEqual(['Editor', 'Admin toko'])
  expect(titlesIn(await browse('?department=Marketing'))).toEqual(['Editor'])
  expect(titlesIn(await browse('?workPlace=onsite'))).toEqual(['Admin toko'])
  expect(titlesIn(await browse('?search=malang'))).toEqual(['Admin toko'])
  const counts = async () =>
    (await browse('?department=IT')).departments.map(({ department, count }) => `${department} ${count}`)
  expect(await counts()).toEqual(['IT 0', 'Sales 0', 'Marketing 1', 'HRGA 0', 'Operations 1'])
  const page = async () => dataOf<VacancyPage>(await visitor.get(`/vacancies/${editor.number}`))
  expect(await page()).toMatchObject({ title: 'Editor', isOpen: true, description: editor.value.description })
  now = new Date(start.getTime() + 2 * HOUR_MS)
  expect(titlesIn(await browse())).toEqual(['Admin toko'])
  expect(await page()).toMatchObject({ isOpen: false })
  expect((await app.recordAddresses()).map(({ address }) => address)).not.toContain(`/karir/${editor.number}`)
  await desk.post('/admin/vacancies/change-status', { action: 'archive', ids: [editor.id] })
  expect((await visitor.get(`/vacancies/${editor.number}`)).status).toBe(404)
})

test('lists are paged by key in both directions', async () => {
  const made: string[] = []
  for (let index = 0; index < 14; index++) {
    const { value } = await publishVacancy(desk, { title: `Bertahap ${index}` })
    made.push(value.title)
  }
  const first = await browse('?search=bertahap')
  const second = await browse(`?search=bertahap&after=${first.next}`)
  expect([...titlesIn(first), ...titlesIn(second)]).toEqual(made.toReversed())
  expect([first.items.length, first.previous, second.next]).toEqual([12, null, null])
  expect((await browse(`?search=bertahap&before=${second.previous}`)).items).toEqual(first.items)
})

test('what is not described, or past its day, is not published', async () => {
  const blank = await makeVacancy(desk, { description: null })
  const past = await makeVacancy(desk, { closesAt: at(-1) })
  const reply = await desk.post('/admin/vacancies/change-status', { action: 'publish', ids: [blank.id, past.id] })
  expect(
    dataOf<PublicationResult>(reply)
      .left.map(({ reason }) => reason)
      .sort(),
  ).toEqual(['Batas lamarannya sudah lewat.', 'Uraian pekerjaannya belum ditulis.'])
})

test('who saves second gets both values', async () => {
  const { id, value } = await makeVacancy(desk)
  const theirs = { ...value, title: 'Mereka', salaryFrom: rupiah(4_000_000), salaryUntil: rupiah(5_000_000) }
  expect((await desk.send('PUT', `/admin/vacancies/${id}`, { value: theirs, version: 1 })).body.data).toMatchObject({
    value: theirs,
    version: 2,
    changedBy: desk.admin.name,
  })
  const mine = { ...value, title: 'Saya' }
  expect(await desk.send('PUT', `/admin/vacancies/${id}`, { value: mine, version: 1 })).toMatchObject({
    status: 409,
    body: { data: { code: 'content_changed', mine, theirs: { value: theirs, version: 2 } } },
  })
})

test('401 without a session, 403 without the menu, 404 for an unknown id, 422 for what cannot be', async () => {
  const value = vacancyValue()
  const unknown = `/admin/vacancies/${randomUUID()}`
  const reader = await app.signedIn({ role: 1, menus: [{ menu: 'careers', capability: 'view' }] })
  const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'leads', capability: 'manage' }] })
  const statusesOf = async (by: Pick<typeof desk, 'get' | 'post' | 'send'>) => [
    (await by.get('/admin/vacancies')).status,
    (await by.get(unknown)).status,
    (await by.post('/admin/vacancies', { value })).status,
    (await by.send('PUT', unknown, { value, version: 1 })).status,
    (await by.post('/admin/vacancies/change-status', { action: 'archive', ids: [randomUUID()] })).status,
  ]
  expect(await statusesOf(app.visitor())).toEqual([401, 401, 401, 401, 401])
  expect(await statusesOf(stranger)).toEqual([403, 403, 403, 403, 403])
  expect(await statusesOf(reader)).toEqual([200, 404, 403, 403, 403])
  expect(await statusesOf(desk)).toEqual([200, 404, 201, 404, 200])
  for (const wrong of [{ title: '' }, { department: 'Gudang' }, { city: ' ' }, { salaryFrom: -1 }, { extra: 1 }])
    expect((await desk.post('/admin/vacancies', { value: { ...value, ...wrong } })).status).toBe(422)
  const turned = { ...value, salaryFrom: 5, salaryUntil: 4 }
  expect(fieldsIn(await desk.post('/admin/vacancies', { value: turned }))).toEqual([
    { path: 'value.salaryUntil', message: 'Gaji tertinggi tidak boleh di bawah yang terendah' },
  ])
  for (const query of ['department=Gudang', 'workPlace=mars', 'sort=99', 'after=-1'])
    expect((await visitor.get(`/vacancies?${query}`)).status).toBe(422)
  for (const number of ['0', '-1', 'abc']) expect((await visitor.get(`/vacancies/${number}`)).status).toBe(404)
  const listed = dataOf<{ items: Vacancy[] }>(await desk.get('/admin/vacancies?search=%25')).items
  expect(listed).toEqual([])
})
