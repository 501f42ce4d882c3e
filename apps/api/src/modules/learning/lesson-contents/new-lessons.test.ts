import type { Outline } from '@naikkelas/contract/commerce'
import type { LessonContent } from '@naikkelas/contract/learning'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { article, emptyContent, makeCourse, uploadMaterial, writeLesson } from '../../../testing/learning-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const admin = await app.signedIn()
const film = await uploadMaterial(app, admin)
const book = await uploadMaterial(app, admin, 'book')
const outlineOf = async (courseId: string) =>
  (await admin.get(`/admin/sellables/${courseId}/outline`)).body.data as Outline
const contentOf = async (lessonId: string) => (await admin.get(`/admin/lessons/${lessonId}`)).body.data as LessonContent
const filmOf = (title: string, length = 90) => ({ title, file: { id: film, length } })
const add = (courseId: string, body: object, desk = admin) => desk.post(`/admin/courses/${courseId}/film-lessons`, body)

test('films become lessons in their order at the end of a chapter, each with its film', async () => {
  const { course, chapters, lessonIds } = await makeCourse(admin, [{}])
  const chapterId = chapters[0]?.id
  const reply = await add(course.id, { chapterId, films: [filmOf('Pembuka'), filmOf('Praktik', 600)] })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  const { lessonIds: added } = reply.body.data as { lessonIds: string[] }
  const outline = await outlineOf(course.id)
  expect(outline).toMatchObject({ version: 2, lessonCount: 3 })
  expect(outline.chapters[0]?.lessons).toMatchObject([
    { id: lessonIds[0] },
    { id: added[0], title: 'Pembuka', kind: 1, minutes: 2 },
    { id: added[1], title: 'Praktik', kind: 1, minutes: 10 },
  ])
  expect(await contentOf(added[1] ?? '')).toMatchObject({
    version: 1,
    value: { ...emptyContent, file: { id: film, length: 600 } },
    changedBy: admin.admin.name,
  })
})

test('without a chapter films begin a new one at the end', async () => {
  const { course } = await makeCourse(admin, [{}])
  expect((await add(course.id, { chapterId: null, films: [filmOf('Bonus')] })).status).toBe(201)
  const { chapters } = await outlineOf(course.id)
  expect(chapters.map(({ lessons }) => lessons.map(({ title }) => title))).toEqual([['Materi 1'], ['Bonus']])
})

test('one file that is no film, and a chapter of another course, add nothing at all', async () => {
  const { course, chapters } = await makeCourse(admin, [{}])
  const other = await makeCourse(admin, [{}])
  const chapterId = chapters[0]?.id
  const wrong: [object, string][] = [
    [{ chapterId, films: [filmOf('a'), { title: 'b', file: { id: book, length: 2 } }] }, 'films.1.file'],
    [{ chapterId, films: [{ title: 'a', file: { id: randomUUID(), length: 2 } }] }, 'films.0.file'],
    [{ chapterId: other.chapters[0]?.id, films: [filmOf('a')] }, 'chapterId'],
    [{ chapterId, films: [] }, 'films'],
    [{ chapterId, films: [filmOf(' ')] }, 'films.0.title'],
    [{ chapterId, films: [filmOf('a', 0)] }, 'films.0.file.length'],
    [{ chapterId, films: Array.from({ length: 51 }, () => filmOf('a')) }, 'films'],
  ]
  for (const [body, path] of wrong) {
    const reply = await add(course.id, body)
    expect(reply.status, path).toBe(422)
    expect(JSON.stringify(reply.body.data), path).toContain(`"${path}"`)
  }
  expect((await outlineOf(course.id)).lessonCount).toBe(1)
  expect((await add(randomUUID(), { chapterId, films: [filmOf('a')] })).status).toBe(404)
})

test('a copy of a lesson is listed behind it and holds the same, and one that was never written is copied empty', async () => {
  const { course, lessonIds } = await makeCourse(admin, [{ content: null }, {}, { content: null }])
  const [first = '', second = ''] = lessonIds
  const value = { ...article('Isi asli'), resources: [{ fileId: book, title: 'Lembar kerja' }], needsPrevious: true }
  await writeLesson(admin, second, value, 1)
  const copy = async (id: string) =>
    ((await admin.post(`/admin/lessons/${id}/duplicate`)).body.data as { lessonIds: [string] }).lessonIds[0]
  const [ofSecond, ofFirst] = [await copy(second), await copy(first)]
  const { chapters } = await outlineOf(course.id)
  expect(chapters[0]?.lessons.map(({ id }) => id)).toEqual([first, ofFirst, second, ofSecond, lessonIds[2]])
  expect(await contentOf(ofSecond)).toMatchObject({ title: 'Materi 2 (salinan)', version: 1, value })
  expect(await contentOf(ofFirst)).toMatchObject({ version: 0, value: emptyContent })
  await writeLesson(admin, ofSecond, article('Diubah'), 1)
  expect((await contentOf(second)).value).toEqual(value)
})

test('lessons are added and copied by those who manage courses', async () => {
  const { course, chapters, lessonIds } = await makeCourse(admin, [{}])
  const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'view' }] })
  const body = { chapterId: chapters[0]?.id, films: [filmOf('a')] }
  expect((await add(course.id, body, viewer)).status).toBe(403)
  expect((await viewer.post(`/admin/lessons/${lessonIds[0]}/duplicate`)).status).toBe(403)
  expect((await app.visitor().post(`/admin/lessons/${lessonIds[0]}/duplicate`)).status).toBe(401)
  expect((await admin.post(`/admin/lessons/${randomUUID()}/duplicate`)).status).toBe(404)
})
