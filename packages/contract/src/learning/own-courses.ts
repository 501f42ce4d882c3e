import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { shownPictureSchema } from '../shown-picture.ts'

const countsSchema = z.object({
  done: z.int(),
  total: z.int(),
  /** 0 to 100; 100 only when every lesson is done. */
  percent: z.int(),
})

export const ownCourseSchema = z.object({
  /** As in `/learning/{number}`. */
  number: z.int(),
  name: z.string(),
  cover: z.nullable(shownPictureSchema),
  instructors: z.array(z.string()),
  progress: countsSchema,
  /** Where to continue: the lesson left last, else the first one that is not done; null for a course without lessons. */
  next: z.nullable(z.object({ id: z.uuid(), title: z.string() })),
  obtainedAt: z.iso.datetime(),
  startedAt: z.nullable(z.iso.datetime()),
  seenAt: z.nullable(z.iso.datetime()),
  completedAt: z.nullable(z.iso.datetime()),
  /** Of a preorder that is not open yet. */
  opensAt: z.nullable(z.iso.datetime()),
  /** When the access ends; null for never. */
  accessEndsAt: z.nullable(z.iso.datetime()),
})
export type OwnCourse = z.infer<typeof ownCourseSchema>

export const listOwnCourses = endpoint({
  method: 'GET',
  path: '/me/courses',
  summary: 'Courses that are mine now: seen last first, then those obtained last',
  output: z.array(ownCourseSchema),
})
