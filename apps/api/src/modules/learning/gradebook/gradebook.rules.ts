import type { Grade, GradedKind, GradeState, GradeTotal } from '@naikkelas/contract/learning'

/** In hundredths of a percent: all of it. */
const WHOLE = 100

/** What counts of one learner in one lesson, as it is stored. */
export interface StoredGrade {
  lessonId: string
  state: number
  score: number | null
  maxScore: number | null
  /** In hundredths of a percent; null where there is nothing to count. */
  share: number | null
}

const states: readonly GradeState[] = ['waiting', 'returned', 'passed', 'failed']

const nothing: Grade = { state: 'none', score: null, maxScore: null, percent: null }

const gradeView = ({ state, score, maxScore, share }: StoredGrade): Grade =>
  share === null
    ? { ...nothing, state: states[state] ?? 'none' }
    : { state: states[state] ?? 'none', score, maxScore, percent: percentOf(share) }

/** Whole percent of a share, rounded down: what is not all of it is never 100. */
export const percentOf = (share: number): number => Math.floor(share / WHOLE)

/** One for each lesson, in their order. */
export function gradesIn(lessons: readonly { id: string }[], stored: readonly StoredGrade[]): Grade[] {
  const byLesson = new Map(stored.map((grade) => [grade.lessonId, grade]))
  return lessons.map(({ id }) => {
    const grade = byLesson.get(id)
    return grade ? gradeView(grade) : nothing
  })
}

/** The mean of the grades there are: what was not done or not marked yet is left out. */
export function totalOf(lessons: readonly { id: string }[], stored: readonly StoredGrade[]): GradeTotal {
  const ids = new Set(lessons.map(({ id }) => id))
  const shares = stored.flatMap(({ lessonId, share }) => (share === null || !ids.has(lessonId) ? [] : [share]))
  const sum = shares.reduce((total, share) => total + share, 0)
  return {
    percent: shares.length === 0 ? null : percentOf(Math.floor(sum / shares.length)),
    graded: shares.length,
    lessons: lessons.length,
  }
}

export interface GradedLesson {
  id: string
  title: string
  kind: GradedKind
}
