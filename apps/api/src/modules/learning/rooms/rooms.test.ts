import type { OwnCourse, ProgressState, Room, RoomLessonContent } from '@naikkelas/contract/learning'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readAddress } from '../../../testing/file-uploads.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import {
  article,
  emptyContent,
  finishLesson,
  makeCourse,
  obtain,
  uploadMaterial,
  writeLesson,
} from '../../../testing/learning-factories.ts'
import { switchFlag } from '../../../testing/settings-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const start = new Date('2026-11-20T10:00:00Z')
let now = start
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
}

type Desk = Awaited<ReturnType<typeof signedInLearner>>
const coursesOf = async (desk: Desk) => (await desk.get('/me/courses')).body.data as OwnCourse[]
const open = async (desk: Desk, lessonId: string) =>
  (await desk.get(`/me/lessons/${lessonId}`)).body.data as RoomLessonContent
const report = (desk: Desk, lessonId: string, body: object) => desk.post(`/me/lessons/${lessonId}/progress`, body)
const seenOf = (from: number, to: number) => ({ position: to, at: now.toISOString(), seen: [[from, to]] })

async function filmCourse(seconds = 100) {
  const film = await uploadMaterial(app, admin)
  const made = await makeCourse(admin, [
    { kind: 1, content: { ...emptyContent, file: { id: film, length: seconds } } },
    { kind: 0 },
  ])
  const desk = await signedInLearner(app)
  await obtain(desk, made.course)
  const [filmId = '', articleId = ''] = made.lessonIds
  return { ...made, desk, film, filmId, articleId }
}

test('a course that was obtained is among my courses and opens; for others and without a session it does not', async () => {
  const { course, lessonIds } = await makeCourse(admin, [{}, {}])
  const [desk, other] = [await signedInLearner(app), await signedInLearner(app)]
  await obtain(desk, course)
  const [own] = await coursesOf(desk)
  expect(own).toMatchObject({
    number: course.number,
    progress: { done: 0, total: 2, percent: 0 },
    next: { id: lessonIds[0], title: 'Materi 1' },
    startedAt: null,
    completedAt: null,
    accessEndsAt: null,
  })
  const room = (await desk.get(`/me/courses/${course.number}`)).body.data as Room
  expect(room.chapters.flatMap(({ lessons }) => lessons.map(({ id }) => id))).toEqual(lessonIds)
  expect(await coursesOf(other)).toEqual([])
  const paths = [`/me/courses/${course.number}`, `/me/lessons/${lessonIds[0]}`]
  for (const path of paths) {
    expect((await other.get(path)).status, path).toBe(404)
    expect((await app.visitor().get(path)).status, path).toBe(401)
  }
  expect((await app.visitor().get('/me/courses')).status).toBe(401)
  for (const wrong of ['/me/courses/999999', '/me/courses/0', '/me/courses/x', `/me/lessons/${randomUUID()}`])
    expect((await desk.get(wrong)).status, wrong).toBe(404)
})

test('articles are marked as done one by one, and with the last one the course is completed for good', async () => {
  const { course, lessonIds, chapters } = await makeCourse(admin, [{}, {}])
  const desk = await signedInLearner(app)
  await obtain(desk, course)
  const [first = '', second = ''] = lessonIds
  expect((await finishLesson(desk, first)).course).toEqual({ done: 1, total: 2, percent: 50, isCompleted: false })
  expect((await coursesOf(desk))[0]?.next?.id).toBe(second)
  const done = await finishLesson(desk, second)
  expect(done).toMatchObject({ isDone: true, course: { done: 2, total: 2, percent: 100, isCompleted: true } })
  expect((await coursesOf(desk))[0]?.completedAt).toBe(now.toISOString())
  // Lessons that are added later do not undo it.
  const [chapter] = chapters
  const more = [
    { ...chapter, lessons: [...(chapter?.lessons ?? []), { id: randomUUID(), title: 'Baru', kind: 0, minutes: 3 }] },
  ]
  await admin.send('PUT', `/admin/sellables/${course.id}/outline`, { chapters: more, version: 1 })
  expect((await coursesOf(desk))[0]).toMatchObject({ progress: { done: 2, total: 3 }, completedAt: now.toISOString() })
})

