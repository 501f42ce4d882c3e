import * as z from 'zod/mini'
import { listPlaceSchema } from '../commerce/index.ts'
import { endpoint } from '../endpoint.ts'
import { plainLines, visiblePattern } from '../plain-text.ts'
import { assignmentLimits } from './assignment-terms.ts'
import { submissionSchema } from './assignments.ts'

export const submissionsPerList = 50

export const submissionStates = ['waiting', 'accepted', 'returned'] as const
/** Not marked yet, passed, or to be sent again. */
export type SubmissionState = (typeof submissionStates)[number]

const listedSubmissionSchema = z.object({
  id: z.uuid(),
  learner: z.string(),
  course: z.object({ id: z.uuid(), name: z.string() }),
  lesson: z.object({ id: z.uuid(), title: z.string() }),
  number: z.int(),
  handedInAt: z.iso.datetime(),
  isLate: z.boolean(),
  state: z.enum(submissionStates),
  /** Null while it waits. */
  points: z.nullable(z.int()),
  maxPoints: z.int(),
})
export type ListedSubmission = z.infer<typeof listedSubmissionSchema>

const markedSubmissionSchema = z.object({
  ...submissionSchema.shape,
  version: z.int(),
  learner: z.string(),
  course: z.object({ id: z.uuid(), name: z.string() }),
  lesson: z.object({ id: z.uuid(), title: z.string() }),
  /** Of the attempt that took its place; null for the latest. */
  replacedBy: z.nullable(z.uuid()),
  /** Whether the learner has the course now: else it is not marked. */
  hasAccess: z.boolean(),
  /** Earlier ones of this learner, newest first. */
  earlier: z.array(submissionSchema),
})
/** A submission as those see it who mark. */
export type MarkedSubmission = z.infer<typeof markedSubmissionSchema>

export const listSubmissions = endpoint({
  method: 'GET',
  path: '/admin/assignment-submissions',
  summary: 'The latest submission of each learner and assignment: those that wait oldest first, others newest first',
  input: {
    query: z.strictObject({
      /** A part of the learner’s name, of the lesson’s title or of the course’s name. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      /** Those that wait are of learners who have the course now. */
      state: z.optional(z.enum(submissionStates)),
      courseId: z.optional(z.uuid()),
      after: z.optional(listPlaceSchema),
      before: z.optional(listPlaceSchema),
    }),
  },
  output: z.object({
    items: z.array(listedSubmissionSchema),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  }),
})

const ofSubmission = z.strictObject({ submissionId: z.uuid() })

export const getSubmission = endpoint({
  method: 'GET',
  path: '/admin/assignment-submissions/{submissionId}',
  summary: 'A submission with its files, its marking and the earlier ones of its learner',
  input: { params: ofSubmission },
  output: markedSubmissionSchema,
})

export const markSubmission = endpoint({
  method: 'PUT',
  path: '/admin/assignment-submissions/{submissionId}/marking',
  summary: 'Accept a submission, or ask for a better one, with points and feedback; what is accepted stays so',
  input: {
    params: ofSubmission,
    body: z
      .strictObject({
        points: z
          .int({ error: 'Tulis nilai sebagai angka bulat' })
          .check(
            z.minimum(0, { error: 'Nilai tidak bisa kurang dari 0' }),
            z.maximum(assignmentLimits.points, { error: 'Nilai paling banyak 1.000' }),
          ),
        feedback: z
          .string()
          .check(
            z.overwrite(plainLines),
            z.maxLength(assignmentLimits.feedbackCharacters, { error: 'Masukan maksimal 4.000 karakter' }),
          ),
        isAccepted: z.boolean({ error: 'Pilih: terima, atau minta perbaikan' }),
        version: z.int().check(z.minimum(1)),
      })
      .check(
        z.refine(({ isAccepted, feedback }) => isAccepted || visiblePattern.test(feedback), {
          error: 'Tulis apa yang perlu diperbaiki',
          path: ['feedback'],
        }),
      ),
  },
  output: markedSubmissionSchema,
})
