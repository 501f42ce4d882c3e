import { COUNTED_AT_ONCE, COUNTED_EVERY_MINUTES } from '@naikkelas/contract/learning'
import * as z from 'zod'
import { defineJob, type JobDefinition, minutes } from '../../../platform/jobs/index.ts'
import { findLessonIds, findUncounted, keepCounts, type LessonCounts } from './lesson-counts.repo.ts'
import { countLessonsNow } from './lesson-counts.service.ts'

/** Counts the lessons of courses with many learners, one lesson at a time: a statement has five seconds. */
export const countLessons: JobDefinition<Record<string, never>> = defineJob({
  name: 'count-course-lessons',
  label: 'Menghitung analitik belajar kelas besar',
  payload: z.strictObject({}),
  retry: minutes(5, 30),
  isUnique: true,
  schedule: { everySeconds: COUNTED_EVERY_MINUTES * 60, payload: {} },
  async handle({ clock, database: { queries } }, _payload, { signal }) {
    for (const courseId of await findUncounted(queries, { now: clock.now(), moreThan: COUNTED_AT_ONCE })) {
      const countedAt = clock.now()
      const lessons: LessonCounts[] = []
      for (const id of await findLessonIds(queries, courseId)) {
        signal.throwIfAborted()
        lessons.push(...(await countLessonsNow(queries, [id])))
      }
      await keepCounts(queries, { courseId, lessons, countedAt })
    }
  },
})
