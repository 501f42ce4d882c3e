import type { OutputFor } from '@naikkelas/contract'
import type { Chapter } from '@naikkelas/contract/commerce'
import type { GradesOfLearner, listGrades, OwnAssignment, OwnGrades, OwnQuiz, Quiz } from '@naikkelas/contract/learning'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import {
  answersOf,
  demoAssignment,
  demoQuiz,
  emptyContent,
  makeCourse,
  obtain,
} from '../../../testing/learning-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
const reason = 'Sambungan terputus saat mengirim'

type List = OutputFor<typeof listGrades>
type Desk = Awaited<ReturnType<typeof signedInLearner>>
type Course = Awaited<ReturnType<typeof makeCourse>>['course']

const quizLesson = (quiz: Quiz = demoQuiz()) => ({ kind: 3 as const, content: { ...emptyContent, quiz } })
const assignmentLesson = () => ({ kind: 4 as const, content: demoAssignment() })

/** A quiz, an article and an assignment. */
async function gradedCourse(quiz?: Quiz) {
  const { course, chapters, lessonIds } = await makeCourse(admin, [quizLesson(quiz), {}, assignmentLesson()])
  const [quizId = '', , assignmentId = ''] = lessonIds
  return { course, chapters, quizId, assignmentId }
}

async function learnerOf(course: Course, name?: string): Promise<Desk> {
  now = new Date(now.getTime() + 60_000)
  const desk = await signedInLearner(app)
  if (name !== undefined)
    await app.database.queries.execute(sql`UPDATE learner_users SET name = ${name} WHERE id = ${desk.learner.id}`)
  await obtain(desk, course)
  return desk
}

