import type { Queries } from '../../../platform/database/index.ts'
import { secondsByMinute } from './film-minutes.rules.ts'
import { countReached, findFilmEdges, type LessonCounts } from './lesson-counts.repo.ts'

/** What is known of lessons now; those that no learner has opened are left out. */
export async function countLessonsNow(queries: Queries, lessonIds: readonly string[]): Promise<LessonCounts[]> {
  const reached = await countReached(queries, lessonIds)
  const edges = Map.groupBy(await findFilmEdges(queries, lessonIds), ({ id }) => id)
  return reached.map(({ id, film_length: length, viewers, ...counts }) => ({
    id,
    ...counts,
    film: length === null ? null : { length, viewers, seconds: secondsByMinute(edges.get(id) ?? [], length) },
  }))
}