test('a film is done by what was really seen of it, and its end alone is not enough', async () => {
  const { desk, filmId } = await filmCourse()
  await open(desk, filmId)
  later(200)
  const end = (await report(desk, filmId, seenOf(95, 100))).body.data as ProgressState
  expect(end).toMatchObject({ isDone: false, seenPercent: 5 })
  expect((await desk.post(`/me/lessons/${filmId}/complete`)).body.data).toMatchObject({ code: 'lesson_not_seen' })
  const whole = (await report(desk, filmId, seenOf(0, 90))).body.data as ProgressState
  expect(whole).toMatchObject({ isDone: true, seenPercent: 100, course: { done: 1, total: 2 } })
})

test('the position survives, the later of two devices counts, and what an old report brings is added', async () => {
  const { desk, filmId } = await filmCourse()
  await open(desk, filmId)
  later(30)
  const phone = { position: 20, at: now.toISOString(), seen: [[0, 20]] }
  later(30)
  await report(desk, filmId, { position: 50, at: now.toISOString(), seen: [[40, 50]] })
  // The phone was without network and reports now.
  const state = (await report(desk, filmId, phone)).body.data as ProgressState
  expect(state.seenPercent).toBe(33)
  expect(await open(desk, filmId)).toMatchObject({ position: 50, seenPercent: 33 })
  const again = (await report(desk, filmId, phone)).body.data as ProgressState
  expect(again.seenPercent).toBe(33)
})

test('a device whose clock is ahead does not keep its position for ever', async () => {
  const { desk, filmId } = await filmCourse()
  await open(desk, filmId)
  later(30)
  await report(desk, filmId, { position: 10, at: '2031-01-01T00:00:00.000Z', seen: [[0, 10]] })
  later(30)
  await report(desk, filmId, seenOf(10, 40))
  expect((await open(desk, filmId)).position).toBe(40)
})

test('two devices that report at the same moment both count', async () => {
  const { desk, filmId } = await filmCourse()
  await open(desk, filmId)
  later(300)
  const parts = Array.from({ length: 10 }, (_, index) => seenOf(index * 10, index * 10 + 10))
  const replies = await Promise.all(parts.map((part) => report(desk, filmId, part)))
  expect(replies.map(({ status }) => status)).toEqual(parts.map(() => 200))
  expect(await open(desk, filmId)).toMatchObject({ isDone: true, seenPercent: 100 })
})

test('a whole film that is reported a second after it was opened is not believed', async () => {
  const { desk, filmId } = await filmCourse(3_600)
  await open(desk, filmId)
  later(1)
  const state = (await report(desk, filmId, seenOf(0, 3_600))).body.data as ProgressState
  expect(state.isDone).toBe(false)
  expect(state.seenPercent).toBeLessThan(1)
})

test('progress that cannot be is refused with its field, and nothing changes', async () => {
  const { desk, filmId, articleId } = await filmCourse()
  const at = now.toISOString()
  const wrong = [
    { position: -1, at, seen: [] },
    { position: 1.5, at, seen: [] },
    { position: 1, at, seen: [[5, 5]] },
    { position: 1, at, seen: [[9, 3]] },
    { position: 1, at, seen: [[-4, 3]] },
    { position: 1, at: 'besok', seen: [] },
    { position: 1, at, seen: [[0, 1]], percent: 100 },
    { position: 1, at, seen: [[0, 1]], learnerId: randomUUID() },
    { position: 1, at, seen: Array.from({ length: 201 }, (_, index) => [index, index + 1]) },
  ]
  for (const body of wrong) expect((await report(desk, filmId, body)).status, JSON.stringify(body)).toBe(422)
  expect((await report(desk, articleId, seenOf(0, 5))).status).toBe(422)
  expect((await report(await signedInLearner(app), filmId, seenOf(0, 5))).status).toBe(404)
  expect((await open(desk, filmId)).seenPercent).toBe(0)
})

