import type { GivenAnswer, OwnQuiz } from '@naikkelas/contract/learning'

/** What was chosen or written so far, by the id of its question. */
export type Picks = Readonly<Record<string, Omit<GivenAnswer, 'questionId'>>>

type Question = OwnQuiz['questions'][number]

const nothing = { optionIds: [], text: '' }

export const pickOf = (picks: Picks, { id }: Pick<Question, 'id'>) => picks[id] ?? nothing

export const isAnswered = (picks: Picks, question: Question): boolean => {
  const { optionIds, text } = pickOf(picks, question)
  return question.kind === 'short' ? text.trim() !== '' : optionIds.length > 0
}

/** Those of the questions that are there now, with the options that they have now: a quiz may change meanwhile. */
export const picksFor = ({ questions }: Pick<OwnQuiz, 'questions'>, picks: Picks): Picks =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const { optionIds, text } = pickOf(picks, question)
      const kept = optionIds.filter((id) => question.options.some((option) => option.id === id))
      if (question.kind === 'short') return text === '' ? [] : [[question.id, { optionIds: [], text }]]
      const chosen = question.kind === 'single' ? kept.slice(0, 1) : kept
      return chosen.length === 0 ? [] : [[question.id, { optionIds: chosen, text: '' }]]
    }),
  )

export const answersOf = ({ questions }: Pick<OwnQuiz, 'questions'>, picks: Picks): GivenAnswer[] =>
  questions.map((question) => ({ questionId: question.id, ...pickOf(picks, question) }))

/** One for each learner and lesson of this browser. */
const keyOf = (learnerNumber: number, lessonId: string) => `naikkelas:quiz:${learnerNumber}:${lessonId}`

interface Kept {
  /** Of the attempt. */
  number: number
  picks: Picks
}

/** What was chosen in this browser and not handed in; nothing of another attempt. */
export function keptPicks(learnerNumber: number, lessonId: string, number: number): Picks {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(learnerNumber, lessonId)) ?? 'null') as Kept | null
    return kept?.number === number ? kept.picks : {}
  } catch {
    return {}
  }
}

/** Null forgets them. Where nothing can be stored they last as long as the page. */
export function keepPicks(learnerNumber: number, lessonId: string, kept: Kept | null): void {
  try {
    if (kept === null) localStorage.removeItem(keyOf(learnerNumber, lessonId))
    else localStorage.setItem(keyOf(learnerNumber, lessonId), JSON.stringify(kept))
  } catch {
    // A full or forbidden store is no reason to stop the quiz.
  }
}
