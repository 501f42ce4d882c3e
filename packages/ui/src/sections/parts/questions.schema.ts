import * as z from 'zod/mini'
import { isBlankRichText, richTextOf } from '../../rich-text/rich-text-value.ts'
import { richTextSchema } from '../../rich-text/rich-text.schema.ts'
import type { Finding } from '../define-section.ts'
import { keptNumberSchema, shortIdSchema, strictObject, text } from '../values.ts'

/** One question with its answer. */
export const questionSchema = strictObject(() => ({
  id: shortIdSchema,
  question: text(120),
  answer: richTextSchema(800),
  /** Questions of one group stand under its name in the `categories` layout. */
  group: text(24),
  /** Unfolded when the page opens. */
  isOpen: z.boolean(),
}))
export type Question = z.infer<typeof questionSchema>

/** Who answers by WhatsApp; without a number of its own the offer's is used. */
export const contactSchema = strictObject(() => ({
  name: text(40),
  hours: text(60),
  number: keptNumberSchema,
}))
export type Contact = z.infer<typeof contactSchema>
export const noContact: Contact = { name: '', hours: '', number: '' }

/** A question that is folded when the page opens. */
export function foldedQuestion(id: string, question: string, answer: string): Question {
  return { id, question, answer: richTextOf(answer), group: '', isOpen: false }
}

/** What is missing before a list of questions can be published. */
export function unfinishedQuestions(layout: string, items: readonly Question[]): Finding[] {
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada pertanyaan satu pun' }]
  return items.flatMap(({ id, question, answer, group }) => [
    ...(question.trim() === '' ? [{ path: ['items', id, 'question'], message: 'Pertanyaan belum diisi' }] : []),
    ...(isBlankRichText(answer) ? [{ path: ['items', id, 'answer'], message: 'Jawaban belum diisi' }] : []),
    ...(layout === 'categories' && group.trim() === ''
      ? [{ path: ['items', id, 'group'], message: 'Kelompok pertanyaan belum diisi' }]
      : []),
  ])
}
