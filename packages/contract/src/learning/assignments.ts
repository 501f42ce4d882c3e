import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plainLines } from '../plain-text.ts'
import { assignmentLimits, fileRules } from './assignment-terms.ts'

/** Where learners upload files of assignments, as type 1. */
export const assignmentDirectory = 'tugas'
/** As those who choose a file are shown; the server looks at what is in it. */
export const assignmentFileKinds = 'image/*,.pdf,.docx,.xlsx,.zip'

const markingSchema = z.object({
  points: z.int(),
  /** Empty for none. */
  feedback: z.string(),
  /** Else the learner is asked to send it again. */
  isAccepted: z.boolean(),
  at: z.iso.datetime(),
  /** Whose account marked; null once it is gone. */
  by: z.nullable(z.string()),
})

export const submissionSchema = z.object({
  id: z.uuid(),
  /** From 1, of this learner in this lesson. */
  number: z.int(),
  text: z.string(),
  files: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      bytes: z.int(),
      /** Else it is only to be kept. */
      isPicture: z.boolean(),
      /** Stable and private: for who sent it, and for those who see courses in the back office. */
      address: z.string(),
    }),
  ),
  handedInAt: z.iso.datetime(),
  isLate: z.boolean(),
  /** As they were when it was handed in. */
  maxPoints: z.int(),
  passPoints: z.int(),
  /** Null until someone marked it. */
  marking: z.nullable(markingSchema),
})
/** What a learner handed in, and what was said of it. */
export type Submission = z.infer<typeof submissionSchema>

const ownAssignmentSchema = z.object({
  files: z.enum(fileRules),
  maxPoints: z.int(),
  passPoints: z.int(),
  /** Null for as long as one likes. */
  dueAt: z.nullable(z.iso.datetime()),
  /** Of the next attempt, from 1; null once one was accepted. */
  number: z.nullable(z.int()),
  /** The latest twenty, newest first. */
  submissions: z.array(submissionSchema),
})
/** An assignment as its learner sees it. */
export type OwnAssignment = z.infer<typeof ownAssignmentSchema>

const lessonId = z.strictObject({ lessonId: z.uuid() })

export const getOwnAssignment = endpoint({
  method: 'GET',
  path: '/me/lessons/{lessonId}/assignment',
  summary: 'The assignment of a lesson of mine, with what I handed in and what was said of it',
  input: { params: lessonId },
  output: ownAssignmentSchema,
})

export const handInAssignment = endpoint({
  method: 'POST',
  path: '/me/lessons/{lessonId}/assignment-submissions',
  summary:
    'Hand in a text, files or both; before it is marked a further one takes its place, sent again it counts once',
  input: {
    params: lessonId,
    body: z.strictObject({
      /** Of the attempt, as the assignment gave it. */
      number: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      text: z
        .string()
        .check(
          z.overwrite(plainLines),
          z.maxLength(assignmentLimits.textCharacters, { error: 'Jawaban maksimal 20.000 karakter' }),
        ),
      /** In the order in which they are shown. */
      fileIds: z.array(z.uuid({ error: 'Berkas ini tidak dikenal' })).check(
        z.maxLength(assignmentLimits.files, { error: `Paling banyak ${assignmentLimits.files} berkas` }),
        z.refine((ids) => new Set(ids).size === ids.length, { error: 'Ada berkas yang sama dua kali' }),
      ),
    }),
  },
  output: ownAssignmentSchema,
  successStatus: 201,
})

export const previewAssignment = endpoint({
  method: 'GET',
  path: '/admin/lessons/{lessonId}/assignment',
  summary: 'The assignment of a lesson as a learner sees it who has handed in nothing yet',
  input: { params: lessonId },
  output: ownAssignmentSchema,
})
