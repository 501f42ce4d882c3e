import type { ProgressState } from '@naikkelas/contract/learning'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { type Access, findAccess } from '../../commerce/orders/index.ts'
import {
  countLessons,
  lockLessonProgress,
  markCourseCompleted,
  markLessonDone,
  noteCourseSeen,
  noteShareDone,
} from './progress.repo.ts'
import { percentOf, roomLessons } from './room.rules.ts'
import {
  findCourseIdByNumber,
  findCourseIdOfLesson,
  findCourses,
  findLessons,
  type RoomCourse,
  type StoredLesson,
} from './rooms.repo.ts'

export interface LessonOfLearner {
  course: RoomCourse
  access: Access
  lesson: StoredLesson
}

interface Asked {
  learnerId: string
  lessonId: string
  now: Date
}

/**
 * A lesson that this learner may open now.
 * @throws AppError `not_found` for a lesson of a course that is not theirs; `lesson_closed` while it is not open
 */
export async function openLessonOf(queries: Queries, { learnerId, lessonId, now }: Asked): Promise<LessonOfLearner> {
  const courseId = await findCourseIdOfLesson(queries, lessonId)
  const access =
    courseId === undefined ? undefined : await findAccess(queries, { learnerId, sellableId: courseId, now })
  if (courseId === undefined || !access) throw new AppError('not_found')
  const [course] = await findCourses(queries, learnerId, [courseId])
  const lessons = await findLessons(queries, learnerId, [courseId])
  const index = lessons.findIndex(({ id }) => id === lessonId)
  const lesson = lessons[index]
  if (!course || !lesson) throw new AppError('not_found')
  const views = roomLessons(lessons, { obtainedAt: access.obtainedAt, courseOpensAt: course.opensAt, now })
  if (views[index]?.lock) throw new AppError('lesson_closed')
  return { course, access, lesson }
}

/** Whether this learner has the course of a lesson now, be the lesson open or not. */
export async function hasLesson(queries: Queries, { learnerId, lessonId, now }: Asked): Promise<boolean> {
  const sellableId = await findCourseIdOfLesson(queries, lessonId)
  return sellableId !== undefined && (await findAccess(queries, { learnerId, sellableId, now })) !== undefined
}

interface OwnCourseAsked {
  learnerId: string
  /** Of the course. */
  number: number
  now: Date
}

/** @throws AppError `not_found` for a course that is not this learner's now */
export async function ownCourseOf(queries: Queries, { learnerId, number, now }: OwnCourseAsked) {
  const id = await findCourseIdByNumber(queries, number)
  const access = id === undefined ? undefined : await findAccess(queries, { learnerId, sellableId: id, now })
  if (id === undefined || !access) throw new AppError('not_found')
  return { id, access }
}

/** Begins the lesson where it was not begun, and lets others of this learner wait until the transaction ends. */
export async function holdLessonOf(tx: Tx, { learnerId, lessonId, now }: Asked): Promise<{ isDone: boolean }> {
  const { completedAt } = await lockLessonProgress(tx, { learnerId, lessonId, at: now })
  return { isDone: completedAt !== null }
}

interface InCourse {
  learnerId: string
  courseId: string
}

export async function courseProgressOf(
  queries: Queries,
  { learnerId, courseId }: InCourse,
): Promise<ProgressState['course']> {
  const counts = await countLessons(queries, learnerId, courseId)
  return { ...counts, percent: percentOf(counts) }
}

interface Done extends InCourse {
  lessonId: string
}

/** Notes that the learner is at this lesson of the course now. */
export const leaveCourseAt = (tx: Tx, { now, ...at }: Done & { now: Date }): Promise<void> =>
  noteCourseSeen(tx, { ...at, at: now })

/** Notes a lesson as done, in the transaction of whatever proved it, and the course with its last one. */
export async function completeLessonOf(
  ctx: Pick<AppContext, 'clock'>,
  work: UnitOfWork,
  done: Done,
): Promise<ProgressState['course']> {
  await noteCourseSeen(work.tx, { ...done, at: ctx.clock.now() })
  return finishLessonOf(ctx, work, done)
}

/** The same of a lesson that someone else found done: where the learner is in the course stays. */
export async function finishLessonOf(
  { clock }: Pick<AppContext, 'clock'>,
  { tx, emit }: UnitOfWork,
  { learnerId, lessonId, courseId }: Done,
): Promise<ProgressState['course']> {
  const at = clock.now()
  await markLessonDone(tx, { learnerId, lessonId, at })
  const counts = await countLessons(tx, learnerId, courseId)
  const isWhole = counts.done === counts.total
  const percent = percentOf(counts)
  await noteShareDone(tx, { learnerId, courseId, percent })
  if (isWhole && (await markCourseCompleted(tx, { learnerId, courseId, at })))
    await emit('course.completed', { learnerId, courseId, at: at.toISOString() })
  return {
    done: counts.done,
    total: counts.total,
    percent,
    isCompleted: counts.isCompleted || isWhole,
  }
}
