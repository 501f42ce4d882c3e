import type { Grade, GradedKind, GradeState, GradeTotal } from '@naikkelas/contract/learning'

export const gradeStateTones = {
  none: 'neutral',
  waiting: 'info',
  returned: 'warn',
  passed: 'ok',
  failed: 'warn',
} as const satisfies Readonly<Record<GradeState, string>>

export const gradedKindWords: Readonly<Record<GradedKind, string>> = { 3: 'Kuis', 4: 'Tugas' }

/** `2 dari 3 benar`, `85 dari 100`; null where nothing counts yet. */
export function scoreWords({ score, maxScore }: Grade, kind: GradedKind): string | null {
  if (score === null || maxScore === null) return null
  return `${score} dari ${maxScore}${kind === 3 ? ' benar' : ''}`
}

/** `1 dari 2 dinilai`. */
export const gradedWords = ({ graded, lessons }: Pick<GradeTotal, 'graded' | 'lessons'>) =>
  `${graded} dari ${lessons} dinilai`

export const totalMeaning =
  'Nilai akhir adalah rata-rata persen dari kuis dan tugas yang sudah dinilai, dibulatkan ke bawah. Yang belum dikerjakan atau belum dinilai tidak dihitung.'
