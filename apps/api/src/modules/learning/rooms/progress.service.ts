import type { InputFor } from '@naikkelas/contract'
import type { Learner } from '@naikkelas/contract/identity'
import type {
  completeLesson as completeEndpoint,
  ProgressState,
  saveProgress as saveEndpoint,
} from '@naikkelas/contract/learning'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { completeLessonOf, courseProgressOf, openLessonOf } from './lesson-access.service.ts'
import { findMedia } from './media.repo.ts'
import { addSeen, lockLessonProgress, noteCourseSeen } from './progress.repo.ts'
import { isSeen, seenAfter, seenPercentOf } from './progress.rules.ts'

type Ctx = ActorContext<Learner>

/**
 * Adds what was seen. A report that comes late, twice or from another device takes nothing away.
 * @throws AppError `not_found`, `lesson_closed`; `invalid_input` for a lesson that is neither film nor book
 */
export function saveProgress(
  ctx: Ctx,
  { params: { lessonId }, body: { position, at, seen } }: InputFor<typeof saveEndpoint>,
): Promise<ProgressState> {
  const now = ctx.clock.now()
  const learnerId = ctx.actor.id
  return ctx.unitOfWork(async (uow) => {
    const { course, lesson } = await openLessonOf(uow.tx, { learnerId, lessonId, now })
    const length = (await findMedia(uow.tx, lessonId))?.length ?? null
    if (length === null) throw notCounted()
    const medium = lesson.kind === 2 ? 'book' : 'film'
    const before = await lockLessonProgress(uow.tx, { learnerId, lessonId, at: now })
    const after = seenAfter({
      medium,
      length,
      before: before.seen,
      reported: seen,
      startedAt: before.startedAt,
      now,
    })
    const reportedAt = new Date(at)
    await addSeen(uow.tx, {
      learnerId,
      lessonId,
      position: Math.min(position, length),
      // A device whose clock is ahead would keep its position for ever.
      positionAt: reportedAt > now ? now : reportedAt,
      seen: after,
    })
    const isDone = before.completedAt !== null || isSeen(after, length)
    const courseId = course.id
    const state = { lessonId, isDone, seenPercent: seenPercentOf(after, length) }
    if (isDone && before.completedAt === null)
      return { ...state, course: await completeLessonOf(ctx, uow, { learnerId, lessonId, courseId }) }
    await noteCourseSeen(uow.tx, { learnerId, courseId, lessonId, at: now })
    return { ...state, course: await courseProgressOf(uow.tx, { learnerId, courseId }) }
  })
}

/** @throws AppError `not_found`, `lesson_closed`; `lesson_not_seen` for what is done by seeing it */
export function completeLesson(
  ctx: Ctx,
  { params: { lessonId } }: InputFor<typeof completeEndpoint>,
): Promise<ProgressState> {
  const learnerId = ctx.actor.id
  return ctx.unitOfWork(async (uow) => {
    const { course, lesson } = await openLessonOf(uow.tx, { learnerId, lessonId, now: ctx.clock.now() })
    if (lesson.kind !== 0 && !lesson.isDone) throw new AppError('lesson_not_seen')
    const counts = await completeLessonOf(ctx, uow, { learnerId, lessonId, courseId: course.id })
    return { lessonId, isDone: true, seenPercent: 100, course: counts }
  })
}

const notCounted = () =>
  new AppError('invalid_input', { fields: [{ path: 'seen', message: 'Materi ini tidak mencatat posisi' }] })
