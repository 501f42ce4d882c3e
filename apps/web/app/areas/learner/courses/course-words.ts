import type { OwnCourse } from '@naikkelas/contract/learning'
import { formatLongDate } from '@naikkelas/ui/format'

type Course = Pick<OwnCourse, 'progress' | 'startedAt' | 'completedAt' | 'opensAt' | 'accessEndsAt'>

export const countWords = ({ done, total }: OwnCourse['progress']) => `${done} dari ${total} materi selesai`

/** What its button says. */
export function continueWords({ startedAt, completedAt, opensAt }: Course): string {
  if (completedAt !== null) return 'Buka lagi'
  if (opensAt !== null) return 'Lihat isi kelas'
  return startedAt === null ? 'Mulai' : 'Lanjutkan'
}

/** What is worth knowing beside the progress, or nothing. */
export function standingWords({ completedAt, opensAt, accessEndsAt }: Course): string | null {
  if (opensAt !== null) return `Dibuka ${formatLongDate(opensAt)}`
  if (completedAt !== null) return `Selesai ${formatLongDate(completedAt)}`
  return accessEndsAt === null ? null : `Akses sampai ${formatLongDate(accessEndsAt)}`
}
