import type { AnalysedLesson } from '@naikkelas/contract/learning'
import { formatPercent, groupThousands } from '@naikkelas/ui/format'

/** `1.204 (38%)`; the number alone where there is no whole. */
export const countWords = (count: number, whole: number) =>
  whole === 0 ? groupThousands(count) : `${groupThousands(count)} (${formatPercent(count / whole)})`

/** Of 100. */
export const percentWords = (percent: number | null) => (percent === null ? '–' : formatPercent(percent / 100))

const DAY_MS = 86_400_000

/** For how long something waits: `3 hari`. */
export function waitingWords(since: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY_MS)
  return days < 1 ? 'kurang dari sehari' : `${groupThousands(days)} hari`
}

/** The lesson at which the most learners stopped; null where none did. Ties go to the first. */
export const mostStopped = (lessons: readonly AnalysedLesson[]) =>
  lessons.reduce<AnalysedLesson | null>((most, lesson) => (lesson.stopped > (most?.stopped ?? 0) ? lesson : most), null)
