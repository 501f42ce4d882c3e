import type { CourseAnalytics } from '@naikkelas/contract/learning'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
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
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
const { queries } = app.database
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000)
}

type Course = Parameters<typeof obtain>[1]
type Desk = Awaited<ReturnType<typeof learnerOf>>

const analyticsOf = async (courseId: string, query = '') =>
  (await admin.get(`/admin/courses/${courseId}/analytics${query}`)).body.data as CourseAnalytics

async function learnerOf(course: Course) {
  const desk = await signedInLearner(app)
  await obtain(desk, course)
  return desk
}

const open = async (desk: Desk, lessonId: string) =>
  expect((await desk.get(`/me/lessons/${lessonId}`)).status).toBe(200)

/** Opens a film, and has seen these parts of it an hour later. */
async function watch(desk: Desk, lessonId: string, seen: readonly (readonly [from: number, to: number])[]) {
  await open(desk, lessonId)
  later(1 / 24)
  const reply = await desk.post(`/me/lessons/${lessonId}/progress`, { position: 0, at: now.toISOString(), seen })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

async function courseWithFilm(seconds: number) {
  const film = { id: await uploadMaterial(app, admin), length: seconds }
  const made = await makeCourse(admin, [{ kind: 1, content: { ...emptyContent, file: film } }, {}])
  const [filmId = '', articleId = ''] = made.lessonIds
  return { ...made, filmId, articleId }
}

test('the funnel goes from the access to the certificate, and counts each learner once', async () => {
  const { course, lessonIds } = await makeCourse(admin, [{}, {}, {}, {}])
  await learnerOf(course)
  const learning = await learnerOf(course)
  const [first = '', second = '', third = ''] = lessonIds
  await open(learning, first)
  const half = await learnerOf(course)
  for (const id of [first, second]) await finishLesson(half, id)
  const nearly = await learnerOf(course)
  for (const id of [first, second, third]) await finishLesson(nearly, id)
  const whole = await learnerOf(course)
  for (const id of lessonIds) await finishLesson(whole, id)
  const unproven = await learnerOf(course)
  for (const id of lessonIds) await finishLesson(unproven, id)
  await queries.execute(sql`
    UPDATE certificates SET revoked_at = ${now}, revoked_reason = 'Salah' WHERE learner_id = ${unproven.learner.id}`)
  await queries.execute(sql`
    INSERT INTO access_grants (id, learner_id, sellable_id, reason, granted_at)
    VALUES (gen_random_uuid(), ${whole.learner.id}, ${course.id}, 'Hadiah', ${now})`)
  expect((await analyticsOf(course.id)).funnel).toEqual({
    granted: 6,
    opened: 5,
    quarter: 4,
    half: 4,
    threeQuarters: 3,
    completed: 2,
    certified: 1,
    withoutAccess: 0,
  })
})

test('learners who lost the course are still counted, and counted apart', async () => {
  const { course, lessonIds } = await makeCourse(admin, [{}])
  const gone = await learnerOf(course)
  for (const id of lessonIds) await finishLesson(gone, id)
  await learnerOf(course)
  await queries.execute(sql`UPDATE entitlements SET revoked_at = ${now} WHERE learner_id = ${gone.learner.id}`)
  const { funnel, lessons } = await analyticsOf(course.id)
  expect(funnel).toMatchObject({ granted: 2, opened: 1, completed: 1, withoutAccess: 1 })
  expect(lessons.map(({ reached, finished }) => [reached, finished])).toEqual([[1, 1]])
})

test('days narrow the funnel down to who obtained the course on them first, by the clock of Jakarta', async () => {
  const { course } = await makeCourse(admin, [{}])
  // A minute before and after midnight in Jakarta.
  now = new Date('2026-12-01T16:59:00Z')
  const { learner } = await learnerOf(course)
  now = new Date('2026-12-01T17:01:00Z')
  await learnerOf(course)
  await queries.execute(sql`
    INSERT INTO access_grants (id, learner_id, sellable_id, reason, granted_at)
    VALUES (gen_random_uuid(), ${learner.id}, ${course.id}, 'Hadiah', ${now})`)
  const granted = async (query: string) => (await analyticsOf(course.id, query)).funnel.granted
  expect(await granted('?from=2026-12-01&until=2026-12-01')).toBe(1)
  expect(await granted('?from=2026-12-02')).toBe(1)
  expect(await granted('?until=2026-12-02')).toBe(2)
  expect(await granted('?until=2026-11-30')).toBe(0)
})

test('how far a learner ever was stays when lessons are added', async () => {
  const { course, chapters, lessonIds } = await makeCourse(admin, [{}, {}, {}])
  const desk = await learnerOf(course)
  for (const id of lessonIds.slice(0, 2)) await finishLesson(desk, id)
  const [chapter] = chapters
  if (!chapter) throw new Error('the course has no chapter')
  const added = Array.from({ length: 5 }, () => ({
    ...chapter.lessons[0],
    id: randomUUID(),
    title: 'Tambahan',
    kind: 0,
    minutes: 5,
  }))
  const outline = { chapters: [{ ...chapter, lessons: [...chapter.lessons, ...added] }], version: 1 }
  expect((await admin.send('PUT', `/admin/sellables/${course.id}/outline`, outline)).status).toBe(200)
  await finishLesson(desk, lessonIds[2] ?? '')
  expect((await analyticsOf(course.id)).funnel).toMatchObject({ half: 1, threeQuarters: 0, completed: 0 })
})

test('each lesson says who opened and finished it, and how far they are in the middle and on average', async () => {
  const { course, filmId, articleId } = await courseWithFilm(200)
  const [one, two, three] = [await learnerOf(course), await learnerOf(course), await learnerOf(course)]
  await watch(one, filmId, [[0, 200]])
  await watch(two, filmId, [
    [0, 40],
    [20, 100],
  ])
  await open(three, filmId)
  await finishLesson(one, articleId)
  const { lessons, learners } = await analyticsOf(course.id)
  expect(learners).toBe(3)
  expect(lessons).toMatchObject([
    {
      id: filmId,
      title: 'Materi 1',
      chapter: 'Bab pertama',
      kind: 1,
      reached: 3,
      finished: 1,
      averagePercent: 50,
      medianPercent: 50,
    },
    { id: articleId, reached: 1, finished: 1, averagePercent: 100, medianPercent: 100, film: null },
  ])
})

test('minutes of a film have the share of its viewers who saw them, once for each however often and in whatever parts', async () => {
  const { course, filmId } = await courseWithFilm(150)
  const [one, two, idle] = [await learnerOf(course), await learnerOf(course), await learnerOf(course)]
  await watch(one, filmId, [
    [0, 60],
    [30, 90],
  ])
  await watch(one, filmId, [[0, 60]])
  await watch(two, filmId, [
    [0, 30],
    [120, 150],
  ])
  await open(idle, filmId)
  const [film] = (await analyticsOf(course.id)).lessons
  expect(film?.film).toEqual({ length: 150, viewers: 2, shares: [0.75, 0.25, 0.5] })
})

test('what was seen of a longer film before does not count in the one that took its place', async () => {
  const { course, filmId } = await courseWithFilm(300)
  await watch(await learnerOf(course), filmId, [[0, 200]])
  const film = { id: await uploadMaterial(app, admin), length: 60 }
  await writeLesson(admin, filmId, { ...emptyContent, file: film }, 1)
  const [lesson] = (await analyticsOf(course.id)).lessons
  expect(lesson).toMatchObject({ averagePercent: 100, film: { length: 60, viewers: 1, shares: [1] } })
})

test('who has learned nothing for two weeks has stopped at the lesson opened last, unless the course is completed', async () => {
  const { course, lessonIds } = await makeCourse(admin, [{}, {}])
  const [first = '', second = ''] = lessonIds
  const [stopped, finished] = [await learnerOf(course), await learnerOf(course)]
  await open(stopped, first)
  await open(stopped, second)
  for (const id of lessonIds) await finishLesson(finished, id)
  later(13.9)
  await open(await learnerOf(course), first)
  const stoppedAt = async () => (await analyticsOf(course.id)).lessons.map((lesson) => lesson.stopped)
  expect(await stoppedAt()).toEqual([0, 0])
  later(0.1)
  expect(await stoppedAt()).toEqual([0, 1])
})

test('a lesson that is gone is not listed, and who stopped there is counted apart', async () => {
  const { course, chapters, lessonIds } = await makeCourse(admin, [{}, {}])
  await open(await learnerOf(course), lessonIds[1] ?? '')
  const [chapter] = chapters
  if (!chapter) throw new Error('the course has no chapter')
  const outline = { chapters: [{ ...chapter, lessons: chapter.lessons.slice(0, 1) }], version: 1 }
  expect((await admin.send('PUT', `/admin/sellables/${course.id}/outline`, outline)).status).toBe(200)
  later(20)
  const { lessons, stoppedElsewhere } = await analyticsOf(course.id)
  expect([lessons.map(({ id, stopped }) => [id, stopped]), stoppedElsewhere]).toEqual([[[lessonIds[0], 0]], 1])
})

test('questions wait until they are answered or hidden, and the oldest says since when', async () => {
  const { course, lessonIds } = await makeCourse(admin, [{}])
  const desk = await learnerOf(course)
  const asked: { id: string; version: number; at: string }[] = []
  for (const text of ['Satu?', 'Dua?', 'Tiga?', 'Empat?']) {
    later(1)
    const reply = await desk.post(`/me/lessons/${lessonIds[0]}/questions`, { text, place: null })
    asked.push({ id: (reply.body.data as { id: string }).id, version: 1, at: now.toISOString() })
  }
  const [answered, hidden, oldest] = asked
  await admin.send('PUT', `/admin/lesson-questions/${answered?.id}/answer`, { text: 'Ya.', version: 1 })
  await admin.post(`/admin/lesson-questions/${hidden?.id}/hide`, { reason: 'Iklan', version: 1 })
  expect((await analyticsOf(course.id)).questions).toEqual({ unanswered: 2, oldestAt: oldest?.at })
})

test('a course without learners or lessons has zeros', async () => {
  const film = { id: await uploadMaterial(app, admin), length: 61 }
  const { course } = await makeCourse(admin, [
    { kind: 1, content: { ...emptyContent, file: film } },
    { kind: 1, content: article() },
  ])
  const { funnel, lessons, questions } = await analyticsOf(course.id)
  expect(Object.values(funnel).every((count) => count === 0)).toBe(true)
  expect(lessons.map((one) => [one.reached, one.averagePercent, one.film])).toEqual([
    [0, null, { length: 61, viewers: 0, shares: [] }],
    [0, null, null],
  ])
  expect(questions).toEqual({ unanswered: 0, oldestAt: null })
  const blank = await makeCourse(admin, [])
  expect((await analyticsOf(blank.course.id)).lessons).toEqual([])
})

/** Learners who have each seen the same of it, in the database alone. */
async function crowd({ courseId, lessonId, count }: { courseId: string; lessonId: string; count: number }) {
  await queries.execute(sql`
    WITH made AS (
      INSERT INTO learner_users (id, name, email, is_email_verified)
      SELECT gen_random_uuid(), 'Peserta ' || n, gen_random_uuid() || '@contoh.test', true FROM generate_series(1, ${count}::int) AS n RETURNING id),
    given AS (
      INSERT INTO access_grants (id, learner_id, sellable_id, reason, granted_at)
      SELECT gen_random_uuid(), id, ${courseId}, 'Hadiah lomba', ${now}::timestamptz FROM made),
    begun AS (
      INSERT INTO course_progress (learner_id, course_id, last_lesson_id, started_at, seen_at)
      SELECT id, ${courseId}, ${lessonId}, ${now}::timestamptz, ${now}::timestamptz FROM made)
    INSERT INTO lesson_progress (learner_id, lesson_id, position, position_at, seen, started_at)
    SELECT id, ${lessonId}, 0, ${now}::timestamptz, '{[0,30)}', ${now}::timestamptz FROM made`)
}

test('lessons of many learners are counted at intervals, which the answer says, and the funnel is of now', async () => {
  const { course, filmId } = await courseWithFilm(60)
  const count = () => app.runJob('count-course-lessons', {})
  const countedFor = async () => {
    const { funnel, lessons, countedAt } = await analyticsOf(course.id)
    return [funnel.opened, lessons[0]?.reached, lessons[0]?.film?.shares, countedAt]
  }
  await crowd({ courseId: course.id, lessonId: filmId, count: 500 })
  await count()
  later(1 / 24)
  expect(await countedFor()).toEqual([500, 500, [0.5], now.toISOString()])
  await crowd({ courseId: course.id, lessonId: filmId, count: 1 })
  expect(await countedFor()).toEqual([501, 501, [0.5], now.toISOString()])
  await count()
  const countedAt = now.toISOString()
  later(1 / 24)
  await watch(await learnerOf(course), filmId, [[0, 60]])
  expect(await countedFor()).toEqual([502, 501, [0.5], countedAt])
  await count()
  expect(await countedFor()).toEqual([502, 502, [0.501], now.toISOString()])
})

test('a course that had no learning since is counted again after a day, and not before', async () => {
  const { course, filmId } = await courseWithFilm(60)
  await crowd({ courseId: course.id, lessonId: filmId, count: 501 })
  const countedAt = async () => {
    await app.runJob('count-course-lessons', {})
    return (await analyticsOf(course.id)).countedAt
  }
  later(0.5)
  const first = await countedAt()
  later(0.9)
  expect(await countedAt()).toBe(first)
  later(0.2)
  expect(await countedAt()).toBe(now.toISOString())
})

test('more learners and lessons ask the database no more often', async () => {
  const { course, lessonIds } = await makeCourse(
    admin,
    Array.from({ length: 6 }, () => ({})),
  )
  const asked = vi.spyOn(app.database.pool, 'query')
  const statements = async (courseId: string) => {
    asked.mockClear()
    await analyticsOf(courseId)
    return asked.mock.calls.length
  }
  const { course: small } = await makeCourse(admin, [{}])
  const few = await statements(small.id)
  for (const desk of [await learnerOf(course), await learnerOf(course)])
    for (const id of lessonIds) await open(desk, id)
  expect(await statements(course.id)).toBe(few)
  asked.mockRestore()
})

test('only admins with the courses read it, and only of courses', async () => {
  const { course } = await makeCourse(admin, [{}])
  const path = `/admin/courses/${course.id}/analytics`
  const other = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'manage' }] })
  expect((await other.get(path)).status).toBe(403)
  expect((await app.visitor().get(path)).status).toBe(401)
  const event = await makeSellable(admin, eventValue())
  for (const id of [event.id, randomUUID()])
    expect((await admin.get(`/admin/courses/${id}/analytics`)).status, id).toBe(404)
  for (const wrong of ['from=x', 'from=2026-02-30', 'until=0000-01-01', 'from=2026-11-02&until=2026-11-01', 'other=1'])
    expect((await admin.get(`${path}?${wrong}`)).status, wrong).toBe(422)
  expect((await admin.get('/admin/courses/bukan/analytics')).status).toBe(404)
})
