import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** A film is done once this share of its seconds was really seen. */
export const seenShare = 0.9

const wholeSchema = z.int().check(z.minimum(0), z.maximum(43_200))

/** From a second (or page, counted from 1) up to, not including, another one. */
const intervalSchema = z.tuple([wholeSchema, wholeSchema]).check(z.refine(([from, to]) => from < to))

export const progressStateSchema = z.object({
  lessonId: z.uuid(),
  isDone: z.boolean(),
  seenPercent: z.int(),
  course: z.object({ done: z.int(), total: z.int(), percent: z.int(), isCompleted: z.boolean() }),
})
/** How far a learner is now. */
export type ProgressState = z.infer<typeof progressStateSchema>

const lessonId = z.strictObject({ lessonId: z.uuid() })

export const saveProgress = endpoint({
  method: 'POST',
  path: '/me/lessons/{lessonId}/progress',
  summary:
    'What was seen of a film or a book since the last report, and where it was left; sent again it changes nothing, and nothing that was seen is lost',
  input: {
    params: lessonId,
    body: z.strictObject({
      /** Seconds or page. */
      position: wholeSchema,
      /** When the position was left, by the device; never later than now. */
      at: z.iso.datetime(),
      seen: z.array(intervalSchema).check(z.maxLength(200)),
    }),
  },
  output: progressStateSchema,
})

export const completeLesson = endpoint({
  method: 'POST',
  path: '/me/lessons/{lessonId}/complete',
  summary: 'Mark an article as read; films and books are done once they were seen',
  input: { params: lessonId },
  output: progressStateSchema,
})
