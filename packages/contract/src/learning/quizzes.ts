import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { progressStateSchema } from './progress.ts'
import { questionKinds, quizLimits } from './quiz-questions.ts'

const reviewSchema = z.object({
  questionId: z.uuid(),
  question: z.string(),
  /** What was chosen or written. */
  given: z.array(z.string()),
  isRight: z.boolean(),
  /** Empty for none. */
  explanation: z.string(),
  /** What is right; null while the quiz can still be tried again. */
  right: z.nullable(z.array(z.string())),
})

export const quizAttemptSchema = z.object({
  number: z.int(),
  rightCount: z.int(),
  questionCount: z.int(),
  isPassed: z.boolean(),
  handedInAt: z.iso.datetime(),
  /** Question by question; without those that were removed since. */
  review: z.array(reviewSchema),
})
/** What a learner handed in, and how it went. */
export type QuizAttempt = z.infer<typeof quizAttemptSchema>

const ownQuizSchema = z.object({
  /** Of the lesson: it changes when the quiz does. */
  version: z.int(),
  passPercent: z.int(),
  /** Null for as many as one likes. */
  attempts: z.nullable(z.int()),
  /** Of the next attempt, from 1; null once it is passed or all were used. */
  number: z.nullable(z.int()),
  /** In the order of the next attempt. */
  questions: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(questionKinds),
      text: z.string(),
      options: z.array(z.object({ id: z.uuid(), text: z.string() })),
    }),
  ),
  last: z.nullable(quizAttemptSchema),
})
/** A quiz as its learner sees it: without what is right. */
export type OwnQuiz = z.infer<typeof ownQuizSchema>

const givenAnswerSchema = z.strictObject({
  questionId: z.uuid(),
  /** Of questions with options. */
  optionIds: z.array(z.uuid()).check(z.maxLength(quizLimits.options)),
  /** Of questions that are answered in words; empty for others. */
  text: z
    .string()
    .check(z.maxLength(quizLimits.answerCharacters, { error: `Maksimal ${quizLimits.answerCharacters} karakter` })),
})
export type GivenAnswer = z.infer<typeof givenAnswerSchema>

const lessonId = z.strictObject({ lessonId: z.uuid() })

export const getOwnQuiz = endpoint({
  method: 'GET',
  path: '/me/lessons/{lessonId}/quiz',
  summary: 'The quiz of a lesson of mine, without what is right, and how my last attempt went',
  input: { params: lessonId },
  output: ownQuizSchema,
})

export const handInQuiz = endpoint({
  method: 'POST',
  path: '/me/lessons/{lessonId}/quiz-attempts',
  summary: 'Hand in all answers of an attempt; sent again it answers the same, and counts once',
  input: {
    params: lessonId,
    body: z.strictObject({
      /** Of the attempt, as the quiz gave it. */
      number: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      version: z.int().check(z.minimum(0)),
      answers: z.array(givenAnswerSchema).check(z.maxLength(quizLimits.questions)),
    }),
  },
  output: z.object({ quiz: ownQuizSchema, progress: progressStateSchema }),
  successStatus: 201,
})

export const previewQuiz = endpoint({
  method: 'GET',
  path: '/admin/lessons/{lessonId}/quiz',
  summary: 'The quiz of a lesson as a learner sees it who has not tried it yet',
  input: { params: lessonId },
  output: ownQuizSchema,
})