test('a lesson that is not open yet is not read, reported or marked as done', async () => {
  const { course, lessonIds } = await makeCourse(admin, [
    {},
    { content: { ...article(), needsPrevious: true } },
    { content: { ...article(), opensAfterDays: 2 } },
    { content: null },
  ])
  const desk = await signedInLearner(app)
  await obtain(desk, course)
  const [first = '', ...closed] = lessonIds
  for (const id of closed) {
    expect((await desk.get(`/me/lessons/${id}`)).body.data).toMatchObject({ code: 'lesson_closed' })
    expect((await desk.post(`/me/lessons/${id}/complete`)).status).toBe(409)
    expect((await report(desk, id, seenOf(0, 5))).status).toBe(409)
  }
  await finishLesson(desk, first)
  expect((await desk.get(`/me/lessons/${closed[0]}`)).status).toBe(200)
  later(2 * 86_400)
  expect((await desk.get(`/me/lessons/${closed[1]}`)).status).toBe(200)
})

test('media opens in the session that its address was made for, whole and in parts, and nowhere else', async () => {
  const { desk, filmId, film } = await filmCourse()
  const source = (await open(desk, filmId)).film?.sources[0]?.address ?? ''
  expect(source).toContain(film)
  const whole = await readAddress(app, desk, source)
  expect(whole.status).toBe(200)
  const part = await readAddress(app, desk, source, { headers: { range: 'bytes=0-9' } })
  expect([part.status, part.bytes.length, part.headers.get('cache-control')]).toEqual([206, 10, 'private, no-store'])
  const other = await signedInLearner(app)
  const again = app.visitor()
  await again.post('/login', { email: desk.learner.email, password: 'kata sandi contoh' })
  for (const reader of [other, again]) expect((await readAddress(app, reader, source)).status).not.toBe(200)
  expect((await readAddress(app, null, source)).status).toBe(401)
  const altered = [source.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), source.split('?')[0] ?? '', `${source}x`]
  for (const address of altered)
    for (const headers of [{}, { range: 'bytes=0-9' }] as Record<string, string>[])
      expect((await readAddress(app, desk, address, { headers })).status, address).toBeGreaterThanOrEqual(404)
  later(14 * 3_600)
  expect((await readAddress(app, desk, source)).status).toBe(404)
})

test('media closes with the access at once', async () => {
  const { desk, filmId, course } = await filmCourse()
  const source = (await open(desk, filmId)).film?.sources[0]?.address ?? ''
  await app.database.queries.execute(sql`UPDATE entitlements SET revoked_at = ${now} WHERE sellable_id = ${course.id}`)
  expect((await readAddress(app, desk, source, { headers: { range: 'bytes=0-9' } })).status).toBe(404)
  expect((await desk.get(`/me/lessons/${filmId}`)).status).toBe(404)
  expect((await desk.get(`/me/courses/${course.number}`)).status).toBe(404)
  expect((await report(desk, filmId, seenOf(0, 5))).status).toBe(404)
  expect(await coursesOf(desk)).toEqual([])
})

test('a film has captions and a second source, which comes first while the flag for it is on', async () => {
  const { desk, filmId, film } = await filmCourse()
  const backup = await uploadMaterial(app, admin)
  const captions = [{ language: 'id' as const, vtt: 'WEBVTT\n\n00:00.000 --> 00:02.000\nSelamat datang' }]
  const value = { ...emptyContent, file: { id: film, length: 100 }, backupFileId: backup, captions }
  await writeLesson(admin, filmId, value, 1)
  const sourcesOf = async () => (await open(desk, filmId)).film?.sources.map(({ address }) => address) ?? []
  expect((await sourcesOf()).map((address) => address.includes(film))).toEqual([true, false])
  const text = (await open(desk, filmId)).film?.captions[0]?.address ?? ''
  const read = await readAddress(app, desk, text)
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8'])
  expect(read.bytes.toString()).toContain('Selamat datang')
  expect((await readAddress(app, desk, text.replace('/id?', '/en?'))).status).toBe(404)
  expect((await switchFlag(admin, 'backup_lesson_video', true)).status).toBe(200)
  expect((await sourcesOf()).map((address) => address.includes(film))).toEqual([false, true])
  await switchFlag(admin, 'backup_lesson_video', false)
  const [before] = await sourcesOf()
  expect(await sourcesOf()).toContain(before)
  // A new address with each opening, which no cache has.
  await switchFlag(admin, 'forced_lesson_cache_refresh', true)
  const refreshed = (await sourcesOf())[0] ?? ''
  later(1)
  expect(await sourcesOf()).not.toContain(refreshed)
  expect((await readAddress(app, desk, refreshed)).status).toBe(200)
})
