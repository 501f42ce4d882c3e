import * as z from 'zod/mini'
import { changeReasonSchema, listPlaceSchema } from '../commerce/index.ts'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { quizAttemptSchema } from './quizzes.ts'
import { courseNumberSchema } from './rooms.ts'

export const gradesPerList = 50

export const gradeStates = ['none', 'waiting', 'returned', 'passed', 'failed'] as const
/** Nothing handed in; waits to be marked; sent back to be done again; passed; a quiz that was not passed yet. */
export type GradeState = (typeof gradeStates)[number]

/** On screens and in files. */
export const gradeStateWords: Readonly<Record<GradeState, string>> = {
  none: 'Belum dikerjakan',
  waiting: 'Menunggu dinilai',
  returned: 'Perlu perbaikan',
  passed: 'Lulus',
  failed: 'Belum lulus',
}

const gradeSchema = z.object({
  state: z.enum(gradeStates),
  /** Right answers of the attempt that counts, or points; null where there is nothing to count. */
  score: z.nullable(z.int()),
  maxScore: z.nullable(z.int()),
  /** Whole, rounded down: 100 is all of it. */
  percent: z.nullable(z.int()),
})
/** What counts of one learner in one quiz or assignment. */
export type Grade = z.infer<typeof gradeSchema>

const totalSchema = z.object({
  /** Mean of the grades there are, rounded down; what has none is left out. Null without any. */
  percent: z.nullable(z.int()),
  /** How many grades there are, and of how many lessons. */
  graded: z.int(),
  lessons: z.int(),
})
/** The grades of one learner in one number. */
export type GradeTotal = z.infer<typeof totalSchema>

const gradedKindSchema = z.union([z.literal(3), z.literal(4)])
/** Quiz or assignment. */
export type GradedKind = z.infer<typeof gradedKindSchema>

const lessonShape = { id: z.uuid(), title: z.string(), kind: gradedKindSchema }

const learnerGradesSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** In the order of the lessons. */
  grades: z.array(gradeSchema),
  total: totalSchema,
})
/** A row of the gradebook. */
export type LearnerGrades = z.infer<typeof learnerGradesSchema>

export const gradeFilters = ['waiting', 'not_passed', 'passed', 'without_access'] as const
/** Has something that waits to be marked; has not passed all; has passed all; had the course, and left grades. */
export type GradeFilter = (typeof gradeFilters)[number]

export const gradeSorts = ['name', 'highest', 'lowest'] as const
/** By name, or by total; who has no grade comes last. */
export type GradeSort = (typeof gradeSorts)[number]

const filterShape = {
  /** A part of the name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  /** @default who has the course now */
  state: z.optional(z.enum(gradeFilters)),
  sort: z.optional(z.enum(gradeSorts)),
}
const ofCourse = z.strictObject({ courseId: z.uuid() })

export const listGrades = endpoint({
  method: 'GET',
  path: '/admin/courses/{courseId}/grades',
  summary: 'The gradebook of a course: who has it now, with what counts in each quiz and assignment',
  input: {
    params: ofCourse,
    query: z.strictObject({ ...filterShape, after: z.optional(listPlaceSchema), before: z.optional(listPlaceSchema) }),
  },
  output: z.object({
    course: z.object({ id: z.uuid(), name: z.string() }),
    /** Those that are graded now, in their order. */
    lessons: z.array(
      z.object({
        ...lessonShape,
        /** Mean of all who have the course and a grade here, rounded down. */
        average: z.nullable(z.int()),
        graded: z.int(),
      }),
    ),
    /** Who has the course now, whatever is looked for. */
    learners: z.int(),
    items: z.array(learnerGradesSchema),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  }),
})

export const exportGrades = fileEndpoint({
  path: '/admin/courses/{courseId}/grades.csv',
  summary: 'The same as CSV',
  input: { params: ofCourse, query: z.strictObject(filterShape) },
  contentTypes: ['text/csv'],
})
export const exportGradesPath = (courseId: string) => `/admin/courses/${courseId}/grades.csv` as const

const quizResultsSchema = z.object({
  /** Null for as many as one likes. */
  attempts: z.nullable(z.int()),
  /** Of the next attempt; null once it is passed or all were used. */
  number: z.nullable(z.int()),
  /** Of the attempt that can be opened for this learner; null while one is open, or none is needed. */
  canOpen: z.nullable(z.int()),
  /** The latest twenty, newest first. */
  tried: z.array(quizAttemptSchema),
  /** Attempts that the team opened, latest first. */
  opened: z.array(
    z.object({
      number: z.int(),
      reason: z.string(),
      at: z.iso.datetime(),
      /** Null once that account is gone. */
      by: z.nullable(z.string()),
    }),
  ),
})
/** A quiz of one learner, with what was answered. */
export type QuizResults = z.infer<typeof quizResultsSchema>

const sentSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  handedInAt: z.iso.datetime(),
  isLate: z.boolean(),
  maxPoints: z.int(),
  /** Null until someone marked it. */
  points: z.nullable(z.int()),
  isAccepted: z.nullable(z.boolean()),
})
/** An attempt of an assignment, without what it says. */
export type SentAssignment = z.infer<typeof sentSchema>

const gradesOfLearnerSchema = z.object({
  course: z.object({ id: z.uuid(), name: z.string() }),
  learner: z.object({ id: z.uuid(), name: z.string() }),
  /** Whether the learner has the course now. */
  hasAccess: z.boolean(),
  total: totalSchema,
  lessons: z.array(
    z.object({
      ...lessonShape,
      grade: gradeSchema,
      /** Null for an assignment. */
      quiz: z.nullable(quizResultsSchema),
      /** The latest twenty, newest first; empty for a quiz. */
      sent: z.array(sentSchema),
    }),
  ),
})
/** All that one learner did in the quizzes and assignments of a course. */
export type GradesOfLearner = z.infer<typeof gradesOfLearnerSchema>

export const getLearnerGrades = endpoint({
  method: 'GET',
  path: '/admin/courses/{courseId}/learners/{learnerId}/grades',
  summary: 'The quizzes and assignments of a course as one learner did them, attempt by attempt',
  input: { params: z.strictObject({ courseId: z.uuid(), learnerId: z.uuid() }) },
  output: gradesOfLearnerSchema,
})

export const openQuizAttempt = endpoint({
  method: 'POST',
  path: '/admin/lessons/{lessonId}/learners/{learnerId}/extra-attempts',
  summary: 'Open one more attempt of a quiz for a learner who has used all; asked for twice it is opened once',
  input: {
    params: z.strictObject({ lessonId: z.uuid(), learnerId: z.uuid() }),
    body: z.strictObject({
      /** Of the attempt that is opened, as the learner's results gave it. */
      number: z.int().check(z.minimum(2), z.maximum(1_000_000)),
      reason: changeReasonSchema,
    }),
  },
  output: z.object({ number: z.int() }),
  successStatus: 201,
})

export const getOwnGrades = endpoint({
  method: 'GET',
  path: '/me/courses/{number}/grades',
  summary: 'My grades in a course of mine',
  input: { params: z.strictObject({ number: courseNumberSchema }) },
  output: z.object({
    course: z.object({ number: z.int(), name: z.string() }),
    total: totalSchema,
    lessons: z.array(z.object({ ...lessonShape, grade: gradeSchema })),
  }),
})
/** The own grades of a course, in the order of its lessons. */
export type OwnGrades = z.infer<(typeof getOwnGrades)['output']>
