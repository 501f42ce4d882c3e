import type { SectionLabels } from '../labels.ts'

interface Lesson {
  minutes: number
}

/** `12 pelajaran, 4 jam 52 menit` of some lessons; empty of none, and without a time while none is known. */
export function formatTotals(lessons: readonly Lesson[], labels: SectionLabels): string {
  if (lessons.length === 0) return ''
  const minutes = minutesOf(lessons)
  return [labels.lessons(lessons.length), ...(minutes === 0 ? [] : [labels.minutes(minutes)])].join(', ')
}

/** What all of the lessons take together, in minutes. */
export function minutesOf(lessons: readonly Lesson[]): number {
  return lessons.reduce((sum, { minutes }) => sum + minutes, 0)
}
