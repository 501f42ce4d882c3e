import type { InputFor } from '@naikkelas/contract'
import {
  type AnalysedLesson,
  COUNTED_AT_ONCE,
  type CourseAnalytics,
  type getCourseAnalytics as endpoint,
  STOPPED_AFTER_DAYS,
} from '@naikkelas/contract/learning'
import { DAY_MS } from '@naikkelas/contract/time'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { findCourse } from '../course-learners/index.ts'
import { countLast, countUnanswered, findFunnel, findLessons } from './course-analytics.repo.ts'
import { sharesByMinute } from './film-minutes.rules.ts'
import { findKeptCounts, type LessonCounts } from './lesson-counts.repo.ts'
import { countLessonsNow } from './lesson-counts.service.ts'

type StoredLesson = Awaited<ReturnType<typeof findLessons>>[number]

/** @throws AppError `not_found` for what is no course */
export async function getCourseAnalytics(
  { database: { queries }, clock }: AdminContext,
  { params: { courseId }, query: { from, until } }: InputFor<typeof endpoint>,
): Promise<CourseAnalytics> {
  const course = await findCourse(queries, courseId)
  if (!course) throw new AppError('not_found')
  const now = clock.now()
  const funnel = await findFunnel(queries, { courseId, from, until, now })
  if (!funnel) throw new Error(`learners of course ${courseId} were not counted`)
  const lessons = await findLessons(queries, courseId)
  const { learners, stopped } = await countLast(queries, {
    courseId,
    before: new Date(now.getTime() - STOPPED_AFTER_DAYS * DAY_MS),
  })
  const { counted, countedAt } = await countsOf(queries, { courseId, learners, lessons, now })
  const questions = await countUnanswered(queries, courseId)
  const stoppedAt = lessons.reduce((sum, { id }) => sum + (stopped.get(id) ?? 0), 0)
  return {
    course: { id: course.id, name: course.name },
    funnel,
    learners,
    lessons: lessons.map((lesson) => lessonView(lesson, counted.get(lesson.id), stopped.get(lesson.id) ?? 0)),
    stoppedElsewhere: [...stopped.values()].reduce((sum, count) => sum + count, 0) - stoppedAt,
    countedAt: countedAt.toISOString(),
    questions: { ...questions, oldestAt: questions.oldestAt?.toISOString() ?? null },
  }
}

interface Counted {
  courseId: string
  learners: number
  lessons: readonly StoredLesson[]
  now: Date
}

/** Of many learners as the job counted them last, and now where it has not yet. */
async function countsOf(queries: Queries, { courseId, learners, lessons, now }: Counted) {
  const kept = learners > COUNTED_AT_ONCE ? await findKeptCounts(queries, courseId) : undefined
  const counts =
    kept?.lessons ??
    (await countLessonsNow(
      queries,
      lessons.map(({ id }) => id),
    ))
  return { counted: new Map(counts.map((one) => [one.id, one])), countedAt: kept?.countedAt ?? now }
}

const lessonView = (
  { filmLength, ...lesson }: StoredLesson,
  counts: LessonCounts | undefined,
  stopped: number,
): AnalysedLesson => ({
  ...lesson,
  reached: counts?.reached ?? 0,
  finished: counts?.finished ?? 0,
  averagePercent: counts ? tenths(counts.average) : null,
  medianPercent: counts ? tenths(counts.median) : null,
  stopped,
  film: filmView(filmLength, counts?.film ?? null),
})

const tenths = (value: number) => Math.round(value * 10) / 10

/** A film that was counted stays as it was counted, also if another one is there by now. */
function filmView(length: number | null, counted: LessonCounts['film']): AnalysedLesson['film'] {
  if (length === null) return null
  if (counted === null) return { length, viewers: 0, shares: [] }
  return { length: counted.length, viewers: counted.viewers, shares: sharesByMinute(counted) }
}
