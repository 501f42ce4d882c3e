interface Lesson {
  minutes: number
}

/** `1 jam 5 menit`, `45 menit`, `2 jam`, of whole minutes. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} jam` : '', rest > 0 || hours === 0 ? `${rest} menit` : ''].filter(Boolean).join(' ')
}

/** `12 pelajaran, 4 jam 52 menit` of some lessons. */
export function formatTotals(lessons: readonly Lesson[]): string {
  return `${lessons.length} pelajaran, ${formatMinutes(minutesOf(lessons))}`
}

/** What all of the lessons take together, in minutes. */
export function minutesOf(lessons: readonly Lesson[]): number {
  return lessons.reduce((sum, { minutes }) => sum + minutes, 0)
}
