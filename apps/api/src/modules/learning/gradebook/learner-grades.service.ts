import type { InputFor } from '@naikkelas/contract'
import type { Learner } from '@naikkelas/contract/identity'
import type {
  getLearnerGrades as getEndpoint,
  getOwnGrades as ownEndpoint,
  GradesOfLearner,
  OwnGrades,
  QuizResults,
} from '@naikkelas/contract/learning'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { findSent } from '../assignments/index.ts'
import {
  attemptsOf,
  attemptView,
  findOpenedAttempts,
  findResults,
  nextAttempt,
  openableAttempt,
} from '../quizzes/index.ts'
import { ownCourseOf } from '../rooms/index.ts'
import { findGrades, findLearner } from './gradebook.repo.ts'
import { gradesIn, totalOf } from './gradebook.rules.ts'
import { gradedCourse } from './gradebook.service.ts'

/** @throws AppError `not_found` for what is no course, and for who never had it */
export async function getLearnerGrades(
  { database: { queries }, clock }: AdminContext,
  { params: { courseId, learnerId } }: InputFor<typeof getEndpoint>,
): Promise<GradesOfLearner> {
  const { course, lessons } = await gradedCourse(queries, courseId)
  const learner = await findLearner(queries, { courseId, learnerId, lessons, now: clock.now() })
  if (!learner) throw new AppError('not_found')
  const of = { learnerId, lessonIds: lessons.map(({ id }) => id) }
  const stored = (await findGrades(queries, { lessons, learnerIds: [learnerId] })).get(learnerId) ?? []
  const grades = gradesIn(lessons, stored)
  const sent = Map.groupBy(await findSent(queries, of), ({ lessonId }) => lessonId)
  const opened = Map.groupBy(await findOpenedAttempts(queries, of), ({ lessonId }) => lessonId)
  const results = new Map((await findResults(queries, of)).map((one) => [one.lessonId, one]))
  return {
    course,
    learner: { id: learner.id, name: learner.name },
    hasAccess: learner.hasAccess,
    total: totalOf(lessons, stored),
    lessons: lessons.flatMap((lesson, index) => {
      const grade = grades[index]
      const result = results.get(lesson.id)
      if (!grade) return []
      return [
        {
          ...lesson,
          grade,
          quiz: result ? quizView(result, opened.get(lesson.id) ?? []) : null,
          sent: lesson.kind === 4 ? (sent.get(lesson.id) ?? []).map(sentView) : [],
        },
      ]
    }),
  }
}

type Result = Awaited<ReturnType<typeof findResults>>[number]
type Opened = Awaited<ReturnType<typeof findOpenedAttempts>>[number]
type Sent = Awaited<ReturnType<typeof findSent>>[number]

function quizView({ quiz, attempts, isPassed }: Result, opened: readonly Opened[]): QuizResults {
  const tried = { last: attempts[0], isPassed, opened: Math.max(0, ...opened.map(({ number }) => number)) }
  return {
    attempts: attemptsOf(quiz, tried),
    number: nextAttempt(quiz, tried),
    canOpen: openableAttempt(quiz, tried),
    // Admins see what is right, whatever the learner may still try.
    tried: attempts.map((attempt) => attemptView(quiz, attempt, true)),
    opened: opened.map(({ number, reason, at, by }) => ({ number, reason, at: at.toISOString(), by })),
  }
}

const sentView = ({ lessonId: _, handedInAt, dueAt, ...row }: Sent) => ({
  ...row,
  handedInAt: handedInAt.toISOString(),
  isLate: dueAt !== null && handedInAt > dueAt,
})

/** @throws AppError `not_found` for a course that is not this learner's now */
export async function getOwnGrades(
  { database: { queries }, actor, clock }: ActorContext<Learner>,
  { params: { number } }: InputFor<typeof ownEndpoint>,
): Promise<OwnGrades> {
  const { id } = await ownCourseOf(queries, { learnerId: actor.id, number, now: clock.now() })
  const { course, lessons } = await gradedCourse(queries, id)
  const stored = (await findGrades(queries, { lessons, learnerIds: [actor.id] })).get(actor.id) ?? []
  const grades = gradesIn(lessons, stored)
  return {
    course: { number, name: course.name },
    total: totalOf(lessons, stored),
    lessons: lessons.flatMap((lesson, index) => {
      const grade = grades[index]
      return grade ? [{ ...lesson, grade }] : []
    }),
  }
}
