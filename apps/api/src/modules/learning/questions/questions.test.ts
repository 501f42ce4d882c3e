import type { AskedQuestion, LessonQuestion } from '@naikkelas/contract/learning'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { makeCourse, obtain } from '../../../testing/learning-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const admin = await app.signedIn()

type Desk = Awaited<ReturnType<typeof signedInLearner>>
type Page<Item> = { items: Item[]; next: string | null; previous: string | null }
const questionsOf = async (desk: Desk, lessonId: string, query = '') =>
  (await desk.get(`/me/lessons/${lessonId}/questions${query}`)).body.data as Page<LessonQuestion>
const ask = async (desk: Desk, lessonId: string, text: string, place: number | null = null) => {
  const reply = await desk.post(`/me/lessons/${lessonId}/questions`, { text, place })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body.data as LessonQuestion
}
const answer = (id: string, text: string, version = 1) =>
  admin.send('PUT', `/admin/lesson-questions/${id}/answer`, { text, version })

async function sharedLesson() {
  const { course, lessonIds } = await makeCourse(admin, [{}])
  const [asker, reader] = [await signedInLearner(app), await signedInLearner(app)]
  await obtain(asker, course)
  await obtain(reader, course)
  return { course, asker, reader, lessonId: lessonIds[0] ?? '' }
}

const mailsAbout = async (id: string) =>
  (await app.database.queries.execute(sql`SELECT subject FROM mails WHERE key = ${`lesson-answer:${id}`}`)).rows

test('a question is read by all learners of the course, the newest first, and answered in a name', async () => {
  const { asker, reader, lessonId } = await sharedLesson()
  const first = await ask(asker, lessonId, 'Kamera apa yang dipakai?', 42)
  await ask(reader, lessonId, 'Boleh pakai ponsel?')
  const replied = await answer(first.id, 'Ponsel saja cukup.')
  expect(replied.status).toBe(200)
  const { items } = await questionsOf(reader, lessonId)
  expect(items.map(({ text, isMine, place }) => [text, isMine, place])).toEqual([
    ['Boleh pakai ponsel?', true, null],
    ['Kamera apa yang dipakai?', false, 42],
  ])
  expect(items[1]?.answer).toEqual({
    text: 'Ponsel saja cukup.',
    at: expect.any(String) as string,
    by: expect.any(String) as string,
  })
  expect(items[1]?.author).toMatch(/^\S+ \S\.$|^\S+$/)
})

test('the first answer is mailed to the asker, once', async () => {
  const { asker, lessonId } = await sharedLesson()
  const { id } = await ask(asker, lessonId, 'Kapan kelas berikutnya?')
  await answer(id, 'Bulan depan.')
  await answer(id, '', 2)
  await answer(id, 'Minggu depan.', 3)
  expect(await mailsAbout(id)).toHaveLength(1)
  expect((await questionsOf(asker, lessonId)).items[0]?.answer?.text).toBe('Minggu depan.')
})

test('two who answer at once: the second sees the answer of the first', async () => {
  const { asker, lessonId } = await sharedLesson()
  const { id } = await ask(asker, lessonId, 'Siapa cepat?')
  const replies = await Promise.all([answer(id, 'Saya.'), answer(id, 'Bukan, saya.')])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await mailsAbout(id)).toHaveLength(1)
})

test('a hidden question is gone for learners, kept for the team with the reason, and comes back when it is shown', async () => {
  const { asker, lessonId } = await sharedLesson()
  const { id } = await ask(asker, lessonId, 'Nomor saya 0812 3456 7890')
  const hide = (version: number, reason = 'Menyebut nomor telepon') =>
    admin.post(`/admin/lesson-questions/${id}/hide`, { reason, version })
  expect((await hide(1, ' ')).status).toBe(422)
  expect((await hide(1)).status).toBe(200)
  expect((await hide(2)).status).toBe(422)
  expect((await questionsOf(asker, lessonId)).items).toEqual([])
  const hidden = (await admin.get('/admin/lesson-questions?state=hidden')).body.data as Page<AskedQuestion>
  expect(hidden.items.find((one) => one.id === id)?.hidden?.reason).toBe('Menyebut nomor telepon')
  // An answer that its asker cannot open is not announced.
  await answer(id, 'Jangan tulis nomor di sini.', 2)
  expect(await mailsAbout(id)).toEqual([])
  expect((await admin.post(`/admin/lesson-questions/${id}/show`, { version: 3 })).status).toBe(200)
  expect((await questionsOf(asker, lessonId)).items).toHaveLength(1)
})

