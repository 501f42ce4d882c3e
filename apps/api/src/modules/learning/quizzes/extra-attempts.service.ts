import type { InputFor, OutputFor } from '@naikkelas/contract'
import type { openQuizAttempt as openEndpoint } from '@naikkelas/contract/learning'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { hasLesson, holdLessonOf } from '../rooms/index.ts'
import { insertOpenedAttempt } from './extra-attempts.repo.ts'
import { findAttempts, findQuiz } from './quizzes.repo.ts'
import { openableAttempt } from './quizzes.rules.ts'
import { findOpenedAttempts } from './results.queries.ts'

/**
 * Opens the attempt behind the last one of a learner who has used all. Of two at once one counts; the same sent again by
 * the same admin is answered the same.
 * @throws AppError `not_found` for what is no quiz, and for who never tried it; `learner_without_course`;
 *   `attempt_not_needed` while an attempt is open, after a pass, or for another attempt than the next
 */
export function openQuizAttempt(
  { actor, clock, database }: AdminContext,
  { params: of, body: { number, reason } }: InputFor<typeof openEndpoint>,
): Promise<OutputFor<typeof openEndpoint>> {
  const now = clock.now()
  return database.transaction(async (tx) => {
    const found = await findQuiz(tx, of.lessonId)
    if (!found || !(await findAttempts(tx, of)).last) throw new AppError('not_found')
    if (!(await hasLesson(tx, { ...of, now }))) throw new AppError('learner_without_course')
    await holdLessonOf(tx, { ...of, now })
    const opened = await findOpenedAttempts(tx, { learnerId: of.learnerId, lessonIds: [of.lessonId] })
    const isSame = opened.some((one) => one.number === number && one.reason === reason && one.adminId === actor.id)
    if (isSame) return { number }
    if (openableAttempt(found.quiz, await findAttempts(tx, of)) !== number) throw new AppError('attempt_not_needed')
    await insertOpenedAttempt(tx, { ...of, number, reason, adminId: actor.id, at: now })
    return { number }
  })
}
