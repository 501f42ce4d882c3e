import type { OutputFor } from '@naikkelas/contract'
import type { handInQuiz, OwnQuiz, Quiz } from '@naikkelas/contract/learning'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { certificateOf } from '../../../testing/certificate-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import {
  answersOf,
  demoQuiz,
  emptyContent,
  makeCourse,
  obtain,
  writeLesson,
} from '../../../testing/learning-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const admin = await app.signedIn()

type Desk = Awaited<ReturnType<typeof signedInLearner>>
type HandedIn = OutputFor<typeof handInQuiz>

/** A course whose only lesson is this quiz, and who has obtained it. */
async function ownQuiz(quiz: Quiz = demoQuiz()) {
  const { course, lessonIds } = await makeCourse(admin, [{ kind: 3, content: { ...emptyContent, quiz } }])
  const desk = await signedInLearner(app)
  await obtain(desk, course)
  return { desk, course, quiz, lessonId: lessonIds[0] ?? '' }
}

const shown = async (desk: Desk, lessonId: string) =>
  (await desk.get(`/me/lessons/${lessonId}/quiz`)).body.data as OwnQuiz
const handIn = (desk: Desk, lessonId: string, body: object) => desk.post(`/me/lessons/${lessonId}/quiz-attempts`, body)
const first = (quiz: Quiz, wrong: number[] = []) => ({ number: 1, version: 1, answers: answersOf(quiz, wrong) })
const storedOf = async (lessonId: string) =>
  (
    await app.database.queries.execute(
      sql`SELECT number FROM quiz_attempts WHERE lesson_id = ${lessonId} ORDER BY number`,
    )
  ).rows

test('what is right is not sent before the quiz is passed, and then it is', async () => {
  const { desk, lessonId, quiz } = await ownQuiz()
  const open = await desk.get(`/me/lessons/${lessonId}/quiz`)
  for (const secret of ['isRight', 'Kepekaan cahaya', 'melembutkan'])
    expect(JSON.stringify(open.body)).not.toContain(secret)
  expect(JSON.stringify((await desk.get(`/me/lessons/${lessonId}`)).body)).not.toContain('Dari jendela')
  const failed = (await handIn(desk, lessonId, first(quiz, [1, 2]))).body.data as HandedIn
  expect(failed.quiz).toMatchObject({
    number: 2,
    last: { number: 1, rightCount: 1, questionCount: 3, isPassed: false },
  })
  expect(failed.quiz.last?.review).toMatchObject([
    { given: ['Dari jendela'], isRight: true, explanation: 'Jendela yang besar melembutkan bayangan.', right: null },
    { given: ['Kaca'], isRight: false, right: null },
    { given: ['entah'], isRight: false, right: null },
  ])
  const passed = await handIn(desk, lessonId, { ...first(quiz), number: 2 })
  expect((passed.body.data as HandedIn).quiz).toMatchObject({
    number: null,
    last: {
      review: [
        { right: ['Dari jendela'] },
        { right: ['Kain polos', 'Papan kayu'] },
        { right: ['Kepekaan cahaya', 'ISO'] },
      ],
    },
  })
})

test('a quiz is passed from its mark on: the lesson is done, the course completed, and the certificate follows', async () => {
  const { desk, lessonId, quiz, course } = await ownQuiz()
  expect((await desk.post(`/me/lessons/${lessonId}/complete`)).status).toBe(409)
  const reply = await handIn(desk, lessonId, first(quiz, [2]))
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  expect(reply.body.data).toMatchObject({
    quiz: { number: null, last: { rightCount: 2, isPassed: true } },
    progress: {
      lessonId,
      isDone: true,
      seenPercent: 100,
      course: { done: 1, total: 1, percent: 100, isCompleted: true },
    },
  })
  await certificateOf(desk, course)
  expect((await handIn(desk, lessonId, { ...first(quiz), number: 2 })).body.data).toMatchObject({ code: 'quiz_closed' })
})

test('two of three are not enough for 67 percent', async () => {
  const { desk, lessonId, quiz } = await ownQuiz(demoQuiz({ passPercent: 67 }))
  expect((await handIn(desk, lessonId, first(quiz, [2]))).body.data).toMatchObject({
    quiz: { last: { rightCount: 2, isPassed: false } },
    progress: { isDone: false },
  })
})

