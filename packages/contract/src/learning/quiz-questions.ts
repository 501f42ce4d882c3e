import * as z from 'zod/mini'
import { plainLines, plainText, visiblePattern } from '../plain-text.ts'

export const quizLimits = {
  questions: 60,
  options: 10,
  answers: 10,
  attempts: 20,
  questionCharacters: 1_000,
  optionCharacters: 300,
  answerCharacters: 200,
  explanationCharacters: 1_000,
} as const

export const questionKinds = ['single', 'multiple', 'short'] as const
/** One option is right, several may be, or a few words are written. */
export type QuestionKind = (typeof questionKinds)[number]

const lines = (maxLength: number) =>
  z
    .string()
    .check(
      z.overwrite(plainLines),
      z.maxLength(maxLength, { error: `Maksimal ${maxLength.toLocaleString('id')} karakter` }),
    )
const words = (empty: string, maxLength: number) =>
  z
    .string({ error: empty })
    .check(
      z.overwrite(plainText),
      z.regex(visiblePattern, { error: empty, abort: true }),
      z.maxLength(maxLength, { error: `Maksimal ${maxLength} karakter` }),
    )

const optionSchema = z.strictObject({
  /** Made by the form; answers name it. */
  id: z.uuid(),
  text: words('Tulis pilihannya', quizLimits.optionCharacters),
  isRight: z.boolean(),
})

const questionSchema = z
  .strictObject({
    /** Made by the form; answers name it. */
    id: z.uuid(),
    kind: z.enum(questionKinds, { error: 'Pilih jenis pertanyaan' }),
    text: lines(quizLimits.questionCharacters).check(z.regex(visiblePattern, { error: 'Tulis pertanyaannya' })),
    /** Of questions with options; empty for those that are answered in words. */
    options: z
      .array(optionSchema)
      .check(z.maxLength(quizLimits.options, { error: `Paling banyak ${quizLimits.options} pilihan` })),
    /** Words that are right, of which case and spaces do not count; empty for questions with options. */
    answers: z
      .array(words('Tulis jawabannya', quizLimits.answerCharacters))
      .check(z.maxLength(quizLimits.answers, { error: `Paling banyak ${quizLimits.answers} jawaban` })),
    /** Shown with the result; empty for none. */
    explanation: lines(quizLimits.explanationCharacters),
  })
  .check(
    z.refine(({ kind, options }) => kind === 'short' || options.length >= 2, {
      error: 'Tulis paling sedikit dua pilihan',
      path: ['options'],
      abort: true,
    }),
    z.refine(({ options }) => new Set(options.map(({ text }) => sameAnswer(text))).size === options.length, {
      error: 'Ada pilihan yang sama dua kali',
      path: ['options'],
      abort: true,
    }),
    z.refine(({ kind, options }) => kind !== 'single' || rightOf(options) === 1, {
      error: 'Tandai satu pilihan yang benar',
      path: ['options'],
    }),
    z.refine(({ kind, options }) => kind !== 'multiple' || rightOf(options) >= 1, {
      error: 'Tandai pilihan yang benar',
      path: ['options'],
    }),
    z.refine(({ kind, answers }) => kind !== 'short' || answers.length > 0, {
      error: 'Tulis jawaban yang benar',
      path: ['answers'],
    }),
    z.refine(({ kind, options, answers }) => (kind === 'short' ? options : answers).length === 0, {
      error: 'Jenis pertanyaan ini tidak memakainya',
      path: ['kind'],
    }),
  )
/** One question of a quiz, with what is right. */
export type QuizQuestion = z.infer<typeof questionSchema>

const rightOf = (options: readonly { isRight: boolean }[]) => options.filter(({ isRight }) => isRight).length

/** What of a written answer counts: neither case nor spaces, nor a full stop behind it. */
export const sameAnswer = (text: string) =>
  plainText(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\s*\.+$/, '')

export const quizSchema = z.strictObject({
  /** Of the questions, how many must be right. */
  passPercent: z
    .int({ error: 'Tulis nilai lulus sebagai angka bulat' })
    .check(
      z.minimum(1, { error: 'Nilai lulus paling sedikit 1%' }),
      z.maximum(100, { error: 'Nilai lulus paling banyak 100%' }),
    ),
  /** Null for as many as one likes. */
  attempts: z.nullable(
    z
      .int({ error: 'Tulis jumlah kesempatan sebagai angka bulat' })
      .check(
        z.minimum(1, { error: 'Paling sedikit 1 kesempatan' }),
        z.maximum(quizLimits.attempts, { error: `Paling banyak ${quizLimits.attempts} kesempatan` }),
      ),
  ),
  /** Whether questions and options come in another order with each attempt. */
  isShuffled: z.boolean(),
  questions: z.array(questionSchema).check(
    z.minLength(1, { error: 'Tulis paling sedikit satu pertanyaan' }),
    z.maxLength(quizLimits.questions, { error: `Paling banyak ${quizLimits.questions} pertanyaan` }),
    z.refine(
      (questions) => {
        const ids = questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)])
        return new Set(ids).size === ids.length
      },
      { error: 'Ada pertanyaan atau pilihan yang sama dua kali' },
    ),
  ),
})
/** A quiz as it is written: never sent to learners. */
export type Quiz = z.infer<typeof quizSchema>
