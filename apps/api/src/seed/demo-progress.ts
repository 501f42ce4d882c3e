import { demoReviewers, reviewerEmail } from './catalogue/reviewers.ts'

/** How far someone of the demonstration is in a course whose first lesson is a film. */
export interface DemoProgress {
  email: string
  grantedDaysAgo: number
  /** Null: never opened. */
  seenDaysAgo: number | null
  /** Parts of the film, in seconds. */
  seen: readonly (readonly [from: number, to: number])[]
  /** From the first one on. */
  lessonsDone: number
}

/** Seconds; the film is over after two minutes. */
const filmEnd = 120
const learners = 34
/** Lessons done, in turn; null: never opened. */
const outcomes = [0, 1, 4, 0, 4, 2, 3, null, 3] as const

/** The same in each run. The third of them has a certificate of the demonstration already. */
export function demoProgress(): DemoProgress[] {
  return demoReviewers.slice(0, learners).map((name, turn) => {
    const lessonsDone = outcomes[turn % outcomes.length] ?? null
    const grantedDaysAgo = 9 + Math.round(turn * 1.6)
    const shared = { email: reviewerEmail(name), grantedDaysAgo }
    if (lessonsDone === null) return { ...shared, seenDaysAgo: null, seen: [], lessonsDone: 0 }
    const seenDaysAgo = Math.max(1, grantedDaysAgo - 1 - lessonsDone * 2 - (turn % 3))
    return { ...shared, seenDaysAgo, seen: seenBy(turn, lessonsDone), lessonsDone }
  })
}

/** Who stopped in the film saw its beginning, some of them more; who finished it left out its opening or its end, or nothing. */
function seenBy(turn: number, lessonsDone: number): DemoProgress['seen'] {
  if (lessonsDone === 0)
    return turn % 4 === 1
      ? [
          [0, 24],
          [70, 98],
        ]
      : [[0, 18 + ((turn * 17) % 66)]]
  const [from, to] = [[0, 9, 0][turn % 3] ?? 0, turn % 3 === 2 ? 110 : filmEnd]
  return [[from, to]]
}

/** Questions about the first lesson, by the place of who asked; one of them was answered. */
export const demoQuestions = [
  {
    asker: 4,
    text: 'Kalau barang saya makanan basah, apakah cocok dijual di sana?',
    daysAgo: 21,
    answer: 'Cocok, asal kemasannya divakum dan masa simpannya ditulis di deskripsi.',
  },
  { asker: 10, text: 'Jam ramai di video itu jam WIB semua, atau menurut daerah pembeli?', daysAgo: 6, answer: null },
  { asker: 13, text: 'Apakah harus punya NPWP untuk mulai?', daysAgo: 2, answer: null },
] as const
