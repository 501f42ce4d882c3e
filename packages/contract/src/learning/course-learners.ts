import * as z from 'zod/mini'
import { listPlaceSchema } from '../commerce/index.ts'
import { endpoint } from '../endpoint.ts'

export const learnersPerList = 50

export const learningStates = ['not_started', 'learning', 'completed'] as const
/** How far someone is in a course: nothing opened yet, something opened, or completed once. */
export type LearningState = (typeof learningStates)[number]

const courseLearnerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(learningStates),
  /** Lessons that are done now; there may be more than there were when the course was completed. */
  done: z.int(),
  obtainedAt: z.iso.datetime(),
  /** Null while nothing was opened. */
  seenAt: z.nullable(z.iso.datetime()),
  completedAt: z.nullable(z.iso.datetime()),
  /** Of the access; null for what does not end. */
  accessEndsAt: z.nullable(z.iso.datetime()),
})
/** Someone who has a course now, and how far they are. */
export type CourseLearner = z.infer<typeof courseLearnerSchema>

export const listCourseLearners = endpoint({
  method: 'GET',
  path: '/admin/courses/{courseId}/learners',
  summary: 'Who has a course now, by purchase or by grant, and how far they are; who obtained it last comes first',
  input: {
    params: z.strictObject({ courseId: z.uuid() }),
    query: z.strictObject({
      /** A part of the name. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      state: z.optional(z.enum(learningStates)),
      after: z.optional(listPlaceSchema),
      before: z.optional(listPlaceSchema),
    }),
  },
  output: z.object({
    course: z.object({ id: z.uuid(), name: z.string(), lessons: z.int() }),
    /** Of all who have it, whatever is looked for. */
    counts: z.object({ learners: z.int(), started: z.int(), completed: z.int() }),
    items: z.array(courseLearnerSchema),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  }),
})
