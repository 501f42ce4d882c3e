import type { Chapter, Outline } from '@naikkelas/contract/commerce'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()

const outlineIn = (reply: Reply) => reply.body.data as Outline
const lesson = (title: string, minutes = 10, kind: 0 | 1 | 2 | 3 | 4 = 1) => ({
  id: randomUUID(),
  title,
  kind,
  minutes,
})
const chapter = (title: string, lessons: Chapter['lessons'] = []): Chapter => ({ id: randomUUID(), title, lessons })
const at = (id: string) => `/admin/sellables/${id}/outline`
const save = (id: string, chapters: unknown, version: number) => desk.send('PUT', at(id), { chapters, version })

test('a new course has an empty outline; other kinds and unknown ids have none', async () => {
  const course = await makeSellable(desk)
  const event = await makeSellable(desk, eventValue())
  expect((await desk.get(at(course.id))).body.data).toEqual({
    chapters: [],
    version: 0,
    lessonCount: 0,
    minutes: 0,
    changedBy: null,
  })
  for (const id of [event.id, randomUUID()]) {
    expect((await desk.get(at(id))).status).toBe(404)
    expect((await save(id, [], 0)).status).toBe(404)
  }
})

test('chapters and lessons are kept in their order; they move, change and go, and keep their ids', async () => {
  const { id } = await makeSellable(desk)
  const [foto, judul, ebook] = [lesson('Foto produk', 12), lesson('Judul', 8, 0), lesson('Buku panduan', 0, 2)]
  const [awal, lanjut] = [chapter('Memulai', [foto, judul]), chapter('Lanjut', [ebook])]
  const first = outlineIn(await save(id, [awal, lanjut], 0))
  expect(first).toEqual({
    chapters: [awal, lanjut],
    version: 1,
    lessonCount: 3,
    minutes: 20,
    changedBy: desk.admin.name,
  })

  const moved = [
    { ...lanjut, title: 'Lanjutan', lessons: [judul, { ...ebook, minutes: 30 }] },
    { ...awal, lessons: [foto] },
  ]
  expect(outlineIn(await save(id, moved, 1))).toMatchObject({ chapters: moved, version: 2, minutes: 50 })
  expect(outlineIn(await save(id, [{ ...awal, lessons: [judul] }], 2)).chapters).toEqual([
    { ...awal, lessons: [judul] },
  ])
  expect(outlineIn(await save(id, [], 3)).chapters).toEqual([])
})

test('who saves second gets both outlines; a price that changed meanwhile is not in the way', async () => {
  const course = await makeSellable(desk)
  const budi = await app.signedIn()
  const theirs = [chapter('Milik Budi')]
  await budi.send('PUT', at(course.id), { chapters: theirs, version: 0 })
  const mine = [chapter('Milik saya')]
  expect(await save(course.id, mine, 0)).toMatchObject({
    status: 409,
    body: { data: { code: 'sellable_changed', mine, theirs: { chapters: theirs, changedBy: budi.admin.name } } },
  })
  const value = { ...course.value, summary: 'Lain' }
  const changed = await desk.send('PUT', `/admin/sellables/${course.id}`, { value, version: course.version })
  expect(changed.status).toBe(200)
  expect((await save(course.id, mine, 1)).status).toBe(200)
})

test('chapters and lessons of another course are not taken from it', async () => {
  const [one, other] = [await makeSellable(desk), await makeSellable(desk)]
  const theirs = chapter('Bab', [lesson('Materi')])
  await save(one.id, [theirs], 0)
  const taken = await save(other.id, [{ ...theirs, lessons: [] }], 0)
  const lessons = await save(other.id, [chapter('Bab sendiri', theirs.lessons)], 0)
  expect([taken.status, lessons.status]).toEqual([422, 422])
  expect(outlineIn(await desk.get(at(one.id))).chapters).toEqual([theirs])
  expect(outlineIn(await desk.get(at(other.id))).chapters).toEqual([])
})

test('a copy of a course has the same outline with lessons of its own', async () => {
  const course = await makeSellable(desk, courseValue())
  const original = outlineIn(await save(course.id, [chapter('Bab', [lesson('Materi', 7)])], 0))
  const copy = (await desk.post(`/admin/sellables/${course.id}/duplicate`)).body.data as { id: string }
  const copied = outlineIn(await desk.get(at(copy.id)))
  expect(copied.chapters).toMatchObject([{ title: 'Bab', lessons: [{ title: 'Materi', kind: 1, minutes: 7 }] }])
  expect(copied.chapters[0]?.id).not.toBe(original.chapters[0]?.id)
  expect(copied.chapters[0]?.lessons[0]?.id).not.toBe(original.chapters[0]?.lessons[0]?.id)
})

test('without a session 401, without the menu 403, read-only 403', async () => {
  const course = await makeSellable(desk)
  const body = { chapters: [], version: 0 }
  expect((await app.visitor().get(at(course.id))).status).toBe(401)
  expect((await app.visitor().send('PUT', at(course.id), body)).status).toBe(401)
  const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'manage' }] })
  expect((await stranger.get(at(course.id))).status).toBe(404)
  const reader = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'view' }] })
  expect((await reader.get(at(course.id))).status).toBe(200)
  expect((await reader.send('PUT', at(course.id), body)).status).toBe(403)
})

const twice = lesson('Dua kali')
test.each([
  ['chapters.0.title', [chapter(' ')], 'Judul bab harus diisi'],
  ['chapters.0.lessons.0.title', [chapter('Bab', [lesson('')])], 'Judul materi harus diisi'],
  ['chapters.0.lessons.0.minutes', [chapter('Bab', [lesson('Materi', -1)])], 'Menit tidak bisa kurang dari 0'],
  ['chapters.0.lessons.0.kind', [chapter('Bab', [lesson('Materi', 1, 5 as never)])], 'Pilih jenis materi'],
  ['chapters', [chapter('Bab', [twice, twice])], 'Ada bab atau materi yang sama dua kali'],
  ['chapters', Array.from({ length: 61 }, () => chapter('Bab')), 'Paling banyak 60 bab'],
])('%s is refused with a sentence', async (path, chapters, message) => {
  const { id } = await makeSellable(desk)
  const reply = await save(id, chapters, 0)
  expect(reply.status).toBe(422)
  expect((reply.body.data as { fields: unknown[] }).fields).toContainEqual({ path, message })
})