test('only its asker deletes a question, and strangers neither read nor ask', async () => {
  const { asker, reader, lessonId } = await sharedLesson()
  const stranger = await signedInLearner(app)
  const { id } = await ask(asker, lessonId, 'Boleh dihapus?')
  expect((await reader.send('DELETE', `/me/lesson-questions/${id}`)).status).toBe(404)
  expect((await stranger.get(`/me/lessons/${lessonId}/questions`)).status).toBe(404)
  expect((await stranger.post(`/me/lessons/${lessonId}/questions`, { text: 'Halo', place: null })).status).toBe(404)
  expect((await app.visitor().get(`/me/lessons/${lessonId}/questions`)).status).toBe(401)
  expect((await asker.send('DELETE', `/me/lesson-questions/${id}`)).status).toBe(200)
  expect((await questionsOf(reader, lessonId)).items).toEqual([])
  expect((await answer(id, 'Terlambat.')).status).toBe(404)
})

test('those who answer find questions by course, words, answer and state', async () => {
  const { course, asker, lessonId } = await sharedLesson()
  const open = await ask(asker, lessonId, 'Pakai 100% kapas?')
  const done = await ask(asker, lessonId, 'Ukuran berapa?')
  await answer(done.id, 'Semua ukuran.')
  const idsOf = async (query: string) =>
    (
      (await admin.get(`/admin/lesson-questions?courseId=${course.id}${query}`)).body.data as Page<AskedQuestion>
    ).items.map(({ id }) => id)
  expect(await idsOf('')).toEqual([done.id, open.id])
  expect(await idsOf('&answered=0')).toEqual([open.id])
  expect(await idsOf('&answered=1')).toEqual([done.id])
  expect(await idsOf('&search=100%25')).toEqual([open.id])
  expect(await idsOf('&search=%25')).toEqual([open.id])
  expect(await idsOf('&state=hidden')).toEqual([])
  for (const wrong of ['answered=2', 'state=x', 'courseId=1', 'after=x', 'other=1'])
    expect((await admin.get(`/admin/lesson-questions?${wrong}`)).status, wrong).toBe(422)
})

test('questions come page by page, forwards and back', async () => {
  const { asker, lessonId } = await sharedLesson()
  const { id } = await ask(asker, lessonId, 'Pertama')
  await app.database.queries.execute(sql`
    INSERT INTO lesson_questions (id, lesson_id, learner_id, text, asked_at)
    SELECT gen_random_uuid(), lesson_id, learner_id, 'Nomor ' || n, asked_at + n * interval '1 second'
    FROM lesson_questions, generate_series(1, 24) AS n WHERE id = ${id}`)
  const first = await questionsOf(asker, lessonId)
  expect([first.items.length, first.items[0]?.text, first.previous]).toEqual([20, 'Nomor 24', null])
  const second = await questionsOf(asker, lessonId, `?after=${first.next}`)
  expect([second.items.length, second.items.at(-1)?.text, second.next]).toEqual([5, 'Pertama', null])
  const back = await questionsOf(asker, lessonId, `?before=${second.previous}`)
  expect(back.items.map(({ id: one }) => one)).toEqual(first.items.map(({ id: one }) => one))
})

test('an admin without the courses neither reads nor answers questions', async () => {
  const { asker, lessonId } = await sharedLesson()
  const { id } = await ask(asker, lessonId, 'Siapa yang baca?')
  const other = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'manage' }] })
  expect((await other.get('/admin/lesson-questions')).status).toBe(403)
  const path = `/admin/lesson-questions/${id}`
  expect((await other.send('PUT', `${path}/answer`, { text: 'Saya', version: 1 })).status).toBe(403)
  expect((await other.post(`${path}/hide`, { reason: 'Iseng', version: 1 })).status).toBe(403)
  expect((await other.post(`${path}/show`, { version: 1 })).status).toBe(403)
  expect((await app.visitor().get('/admin/lesson-questions')).status).toBe(401)
  expect((await answer(randomUUID(), 'Ke mana?')).status).toBe(404)
  expect((await answer(id, 'a'.repeat(4_001))).status).toBe(422)
})

test('a question without words or with too many is refused', async () => {
  const { asker, lessonId } = await sharedLesson()
  for (const body of [
    { text: '   ', place: null },
    { text: 'a'.repeat(2_001), place: null },
    { text: 'Di mana?', place: -3 },
    { text: 'Tanpa tempat' },
  ])
    expect((await asker.post(`/me/lessons/${lessonId}/questions`, body)).status, JSON.stringify(body)).toBe(422)
})
