import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type CourseLearner,
  learnersPerList,
  type LearningState,
  type listCourseLearners as listEndpoint,
} from '@naikkelas/contract/learning'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { listPlaceOf, pageOfList } from '../../commerce/catalogue/index.ts'
import { countLearners, findLearners, type StoredLearner } from './course-learners.repo.ts'
import { findCourse } from './learners.queries.ts'

/** @throws AppError `not_found` for what is no course */
export async function listCourseLearners(
  { database: { queries }, clock }: AdminContext,
  { params: { courseId }, query: { after, before, ...filter } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const course = await findCourse(queries, courseId)
  if (!course) throw new AppError('not_found')
  const now = clock.now()
  const place = before ?? after
  const found = await findLearners(queries, {
    courseId,
    now,
    filter,
    from: place === undefined ? undefined : listPlaceOf(place),
    isBackwards: before !== undefined,
    limit: learnersPerList + 1,
  })
  const page = pageOfList({ found, perPage: learnersPerList, after, before })
  return {
    ...page,
    course,
    counts: await countLearners(queries, { courseId, now }),
    items: page.items.map(learnerView),
  }
}

const stateOf = ({ startedAt, completedAt }: StoredLearner): LearningState =>
  completedAt !== null ? 'completed' : startedAt !== null ? 'learning' : 'not_started'

const learnerView = (stored: StoredLearner): CourseLearner => ({
  id: stored.id,
  name: stored.name,
  state: stateOf(stored),
  done: stored.done,
  obtainedAt: stored.obtainedAt.toISOString(),
  seenAt: stored.seenAt?.toISOString() ?? null,
  completedAt: stored.completedAt?.toISOString() ?? null,
  accessEndsAt: stored.endsAt?.toISOString() ?? null,
})