/** Hands in the next attempt. @param wrong places of questions that are answered wrongly */
async function tryQuiz(desk: Desk, lessonId: string, wrong: readonly number[] = [], quiz = demoQuiz()) {
  const { number, version } = (await desk.get(`/me/lessons/${lessonId}/quiz`)).body.data as OwnQuiz
  const body = { number, version, answers: answersOf(quiz, wrong) }
  const reply = await desk.post(`/me/lessons/${lessonId}/quiz-attempts`, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
}

/** @returns its id */
async function sendAssignment(desk: Desk, lessonId: string): Promise<string> {
  const { number } = (await desk.get(`/me/lessons/${lessonId}/assignment`)).body.data as OwnAssignment
  const body = { number, text: `Kiriman ${number}`, fileIds: [] }
  const reply = await desk.post(`/me/lessons/${lessonId}/assignment-submissions`, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return (reply.body.data as OwnAssignment).submissions[0]?.id ?? ''
}

async function mark(id: string, points: number, isAccepted: boolean) {
  const body = { points, feedback: 'Terlalu gelap.', isAccepted, version: 1 }
  expect((await admin.send('PUT', `/admin/assignment-submissions/${id}/marking`, body)).status).toBe(200)
}

const pathOf = (course: Course) => `/admin/courses/${course.id}/grades`
const listOf = async (course: Course, query = '') => (await admin.get(`${pathOf(course)}${query}`)).body.data as List
const rowOf = async (course: Course, desk: Desk) =>
  (await listOf(course)).items.find(({ id }) => id === desk.learner.id)
const namesOf = async (course: Course, query: string) => (await listOf(course, query)).items.map(({ name }) => name)
const detailOf = async (course: Course, desk: Desk) =>
  (await admin.get(`/admin/courses/${course.id}/learners/${desk.learner.id}/grades`)).body.data as GradesOfLearner
const openPath = (lessonId: string, desk: Desk) =>
  `/admin/lessons/${lessonId}/learners/${desk.learner.id}/extra-attempts`
const endAccess = (desk: Desk, course: Course) =>
  app.database.queries.execute(
    sql`UPDATE entitlements SET revoked_at = now() WHERE sellable_id = ${course.id} AND learner_id = ${desk.learner.id}`,
  )

test('of a quiz the best attempt counts until one is passed, then that one', async () => {
  const { course, quizId } = await gradedCourse()
  const desk = await learnerOf(course)
  expect(await rowOf(course, desk)).toMatchObject({
    grades: [{ state: 'none', percent: null }, { state: 'none' }],
    total: { percent: null, graded: 0, lessons: 2 },
  })
  await tryQuiz(desk, quizId, [1, 2])
  await tryQuiz(desk, quizId, [0, 1, 2])
  expect((await rowOf(course, desk))?.grades[0]).toEqual({ state: 'failed', score: 1, maxScore: 3, percent: 33 })
  await tryQuiz(desk, quizId, [2])
  expect((await rowOf(course, desk))?.grades[0]).toEqual({ state: 'passed', score: 2, maxScore: 3, percent: 66 })
})

test('of an assignment the points of the last marking count, and the state is that of what was sent last', async () => {
  const { course, assignmentId } = await gradedCourse()
  const desk = await learnerOf(course)
  const grade = async () => (await rowOf(course, desk))?.grades[1]
  const first = await sendAssignment(desk, assignmentId)
  expect(await grade()).toEqual({ state: 'waiting', score: null, maxScore: null, percent: null })
  await mark(first, 40, false)
  expect(await grade()).toEqual({ state: 'returned', score: 40, maxScore: 100, percent: 40 })
  const second = await sendAssignment(desk, assignmentId)
  expect(await grade()).toEqual({ state: 'waiting', score: 40, maxScore: 100, percent: 40 })
  await mark(second, 85, true)
  expect(await grade()).toEqual({ state: 'passed', score: 85, maxScore: 100, percent: 85 })
})

test('the total is the mean of the grades there are, and the average of a lesson that of who has one', async () => {
  const { course, quizId, assignmentId } = await gradedCourse()
  const [ayu, budi] = [await learnerOf(course), await learnerOf(course)]
  await learnerOf(course)
  await tryQuiz(ayu, quizId)
  await mark(await sendAssignment(ayu, assignmentId), 71, true)
  await tryQuiz(budi, quizId, [1, 2])
  expect((await rowOf(course, ayu))?.total).toEqual({ percent: 85, graded: 2, lessons: 2 })
  expect((await rowOf(course, budi))?.total).toEqual({ percent: 33, graded: 1, lessons: 2 })
  const { lessons, learners } = await listOf(course)
  expect(lessons).toMatchObject([
    { id: quizId, kind: 3, average: 66, graded: 2 },
    { id: assignmentId, kind: 4, average: 71, graded: 1 },
  ])
  expect(learners).toBe(3)
})

test('learners are sorted by name or total, found by a part of their name, and narrowed down by what they lack', async () => {
  const { course, quizId, assignmentId } = await gradedCourse()
  const citra = await learnerOf(course, 'Citra')
  const ayu = await learnerOf(course, 'ayu 100%')
  const budi = await learnerOf(course, 'Budi')
  await learnerOf(course, 'Dian')
  await tryQuiz(citra, quizId, [1, 2])
  await tryQuiz(ayu, quizId)
  await mark(await sendAssignment(ayu, assignmentId), 90, true)
  await tryQuiz(budi, quizId, [2])
  await sendAssignment(budi, assignmentId)
  expect(await namesOf(course, '')).toEqual(['ayu 100%', 'Budi', 'Citra', 'Dian'])
  expect(await namesOf(course, '?sort=highest')).toEqual(['ayu 100%', 'Budi', 'Citra', 'Dian'])
  expect(await namesOf(course, '?sort=lowest')).toEqual(['Citra', 'Budi', 'ayu 100%', 'Dian'])
  for (const search of ['AYU', '%25']) expect(await namesOf(course, `?search=${search}`), search).toEqual(['ayu 100%'])
  expect(await namesOf(course, '?state=waiting')).toEqual(['Budi'])
  expect(await namesOf(course, '?state=passed')).toEqual(['ayu 100%'])
  expect(await namesOf(course, '?state=not_passed')).toEqual(['Budi', 'Citra', 'Dian'])
})

test('who lost the course is listed only where that is asked for, with the grades that remain', async () => {
  const { course, quizId } = await gradedCourse()
  const [gone, idle] = [await learnerOf(course, 'Gone'), await learnerOf(course, 'Idle')]
  await learnerOf(course, 'Here')
  await tryQuiz(gone, quizId)
  for (const desk of [gone, idle]) await endAccess(desk, course)
  expect(await namesOf(course, '')).toEqual(['Here'])
  expect(await namesOf(course, '?state=without_access')).toEqual(['Gone'])
  expect(await listOf(course)).toMatchObject({ learners: 1, lessons: [{ average: null, graded: 0 }, {}] })
  expect(await detailOf(course, gone)).toMatchObject({ hasAccess: false, total: { percent: 100 } })
  expect(await detailOf(course, idle)).toMatchObject({ hasAccess: false, total: { percent: null } })
  expect((await gone.get(`/me/courses/${course.number}/grades`)).status).toBe(404)
})

test('each order comes page by page, forwards and back, with as many queries for fifty learners as for one', async () => {
  const { course, quizId, assignmentId } = await gradedCourse()
  const spy = vi.spyOn(app.database.queries, 'execute')
  const queriesOf = async (query: string) => {
    spy.mockClear()
    await listOf(course, query)
    return spy.mock.calls.length
  }
  const desk = await learnerOf(course, 'Peserta 000')
  await tryQuiz(desk, quizId)
  const sorts = ['name', 'highest', 'lowest']
  const counts: number[] = []
  for (const sort of sorts) counts.push(await queriesOf(`?sort=${sort}`))
  expect(Math.min(...counts)).toBeGreaterThan(4)
  await app.database.queries.execute(sql`
    WITH made AS (
      INSERT INTO learner_users (id, name, email, is_email_verified)
      SELECT gen_random_uuid(), 'Peserta ' || lpad(n::text, 3, '0'), 'nilai' || n || '@contoh.test', true
      FROM generate_series(1, 59) AS n RETURNING id, number),
    given AS (
      INSERT INTO access_grants (id, learner_id, sellable_id, reason, granted_at)
      SELECT gen_random_uuid(), id, ${course.id}, 'Hadiah lomba', ${now} FROM made)
    INSERT INTO lesson_grades (lesson_id, learner_id, kind, state, score, max_score)
    SELECT ${assignmentId}, id, 4, 1, number % 7, 10 FROM made WHERE number % 3 > 0`)
  for (const [index, sort] of sorts.entries()) {
    expect(await queriesOf(`?sort=${sort}`), sort).toBe(counts[index])
    const first = await listOf(course, `?sort=${sort}`)
    expect([first.items.length, first.previous, first.learners]).toEqual([50, null, 60])
    const second = await listOf(course, `?sort=${sort}&after=${first.next}`)
    expect([second.items.length, second.next]).toEqual([10, null])
    const all = [...first.items, ...second.items]
    expect(new Set(all.map(({ id }) => id)).size, sort).toBe(60)
    const percents = all.map(({ total }) => total.percent ?? (sort === 'highest' ? -1 : 101))
    const sorted = percents.toSorted((one, other) => (sort === 'highest' ? other - one : one - other))
    if (sort !== 'name') expect(percents, sort).toEqual(sorted)
    const back = await listOf(course, `?sort=${sort}&before=${second.previous}`)
    expect(back.items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id))
  }
})

test('grades of a lesson that was removed are gone, and of one that became another kind they return with it', async () => {
  const { course, chapters, quizId, assignmentId } = await gradedCourse()
  const desk = await learnerOf(course)
  await tryQuiz(desk, quizId)
  await mark(await sendAssignment(desk, assignmentId), 80, true)
  let version = 1
  const save = async (change: (lesson: Chapter['lessons'][number]) => Chapter['lessons']) => {
    const changed = chapters.map((chapter) => ({ ...chapter, lessons: chapter.lessons.flatMap(change) }))
    const body = { chapters: changed, version: version++ }
    expect((await admin.send('PUT', `/admin/sellables/${course.id}/outline`, body)).status).toBe(200)
  }
  await save((lesson) => [lesson.id === quizId ? { ...lesson, kind: 0 as const } : lesson])
  expect(await rowOf(course, desk)).toMatchObject({ grades: [{ percent: 80 }], total: { percent: 80, lessons: 1 } })
  await save((lesson) => [lesson])
  expect(await rowOf(course, desk)).toMatchObject({ total: { percent: 90, lessons: 2 } })
  await save((lesson) => (lesson.id === assignmentId ? [] : [lesson]))
  expect(await rowOf(course, desk)).toMatchObject({ grades: [{ percent: 100 }], total: { percent: 100, lessons: 1 } })
})

test('a learner’s attempts are shown with what was answered, what is right, and what was sent', async () => {
  const { course, quizId, assignmentId } = await gradedCourse()
  const desk = await learnerOf(course)
  await tryQuiz(desk, quizId, [1, 2])
  const id = await sendAssignment(desk, assignmentId)
  const { lessons, learner } = await detailOf(course, desk)
  expect(learner).toEqual({ id: desk.learner.id, name: desk.learner.name })
  expect(lessons).toMatchObject([
    {
      id: quizId,
      sent: [],
      quiz: {
        attempts: null,
        number: 2,
        canOpen: null,
        tried: [
          {
            number: 1,
            rightCount: 1,
            review: [
              { given: ['Dari jendela'], isRight: true },
              { given: ['Kaca'], isRight: false, right: ['Kain polos', 'Papan kayu'] },
              { given: ['entah'], isRight: false, right: ['Kepekaan cahaya', 'ISO'] },
            ],
          },
        ],
      },
    },
    { id: assignmentId, quiz: null, sent: [{ id, number: 1, points: null, isAccepted: null, maxPoints: 100 }] },
  ])
})

test('one more attempt is opened once, however often it is asked for at the same time, and can be handed in', async () => {
  const quiz = demoQuiz({ attempts: 1 })
  const { course, quizId } = await gradedCourse(quiz)
  const desk = await learnerOf(course)
  const other = await app.signedIn()
  const open = (body: object = {}, by = admin) => by.post(openPath(quizId, desk), { number: 2, reason, ...body })
  expect((await open()).status).toBe(404)
  await tryQuiz(desk, quizId, [0, 1, 2], quiz)
  expect((await detailOf(course, desk)).lessons[0]?.quiz).toMatchObject({ attempts: 1, number: null, canOpen: 2 })
  expect((await open({ number: 3 })).body.data).toMatchObject({ code: 'attempt_not_needed' })
  const replies = await Promise.all([open(), open(), open({ reason: 'Ponsel peserta mati' }, other), open({}, other)])
  expect(replies.map(({ status }) => status).toSorted()).toContain(201)
  const { rows } = await app.database.queries.execute(
    sql`SELECT number FROM quiz_extra_attempts WHERE lesson_id = ${quizId}`,
  )
  expect(rows).toEqual([{ number: 2 }])
  expect((await open({ number: 3 })).body.data).toMatchObject({ code: 'attempt_not_needed' })
  const shown = (await desk.get(`/me/lessons/${quizId}/quiz`)).body.data as OwnQuiz
  expect(shown).toMatchObject({ attempts: 2, number: 2, last: { review: [{ right: null }, {}, {}] } })
  await tryQuiz(desk, quizId, [], quiz)
  expect((await detailOf(course, desk)).lessons[0]).toMatchObject({
    grade: { state: 'passed', percent: 100 },
    quiz: { number: null, canOpen: null, opened: [{ number: 2 }] },
  })
  expect((await open({ number: 3 })).body.data).toMatchObject({ code: 'attempt_not_needed' })
})

test('who lost the course gets no attempt, and a reason is needed', async () => {
  const quiz = demoQuiz({ attempts: 1 })
  const { course, quizId, assignmentId } = await gradedCourse(quiz)
  const desk = await learnerOf(course)
  await tryQuiz(desk, quizId, [0, 1, 2], quiz)
  for (const body of [
    { number: 2 },
    { number: 2, reason: 'ya' },
    { number: 1, reason },
    { number: 2, reason, more: 1 },
  ])
    expect((await admin.post(openPath(quizId, desk), body)).status, JSON.stringify(body)).toBe(422)
  expect((await admin.post(openPath(assignmentId, desk), { number: 2, reason })).status).toBe(404)
  await endAccess(desk, course)
  expect((await admin.post(openPath(quizId, desk), { number: 2, reason })).body.data).toMatchObject({
    code: 'learner_without_course',
  })
})

test('attempts that were opened stay open when two accounts become one', async () => {
  const quiz = demoQuiz({ attempts: 1 })
  const { course, quizId } = await gradedCourse(quiz)
  const [survivor, merged] = [await learnerOf(course), await learnerOf(course)]
  await tryQuiz(survivor, quizId, [1, 2], quiz)
  await tryQuiz(merged, quizId, [0, 1, 2], quiz)
  expect((await admin.post(openPath(quizId, merged), { number: 2, reason })).status).toBe(201)
  const body = { mergedUserId: merged.learner.id, reason: 'Orang yang sama, sudah dikonfirmasi' }
  expect((await admin.post(`/admin/users/${survivor.learner.id}/merge`, body)).status).toBe(200)
  expect((await detailOf(course, survivor)).lessons[0]).toMatchObject({
    grade: { state: 'failed', score: 1 },
    quiz: { number: 3, tried: [{ number: 2 }, { number: 1 }] },
  })
})

test('the gradebook is saved as CSV with the filters of the list, and a name is no formula', async () => {
  const { course, quizId } = await gradedCourse()
  const ayu = await learnerOf(course, '=Ayu')
  await learnerOf(course, 'Budi')
  await tryQuiz(ayu, quizId)
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const fileOf = async (query: string) => {
    const address = `http://localhost:3000/api${pathOf(course)}.csv${query}`
    return new Response((await app.fetch(new Request(address, { headers: { cookie } }))).body).text()
  }
  const lines = (await fileOf('?sort=highest')).trim().split('\r\n')
  expect(lines).toEqual([
    expect.stringContaining(
      '"Nama","Nilai akhir (%)","Sudah dinilai","Jumlah materi dinilai","Materi 1 (%)","Materi 1: status"',
    ),
    `"'=Ayu","100","1","2","100","Lulus","","Belum dikerjakan"`,
    '"Budi","","0","2","","Belum dikerjakan","","Belum dikerjakan"',
  ])
  expect(await fileOf('?search=budi')).not.toContain('Ayu')
})

test('learners read their own grades, in the order of the lessons', async () => {
  const { course, quizId, assignmentId } = await gradedCourse()
  const [desk, other] = [await learnerOf(course), await signedInLearner(app)]
  await tryQuiz(desk, quizId)
  const path = `/me/courses/${course.number}/grades`
  expect((await desk.get(path)).body.data as OwnGrades).toEqual({
    course: { number: course.number, name: course.value.name },
    total: { percent: 100, graded: 1, lessons: 2 },
    lessons: [
      { id: quizId, title: 'Materi 1', kind: 3, grade: { state: 'passed', score: 3, maxScore: 3, percent: 100 } },
      {
        id: assignmentId,
        title: 'Materi 3',
        kind: 4,
        grade: { state: 'none', score: null, maxScore: null, percent: null },
      },
    ],
  })
  expect((await other.get(path)).status).toBe(404)
  expect((await app.visitor().get(path)).status).toBe(401)
  for (const number of ['x', '0']) expect((await desk.get(`/me/courses/${number}/grades`)).status, number).toBe(404)
})

test('only admins with the courses read grades, only of courses and of who had them', async () => {
  const { course, quizId } = await gradedCourse()
  const desk = await learnerOf(course)
  const detail = `/admin/courses/${course.id}/learners/${desk.learner.id}/grades`
  const reader = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'view' }] })
  const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'manage' }] })
  for (const path of [pathOf(course), detail]) {
    expect((await reader.get(path)).status, path).toBe(200)
    expect((await stranger.get(path)).status, path).toBe(403)
    expect((await app.visitor().get(path)).status, path).toBe(401)
  }
  expect((await reader.post(openPath(quizId, desk), { number: 2, reason })).status).toBe(403)
  const event = await makeSellable(admin, eventValue())
  for (const id of [event.id, randomUUID()])
    expect((await admin.get(`/admin/courses/${id}/grades`)).status, id).toBe(404)
  const outsider = await signedInLearner(app)
  for (const id of [outsider.learner.id, randomUUID()])
    expect((await admin.get(`/admin/courses/${course.id}/learners/${id}/grades`)).status, id).toBe(404)
  for (const wrong of ['state=x', 'sort=x', 'after=1', 'other=1', `search=${'a'.repeat(81)}`])
    expect((await admin.get(`${pathOf(course)}?${wrong}`)).status, wrong).toBe(422)
})

test('a course without quizzes and assignments has a gradebook without columns', async () => {
  const { course } = await makeCourse(admin, [{}, { kind: 3, content: null }])
  const desk = await learnerOf(course)
  expect(await listOf(course, '?sort=highest')).toMatchObject({
    lessons: [],
    learners: 1,
    items: [{ id: desk.learner.id, grades: [], total: { percent: null, graded: 0, lessons: 0 } }],
  })
  expect(await namesOf(course, '?state=passed')).toEqual([])
})
