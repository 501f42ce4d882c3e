import {
  type GivenAnswer,
  type OwnQuiz,
  type Quiz,
  type QuizAttempt,
  type QuizQuestion,
  sameAnswer,
} from '@naikkelas/contract/learning'

interface Mistake {
  path: string
  message: string
}

/** Why answers cannot be handed in: each question is answered once, with what it offers. */
export function answerMistakes({ questions }: Quiz, answers: readonly GivenAnswer[]): Mistake[] {
  const byQuestion = Map.groupBy(answers, ({ questionId }) => questionId)
  if (answers.some(({ questionId }) => !questions.some(({ id }) => id === questionId)))
    return [{ path: 'answers', message: 'Ada jawaban untuk pertanyaan yang tidak ada' }]
  return questions.flatMap((question) => {
    const given = byQuestion.get(question.id) ?? []
    const [answer] = given
    const message = given.length > 1 ? 'Jawab pertanyaan ini satu kali' : flawOf(question, answer)
    return message === null ? [] : [{ path: `answers.${answer ? answers.indexOf(answer) : answers.length}`, message }]
  })
}

function flawOf({ kind, options }: QuizQuestion, answer: GivenAnswer | undefined): string | null {
  if (!answer) return 'Pertanyaan ini belum dijawab'
  const { optionIds, text } = answer
  if (kind === 'short') {
    if (optionIds.length > 0) return 'Jawab dengan kata-kata'
    return sameAnswer(text) === '' ? 'Pertanyaan ini belum dijawab' : null
  }
  if (text !== '' || new Set(optionIds).size !== optionIds.length) return 'Pilih dari jawaban yang ada'
  if (optionIds.some((id) => !options.some((option) => option.id === id))) return 'Pilih dari jawaban yang ada'
  if (optionIds.length === 0) return 'Pertanyaan ini belum dijawab'
  return kind === 'single' && optionIds.length > 1 ? 'Pilih satu jawaban' : null
}

export interface MarkedAnswer extends GivenAnswer {
  isRight: boolean
}

interface Marked {
  /** In the order of the questions. */
  answers: MarkedAnswer[]
  rightCount: number
  questionCount: number
  isPassed: boolean
}

/** @param answers without mistakes */
export function markedQuiz(quiz: Quiz, answers: readonly GivenAnswer[]): Marked {
  const marked = quiz.questions.flatMap((question) => {
    const answer = answers.find(({ questionId }) => questionId === question.id)
    return answer
      ? [{ ...answer, optionIds: answer.optionIds.toSorted(), isRight: isRightAnswer(question, answer) }]
      : []
  })
  const rightCount = marked.filter(({ isRight }) => isRight).length
  const questionCount = quiz.questions.length
  // Whole numbers: 2 of 3 are less than 67 %, whatever a division rounds to.
  return { answers: marked, rightCount, questionCount, isPassed: rightCount * 100 >= quiz.passPercent * questionCount }
}

/** All right options and no other one; of words, any of those that are right. */
function isRightAnswer({ kind, options, answers }: QuizQuestion, { optionIds, text }: GivenAnswer): boolean {
  if (kind === 'short') return answers.some((right) => sameAnswer(right) === sameAnswer(text))
  return options.every(({ id, isRight }) => isRight === optionIds.includes(id))
}

/** Whether the same was handed in, whatever the order. */
export function isSameAnswers(stored: readonly MarkedAnswer[], answers: readonly GivenAnswer[]): boolean {
  return (
    stored.length === answers.length &&
    stored.every(({ questionId, optionIds, text }) => {
      const given = answers.find((one) => one.questionId === questionId)
      return given?.text === text && given.optionIds.toSorted().join() === optionIds.join()
    })
  )
}

export interface StoredAttempt {
  number: number
  answers: readonly MarkedAnswer[]
  rightCount: number
  questionCount: number
  isPassed: boolean
  handedInAt: Date
}

/** What someone has done of a quiz. */
interface Tried {
  /** The latest attempt. */
  last: Pick<StoredAttempt, 'number'> | undefined
  /** Whether any attempt was passed. */
  isPassed: boolean
  /** Highest number of an attempt that the team opened; 0 for none. */
  opened: number
}

/** How many attempts one has; null for as many as one likes. */
export const attemptsOf = ({ attempts }: Pick<Quiz, 'attempts'>, { opened }: Pick<Tried, 'opened'>): number | null =>
  attempts === null ? null : Math.max(attempts, opened)

/** Of the attempt that may be handed in next; null once one was passed, or all were used. */
export function nextAttempt(quiz: Pick<Quiz, 'attempts'>, { last, isPassed, opened }: Tried): number | null {
  const attempts = attemptsOf(quiz, { opened })
  const number = (last?.number ?? 0) + 1
  return isPassed || (attempts !== null && number > attempts) ? null : number
}

/** Of the attempt that can be opened beyond what the quiz allows; null while one is open, or after a pass. */
export const openableAttempt = (quiz: Pick<Quiz, 'attempts'>, tried: Tried): number | null =>
  tried.isPassed || nextAttempt(quiz, tried) !== null ? null : (tried.last?.number ?? 0) + 1

interface Shown extends Tried {
  version: number
  last: StoredAttempt | undefined
  /** Orders the questions: the same for the same attempt. */
  seed: string
  /** Of texts that differ little, keys that differ much: they order what is shuffled. */
  digest: (text: string) => string
}

/** Without what is right, but for an attempt after which none follows. */
export function shownQuiz(quiz: Quiz, { version, last, isPassed, opened, seed, digest }: Shown): OwnQuiz {
  const number = nextAttempt(quiz, { last, isPassed, opened })
  const ordered = <Item extends { id: string }>(items: readonly Item[]) =>
    quiz.isShuffled ? shuffled(items, (id) => digest(`${seed}:${number ?? last?.number}:${id}`)) : items
  return {
    version,
    passPercent: quiz.passPercent,
    attempts: attemptsOf(quiz, { opened }),
    number,
    questions: ordered(quiz.questions).map(({ id, kind, text, options }) => ({
      id,
      kind,
      text,
      options: ordered(options).map((option) => ({ id: option.id, text: option.text })),
    })),
    last: last ? attemptView(quiz, last, number === null) : null,
  }
}

/** @param isOver whether what is right is shown */
export function attemptView({ questions }: Quiz, attempt: StoredAttempt, isOver: boolean): QuizAttempt {
  const { number, rightCount, questionCount, isPassed, handedInAt } = attempt
  return {
    number,
    rightCount,
    questionCount,
    isPassed,
    handedInAt: handedInAt.toISOString(),
    review: attempt.answers.flatMap(({ questionId, optionIds, text, isRight }) => {
      const question = questions.find(({ id }) => id === questionId)
      if (!question) return []
      const { kind, options, answers, explanation } = question
      const textsOf = (isNamed: (option: QuizQuestion['options'][number]) => boolean) =>
        options.filter(isNamed).map((option) => option.text)
      return [
        {
          questionId,
          question: question.text,
          given: kind === 'short' ? [text] : textsOf(({ id }) => optionIds.includes(id)),
          isRight,
          explanation,
          right: !isOver ? null : kind === 'short' ? answers : textsOf((option) => option.isRight),
        },
      ]
    }),
  }
}

/** In an order that looks like none and is the same for the same keys. */
function shuffled<Item extends { id: string }>(items: readonly Item[], keyOf: (id: string) => string): Item[] {
  return items
    .map((item) => ({ item, key: keyOf(item.id) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ item }) => item)
}