test('of two sent at once one counts, and the same sent again is answered the same', async () => {
  const { desk, lessonId, quiz } = await ownQuiz()
  const same = await Promise.all([1, 2, 3].map(() => handIn(desk, lessonId, first(quiz, [1, 2]))))
  expect(same.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await storedOf(lessonId)).toEqual([{ number: 1 }])
  const second = (wrong: number[]) => handIn(desk, lessonId, { ...first(quiz, wrong), number: 2 })
  const different = await Promise.all([second([0, 1]), second([0, 2])])
  expect(different.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await storedOf(lessonId)).toEqual([{ number: 1 }, { number: 2 }])
})

test('as many attempts as are allowed, and after the last one what was right', async () => {
  const { desk, lessonId, quiz } = await ownQuiz(demoQuiz({ attempts: 2 }))
  await handIn(desk, lessonId, first(quiz, [0, 1]))
  const last = (await handIn(desk, lessonId, { ...first(quiz, [0, 1]), number: 2 })).body.data as HandedIn
  expect(last.quiz).toMatchObject({ number: null, last: { review: [{ right: ['Dari jendela'] }, {}, {}] } })
  expect((await handIn(desk, lessonId, { ...first(quiz), number: 3 })).status).toBe(409)
  // More of them open it again.
  await writeLesson(admin, lessonId, { ...emptyContent, quiz: demoQuiz({ attempts: 3 }) }, 1)
  expect(await shown(desk, lessonId)).toMatchObject({ number: 3, last: { review: [{ right: null }, {}, {}] } })
})

test('words are right whatever their case and spaces, and options only all together', async () => {
  const { desk, lessonId, quiz } = await ownQuiz(demoQuiz({ passPercent: 100 }))
  const [single, multiple, short] = answersOf(quiz)
  const half = { ...multiple, optionIds: multiple?.optionIds.slice(0, 1) }
  const answers = [single, half, { ...short, text: '  kepekaan   CAHAYA. ' }]
  const { last } = ((await handIn(desk, lessonId, { number: 1, version: 1, answers })).body.data as HandedIn).quiz
  expect(last?.review.map(({ isRight }) => isRight)).toEqual([true, false, true])
})

test('questions come in another order with each attempt, and in the same one when the page is loaded again', async () => {
  const questions = Array.from({ length: 12 }, () => ({
    ...(demoQuiz().questions[2] as Quiz['questions'][0]),
    id: randomUUID(),
  }))
  const { desk, lessonId, quiz } = await ownQuiz(demoQuiz({ questions, isShuffled: true }))
  const orderOf = async () => (await shown(desk, lessonId)).questions.map(({ id }) => id)
  const order = await orderOf()
  expect(await orderOf()).toEqual(order)
  expect(order).not.toEqual(questions.map(({ id }) => id))
  await handIn(
    desk,
    lessonId,
    first(
      quiz,
      questions.map((_, index) => index),
    ),
  )
  const next = await orderOf()
  expect(next).not.toEqual(order)
  expect(next.toSorted()).toEqual(order.toSorted())
})

test('answers to an older quiz, of another attempt, or of no question are refused, and nothing is noted', async () => {
  const { desk, lessonId, quiz } = await ownQuiz()
  const good = first(quiz)
  const [single, multiple, short] = good.answers
  for (const [given, code] of [
    [{ number: 2 }, 'quiz_changed'],
    [{ version: 0 }, 'quiz_changed'],
  ] as const)
    expect((await handIn(desk, lessonId, { ...good, ...given })).body.data).toMatchObject({ code })
  for (const answers of [
    [],
    [single, multiple],
    [single, multiple, { ...short, text: ' . ' }],
    [single, multiple, { ...short, text: 'a'.repeat(201) }],
    [single, multiple, { ...short, questionId: randomUUID() }],
    [single, single, multiple, short],
    [{ ...single, optionIds: [randomUUID()] }, multiple, short],
    [{ ...single, optionIds: quiz.questions[0]?.options.map(({ id }) => id) }, multiple, short],
    [single, { ...multiple, optionIds: [...(multiple?.optionIds ?? []), ...(multiple?.optionIds ?? [])] }, short],
    [single, { ...multiple, isRight: true }, short],
  ])
    expect((await handIn(desk, lessonId, { ...good, answers })).status, JSON.stringify(answers)).toBe(422)
  for (const wrong of [{ number: 0 }, { number: '1' }, { learnerId: randomUUID() }])
    expect((await handIn(desk, lessonId, { ...good, ...wrong })).status, JSON.stringify(wrong)).toBe(422)
  expect(await storedOf(lessonId)).toEqual([])
})

