import type { OwnCourse } from '@naikkelas/contract/learning'

export const courseFilters = [
  { value: 'semua', label: 'Semua' },
  { value: 'berjalan', label: 'Sedang dipelajari' },
  { value: 'selesai', label: 'Selesai' },
] as const
export type CourseFilter = (typeof courseFilters)[number]['value']

/** What an address asks for; everything where it asks for nothing we know. */
export const shownOf = (asked: string | null): CourseFilter =>
  courseFilters.find(({ value }) => value === asked)?.value ?? 'semua'

export function isShown({ completedAt }: Pick<OwnCourse, 'completedAt'>, filter: CourseFilter): boolean {
  if (filter === 'semua') return true
  return (completedAt !== null) === (filter === 'selesai')
}
