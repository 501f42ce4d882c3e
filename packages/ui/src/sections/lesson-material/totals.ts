import type { SectionLabels } from '../labels.ts'

interface Lesson {
  minutes: number
}

/** `12 pelajaran, 4 jam 52 menit` of some lessons. */
export function formatTotals(lessons: readonly Lesson[], labels: SectionLabels): string {
  return `${labels.lessons(lessons.length)}, ${labels.minutes(minutesOf(lessons))}`
}

/** What all of the lessons take together, in minutes. */
export function minutesOf(lessons: readonly Lesson[]): number {
  return lessons.reduce((sum, { minutes }) => sum + minutes, 0)
}
