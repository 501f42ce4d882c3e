import type { LearningState } from '@naikkelas/contract/learning'

export const stateWords: Readonly<Record<LearningState, string>> = {
  not_started: 'Belum mulai',
  learning: 'Sedang belajar',
  completed: 'Selesai',
}

/** `3 peserta, 2 sudah mulai, 1 selesai`. */
export const countWords = ({
  learners,
  started,
  completed,
}: {
  learners: number
  started: number
  completed: number
}) => `${learners} peserta, ${started} sudah mulai, ${completed} selesai`