test('a quiz is there for those who have the course, and for those who write it as a preview', async () => {
  const { desk, lessonId, quiz, course } = await ownQuiz()
  const stranger = await signedInLearner(app)
  expect((await stranger.get(`/me/lessons/${lessonId}/quiz`)).status).toBe(404)
  expect((await handIn(stranger, lessonId, first(quiz))).status).toBe(404)
  expect((await app.visitor().get(`/me/lessons/${lessonId}/quiz`)).status).toBe(401)
  expect((await app.visitor().post(`/me/lessons/${lessonId}/quiz-attempts`, first(quiz))).status).toBe(401)
  const article = await makeCourse(admin, [{}])
  await obtain(desk, article.course)
  expect((await desk.get(`/me/lessons/${article.lessonIds[0]}/quiz`)).status).toBe(404)

  const preview = await admin.get(`/admin/lessons/${lessonId}/quiz`)
  expect(preview.body.data).toMatchObject({ number: 1, last: null })
  expect(JSON.stringify(preview.body)).not.toContain('isRight')
  const other = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'manage' }] })
  expect((await other.get(`/admin/lessons/${lessonId}/quiz`)).status).toBe(403)

  await app.database.queries.execute(
    sql`UPDATE entitlements SET revoked_at = now() WHERE sellable_id = ${course.id} AND learner_id = ${desk.learner.id}`,
  )
  expect((await handIn(desk, lessonId, first(quiz))).status).toBe(404)
})

test('a quiz lesson opens once it has a question, and only quiz lessons have any', async () => {
  const { course, lessonIds } = await makeCourse(admin, [{ kind: 3, content: { ...emptyContent, body: null } }])
  const desk = await signedInLearner(app)
  await obtain(desk, course)
  const [lessonId = ''] = lessonIds
  expect((await desk.get(`/me/lessons/${lessonId}/quiz`)).body.data).toMatchObject({ code: 'lesson_closed' })
  const saveQuiz = (quiz: unknown) =>
    admin.send('PUT', `/admin/lessons/${lessonId}`, { value: { ...emptyContent, quiz }, version: 1 })
  const [single, multiple, short] = demoQuiz().questions as [
    Quiz['questions'][0],
    Quiz['questions'][0],
    Quiz['questions'][0],
  ]
  const none = single.options.map((option) => ({ ...option, isRight: false }))
  for (const flaw of [
    { passPercent: 0 },
    { passPercent: 101 },
    { attempts: 0 },
    { questions: [] },
    { questions: [single, single] },
    { questions: [{ ...single, text: ' \u200b' }] },
    { questions: [{ ...single, options: none }] },
    { questions: [{ ...single, options: single.options.slice(0, 1) }] },
    { questions: [{ ...single, options: single.options.map((option) => ({ ...option, text: 'Sama' })) }] },
    { questions: [{ ...single, answers: ['x'] }] },
    { questions: [{ ...multiple, options: none }] },
    { questions: [{ ...short, answers: [] }] },
    { questions: [{ ...short, options: single.options }] },
  ])
    expect((await saveQuiz({ ...demoQuiz(), ...flaw })).status, JSON.stringify(flaw)).toBe(422)
  expect((await saveQuiz(demoQuiz())).status).toBe(200)
  expect((await shown(desk, lessonId)).questions).toHaveLength(3)
  const article = await makeCourse(admin, [{ content: null }])
  const asArticle = { value: { ...emptyContent, quiz: demoQuiz() }, version: 0 }
  expect((await admin.send('PUT', `/admin/lessons/${article.lessonIds[0]}`, asArticle)).status).toBe(422)
})

test('a copy of a quiz has its questions and none of the answers', async () => {
  const { desk, lessonId, quiz } = await ownQuiz()
  await handIn(desk, lessonId, first(quiz, [0, 1]))
  const made = await admin.post(`/admin/lessons/${lessonId}/duplicate`)
  const [copyId = ''] = (made.body.data as { lessonIds: string[] }).lessonIds
  expect(await shown(desk, copyId)).toMatchObject({ number: 1, last: null, questions: [{}, {}, {}] })
})
