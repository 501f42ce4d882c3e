import type { LessonKind } from '@naikkelas/contract/commerce'
import type { RoomLesson } from '@naikkelas/contract/learning'
import { formatDateTime } from '@naikkelas/contract/time'

const kindNames: Readonly<Record<LessonKind, string>> = {
  0: 'Artikel',
  1: 'Video',
  2: 'E-book',
  3: 'Kuis',
  4: 'Tugas',
}

/** `Video, 12 menit`; without minutes where they are not known. */
export const lessonFacts = ({ kind, minutes }: Pick<RoomLesson, 'kind' | 'minutes'>) =>
  minutes === 0 ? kindNames[kind] : `${kindNames[kind]}, ${minutes} menit`

/** Why it is closed; null for an open one. */
export function lockWords({ lock }: Pick<RoomLesson, 'lock'>): string | null {
  if (lock === null) return null
  if (lock.reason === 'opens_at' && lock.opensAt !== null) return `Dibuka ${formatDateTime(lock.opensAt)}`
  return lock.reason === 'needs_previous' ? 'Selesaikan materi sebelumnya dulu' : 'Isinya sedang disiapkan'
}

/**
 * How a lesson that is not read becomes done; null for an article, which has a button, and for a quiz and
 * an assignment, which say it themselves.
 */
export function completionWords(kind: LessonKind, seenPercent: number): string | null {
  if (kind === 1) return `Sudah ditonton ${seenPercent}%. Selesai sendiri setelah hampir seluruh video ditonton.`
  if (kind === 2) return `Sudah dibaca ${seenPercent}%. Selesai sendiri setelah hampir semua halaman dibuka.`
  return null
}
