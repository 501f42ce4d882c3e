import type { InputFor, OutputFor } from '@naikkelas/contract'
import { gradesPerList, type LearnerGrades, type listGrades as listEndpoint } from '@naikkelas/contract/learning'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { listPlaceOf, pageOfList } from '../../commerce/catalogue/index.ts'
import { findCourse } from '../course-learners/index.ts'
import { countLearners, findAverages, findGradedLessons, findGrades, findLearners } from './gradebook.repo.ts'
import { type GradedLesson, gradesIn, percentOf, totalOf } from './gradebook.rules.ts'

/** @throws AppError `not_found` for what is no course */
export async function listGrades(
  { database: { queries }, clock }: AdminContext,
  { params: { courseId }, query: { after, before, ...filter } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const { course, lessons } = await gradedCourse(queries, courseId)
  const of = { courseId, now: clock.now(), lessons }
  const place = before ?? after
  const found = await findLearners(queries, {
    ...of,
    filter,
    from: place === undefined ? undefined : listPlaceOf(place),
    isBackwards: before !== undefined,
    limit: gradesPerList + 1,
  })
  const page = pageOfList({ found, perPage: gradesPerList, after, before })
  const averages = await findAverages(queries, of)
  return {
    ...page,
    course,
    lessons: lessons.map((lesson) => {
      const average = averages.get(lesson.id)
      return { ...lesson, average: average ? percentOf(average.share) : null, graded: average?.graded ?? 0 }
    }),
    learners: await countLearners(queries, of),
    items: await withGrades(queries, lessons, page.items),
  }
}

/** @throws AppError `not_found` for what is no course */
export async function gradedCourse(queries: Queries, courseId: string) {
  const course = await findCourse(queries, courseId)
  if (!course) throw new AppError('not_found')
  return { course: { id: course.id, name: course.name }, lessons: await findGradedLessons(queries, courseId) }
}

/** One query for all of them. */
export async function withGrades(
  queries: Queries,
  lessons: readonly GradedLesson[],
  learners: readonly { id: string; name: string }[],
): Promise<LearnerGrades[]> {
  const grades = await findGrades(queries, { lessons, learnerIds: learners.map(({ id }) => id) })
  return learners.map(({ id, name }) => {
    const stored = grades.get(id) ?? []
    return { id, name, grades: gradesIn(lessons, stored), total: totalOf(lessons, stored) }
  })
}
