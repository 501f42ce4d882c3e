import { type LessonNote, notesAtMost } from '@naikkelas/contract/learning'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { makeCourse, obtain } from '../../../testing/learning-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const admin = await app.signedIn()

type Desk = Awaited<ReturnType<typeof signedInLearner>>
const notesOf = async (desk: Desk, lessonId: string) =>
  ((await desk.get(`/me/lessons/${lessonId}/notes`)).body.data as { items: LessonNote[] }).items
const write = (desk: Desk, lessonId: string, body: object) => desk.post(`/me/lessons/${lessonId}/notes`, body)

async function ownLesson() {
  const { course, lessonIds } = await makeCourse(admin, [{}])
  const [desk, stranger] = [await signedInLearner(app), await signedInLearner(app)]
  await obtain(desk, course)
  return { desk, stranger, course, lessonId: lessonIds[0] ?? '' }
}

test('notes of a lesson come in the order of the film, those of the whole lesson first', async () => {
  const { desk, lessonId } = await ownLesson()
  for (const [text, place] of [
    ['Menit kelima', 300],
    ['Untuk seluruh materi', null],
    ['Pembuka', 12],
  ] as const)
    expect((await write(desk, lessonId, { text, place })).status).toBe(201)
  expect((await notesOf(desk, lessonId)).map(({ text, place }) => [text, place])).toEqual([
    ['Untuk seluruh materi', null],
    ['Pembuka', 12],
    ['Menit kelima', 300],
  ])
})

test('only its writer reads, changes and deletes a note', async () => {
  const { desk, stranger, course, lessonId } = await ownLesson()
  const note = (await write(desk, lessonId, { text: 'Rahasia saya', place: null })).body.data as LessonNote
  expect((await stranger.get(`/me/lessons/${lessonId}/notes`)).status).toBe(404)
  expect((await write(stranger, lessonId, { text: 'Numpang', place: null })).status).toBe(404)
  await obtain(stranger, course)
  expect(await notesOf(stranger, lessonId)).toEqual([])
  const path = `/me/lesson-notes/${note.id}`
  expect((await stranger.send('PUT', path, { text: 'Diganti' })).status).toBe(404)
  expect((await stranger.send('DELETE', path)).status).toBe(404)
  expect((await app.visitor().get(`/me/lessons/${lessonId}/notes`)).status).toBe(401)
  expect((await app.visitor().send('PUT', path, { text: 'Diganti' })).status).toBe(401)

  expect((await desk.send('PUT', path, { text: '  Lebih jelas\r\n\r\n\r\n\r\nbegini ' })).body.data).toEqual({
    ...note,
    text: 'Lebih jelas\n\nbegini',
  })
  expect((await desk.send('DELETE', path)).status).toBe(200)
  expect(await notesOf(desk, lessonId)).toEqual([])
  expect((await desk.send('DELETE', path)).status).toBe(404)
})

test('a note without words, with too many, or at a place before the beginning is refused', async () => {
  const { desk, lessonId } = await ownLesson()
  for (const body of [
    { text: ' \u200b\n ', place: null },
    { text: 'a'.repeat(2_001), place: null },
    { text: 'Sebelum mulai', place: -1 },
    { text: 'Setengah', place: 1.5 },
    { text: 'Tanpa tempat' },
    { place: 3 },
  ])
    expect((await write(desk, lessonId, body)).status, JSON.stringify(body)).toBe(422)
  expect((await write(desk, randomUUID(), { text: 'Materi asing', place: null })).status).toBe(404)
  expect(await notesOf(desk, lessonId)).toEqual([])
})

test('a lesson takes two hundred notes of a learner, also of many that are sent at once', async () => {
  const { desk, lessonId } = await ownLesson()
  await write(desk, lessonId, { text: 'Pertama', place: null })
  await app.database.queries.execute(sql`
    INSERT INTO lesson_notes (id, lesson_id, learner_id, text, written_at)
    SELECT gen_random_uuid(), lesson_id, learner_id, text, written_at FROM lesson_notes, generate_series(1, ${notesAtMost - 2})
    WHERE lesson_id = ${lessonId}`)
  const texts = Array.from({ length: 8 }, (_, index) => `Catatan ${index}`)
  const replies = await Promise.all(texts.map((text) => write(desk, lessonId, { text, place: null })))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(7).fill(409)])
  expect(await notesOf(desk, lessonId)).toHaveLength(notesAtMost)
})
