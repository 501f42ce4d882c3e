import * as z from 'zod/mini'
import { changeReasonSchema, codeSchema, listPlaceSchema } from '../commerce/index.ts'
import { endpoint } from '../endpoint.ts'
import { plainLines, visiblePattern } from '../plain-text.ts'
import { placeInLessonSchema } from './lesson-notes.ts'

export const questionAtMost = 2_000
export const answerAtMost = 4_000
export const questionsPerPage = 20
/** Of the back office. */
export const questionsPerList = 50

const answerSchema = z.object({
  text: z.string(),
  at: z.iso.datetime(),
  /** Whose account answered; null once it is gone. */
  by: z.nullable(z.string()),
})

const lessonQuestionSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  place: placeInLessonSchema,
  /** First name and initial: “Ayu P.”. */
  author: z.string(),
  isMine: z.boolean(),
  askedAt: z.iso.datetime(),
  answer: z.nullable(answerSchema),
})
/** A question as the learners of the course read it. */
export type LessonQuestion = z.infer<typeof lessonQuestionSchema>

const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()), previous: z.nullable(z.string()) })

const ofLesson = z.strictObject({ lessonId: z.uuid() })
const ofQuestion = z.strictObject({ questionId: z.uuid() })
const places = { after: z.optional(listPlaceSchema), before: z.optional(listPlaceSchema) }

export const listLessonQuestions = endpoint({
  method: 'GET',
  path: '/me/lessons/{lessonId}/questions',
  summary: 'What learners of a course of mine asked in a lesson, newest first, with the answers; without hidden ones',
  input: { params: ofLesson, query: z.strictObject(places) },
  output: pageOf(lessonQuestionSchema),
})

export const askLessonQuestion = endpoint({
  method: 'POST',
  path: '/me/lessons/{lessonId}/questions',
  summary: 'Ask something in a lesson; all learners of the course read it, and its answer comes by mail too',
  input: {
    params: ofLesson,
    body: z.strictObject({
      text: z
        .string()
        .check(
          z.overwrite(plainLines),
          z.regex(visiblePattern, { error: 'Tulis pertanyaannya dahulu' }),
          z.maxLength(questionAtMost, { error: 'Pertanyaan maksimal 2.000 karakter' }),
        ),
      place: placeInLessonSchema,
    }),
  },
  output: lessonQuestionSchema,
  successStatus: 201,
})

export const deleteLessonQuestion = endpoint({
  method: 'DELETE',
  path: '/me/lesson-questions/{questionId}',
  summary: 'Delete a question of mine, with its answer',
  input: { params: ofQuestion },
  output: z.null(),
})

export const questionStates = ['shown', 'hidden'] as const
export type QuestionState = (typeof questionStates)[number]

const askedQuestionSchema = z.object({
  ...z.omit(lessonQuestionSchema, { isMine: true }).shape,
  version: z.int(),
  course: z.object({ id: z.uuid(), number: z.int(), name: z.string() }),
  lesson: z.object({ id: z.uuid(), title: z.string() }),
  /** Null while learners see it. */
  hidden: z.nullable(z.object({ reason: z.string(), at: z.iso.datetime(), by: z.nullable(z.string()) })),
})
/** A question as those see it who answer. */
export type AskedQuestion = z.infer<typeof askedQuestionSchema>

export const listAskedQuestions = endpoint({
  method: 'GET',
  path: '/admin/lesson-questions',
  summary: 'Questions of learners in all lessons, newest first, hidden ones among them',
  input: {
    query: z.strictObject({
      /** A part of the question, of the lesson’s title or of the course’s name. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      state: z.optional(z.enum(questionStates)),
      /** Without an answer 0, with one 1. */
      answered: z.optional(codeSchema(1, 0)),
      courseId: z.optional(z.uuid()),
      ...places,
    }),
  },
  output: pageOf(askedQuestionSchema),
})

const version = z.int().check(z.minimum(1))

export const answerLessonQuestion = endpoint({
  method: 'PUT',
  path: '/admin/lesson-questions/{questionId}/answer',
  summary: 'Answer a question in one’s own name, or change the answer; an empty one takes it away',
  input: {
    params: ofQuestion,
    body: z.strictObject({
      text: z
        .string()
        .check(z.overwrite(plainLines), z.maxLength(answerAtMost, { error: 'Jawaban maksimal 4.000 karakter' })),
      version,
    }),
  },
  output: askedQuestionSchema,
})

export const hideLessonQuestion = endpoint({
  method: 'POST',
  path: '/admin/lesson-questions/{questionId}/hide',
  summary: 'Hide a question from learners, with a reason',
  input: { params: ofQuestion, body: z.strictObject({ reason: changeReasonSchema, version }) },
  output: askedQuestionSchema,
})

export const showLessonQuestion = endpoint({
  method: 'POST',
  path: '/admin/lesson-questions/{questionId}/show',
  summary: 'Show a hidden question again',
  input: { params: ofQuestion, body: z.strictObject({ version }) },
  output: askedQuestionSchema,
})
