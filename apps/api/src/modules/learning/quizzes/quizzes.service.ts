import { createHash } from 'node:crypto'
import type { InputFor, OutputFor } from '@naikkelas/contract'
import type { Learner } from '@naikkelas/contract/identity'
import type {
  getOwnQuiz as getEndpoint,
  handInQuiz as handInEndpoint,
  OwnQuiz,
  previewQuiz as previewEndpoint,
} from '@naikkelas/contract/learning'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { completeLessonOf, courseProgressOf, holdLessonOf, openLessonOf } from '../rooms/index.ts'
import { findAttempts, findQuiz, insertAttempt } from './quizzes.repo.ts'
import { answerMistakes, isSameAnswers, markedQuiz, nextAttempt, shownQuiz } from './quizzes.rules.ts'

type Ctx = ActorContext<Learner>

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

interface Of {
  learnerId: string
  lessonId: string
}

/** @throws AppError `not_found` also for a lesson that is no quiz; `lesson_closed` */
export async function getOwnQuiz(
  { database: { queries }, actor, clock }: Ctx,
  { params: { lessonId } }: InputFor<typeof getEndpoint>,
): Promise<OwnQuiz> {
  const of = { learnerId: actor.id, lessonId }
  await openLessonOf(queries, { ...of, now: clock.now() })
  return quizOf(queries, of)
}

async function quizOf(queries: Queries, of: Of): Promise<OwnQuiz> {
  const found = await findQuiz(queries, of.lessonId)
  if (!found) throw new AppError('not_found')
  const attempts = await findAttempts(queries, of)
  return shownQuiz(found.quiz, { ...attempts, version: found.version, seed: `${of.learnerId}:${of.lessonId}`, digest })
}

/**
 * Marks all answers of an attempt; a passed one makes the lesson done. Of two at once one counts; the same sent again
 * is answered the same.
 * @throws AppError `not_found`, `lesson_closed`; `quiz_closed` once it is passed or all attempts were used; `quiz_changed`
 *   for answers to an older quiz or of another attempt; `invalid_input` where an answer is missing or not offered
 */
export function handInQuiz(
  ctx: Ctx,
  { params: { lessonId }, body: { number, version, answers } }: InputFor<typeof handInEndpoint>,
): Promise<OutputFor<typeof handInEndpoint>> {
  const at = ctx.clock.now()
  const of = { learnerId: ctx.actor.id, lessonId }
  return ctx.unitOfWork(async (uow) => {
    const { tx } = uow
    const { course } = await openLessonOf(tx, { ...of, now: at })
    const inCourse = { ...of, courseId: course.id }
    const found = await findQuiz(tx, lessonId)
    if (!found) throw new AppError('not_found')
    const { isDone } = await holdLessonOf(tx, { ...of, now: at })
    const attempts = await findAttempts(tx, of)
    const { last } = attempts
    if (last?.number === number && isSameAnswers(last.answers, answers)) return stateOf(tx, { ...inCourse, isDone })
    const next = nextAttempt(found.quiz, attempts)
    if (next === null) throw new AppError('quiz_closed')
    if (next !== number || found.version !== version) throw new AppError('quiz_changed')
    const fields = answerMistakes(found.quiz, answers)
    if (fields.length > 0) throw new AppError('invalid_input', { fields })
    const marked = markedQuiz(found.quiz, answers)
    await insertAttempt(tx, { ...of, ...marked, id: uuidv7(), number, handedInAt: at })
    if (marked.isPassed) await completeLessonOf(ctx, uow, inCourse)
    return stateOf(tx, { ...inCourse, isDone: isDone || marked.isPassed })
  })
}

async function stateOf(queries: Queries, { isDone, courseId, ...of }: Of & { courseId: string; isDone: boolean }) {
  const course = await courseProgressOf(queries, { ...of, courseId })
  return {
    quiz: await quizOf(queries, of),
    progress: { lessonId: of.lessonId, isDone, seenPercent: isDone ? 100 : 0, course },
  }
}

/** As one sees it who has not tried it yet. @throws AppError `not_found` for what is no quiz */
export async function previewQuiz(
  { database: { queries } }: AdminContext,
  { params: { lessonId } }: InputFor<typeof previewEndpoint>,
): Promise<OwnQuiz> {
  const found = await findQuiz(queries, lessonId)
  if (!found) throw new AppError('not_found')
  const untried = { last: undefined, isPassed: false, opened: 0 }
  return shownQuiz(found.quiz, { ...untried, version: found.version, seed: lessonId, digest })
}
