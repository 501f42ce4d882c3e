import type { Assignment, LessonContent, LessonContentValue, Quiz, QuizQuestion } from '@naikkelas/contract/learning'
import { isBlankRichText } from '@naikkelas/ui/rich-text/schema'
import { createContext } from 'react'

export interface LessonFormValues {
  value: LessonContentValue
}

/** Without a question yet. */
const blankQuiz = (): Quiz => ({ passPercent: 70, attempts: null, isShuffled: false, questions: [] })

const usualTerms: Assignment = { files: 'allowed', maxPoints: 100, passPoints: 70, dueDays: null }

/** As a form shows it: a quiz lesson always has a quiz to write in, and an assignment its terms. */
export function formValue({ kind, value }: Pick<LessonContent, 'kind' | 'value'>): LessonContentValue {
  if (kind === 3) return { ...value, quiz: value.quiz ?? blankQuiz() }
  return kind === 4 ? { ...value, assignment: value.assignment ?? usualTerms } : value
}

/** An article without a word is none, and a quiz without a question neither. */
export function sentValue(
  kind: LessonContent['kind'],
  { body, quiz, assignment, ...value }: LessonContentValue,
): LessonContentValue {
  return {
    ...value,
    body: body !== null && isBlankRichText(body) ? null : body,
    quiz: kind !== 3 || !quiz || quiz.questions.length === 0 ? null : quiz,
    assignment: kind === 4 ? (assignment ?? usualTerms) : null,
  }
}

export const blankOption = (): QuizQuestion['options'][number] => ({
  id: crypto.randomUUID(),
  text: '',
  isRight: false,
})

export const blankQuestion = (): QuizQuestion => ({
  id: crypto.randomUUID(),
  kind: 'single',
  text: '',
  options: [blankOption(), blankOption()],
  answers: [],
  explanation: '',
})

/** The same question of another kind: what is right of several stays for one, as far as it can. */
export function withKind(question: QuizQuestion, kind: QuizQuestion['kind']): QuizQuestion {
  if (kind === 'short') return { ...question, kind, options: [] }
  const options = question.options.length > 0 ? question.options : [blankOption(), blankOption()]
  const first = options.find(({ isRight }) => isRight)
  return {
    ...question,
    kind,
    answers: [],
    options: kind === 'single' ? options.map((option) => ({ ...option, isRight: option === first })) : options,
  }
}

/** Name and size of a file. */
export interface NamedFile {
  name: string
  bytes: number
}

interface KnownFiles {
  /** Undefined for one of an earlier visit, whose name was not kept. */
  find: (id: string) => NamedFile | undefined
  add: (id: string, file: NamedFile) => void
}

/** Files of the lesson by id: those that it names, and those that were uploaded since. */
export const LessonFiles = createContext<KnownFiles>({ find: () => undefined, add: () => undefined })

export const knownFiles = (files: LessonContent['files']): Map<string, NamedFile> =>
  new Map(files.map(({ id, name, bytes }) => [id, { name, bytes }]))
