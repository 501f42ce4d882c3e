import type { Availability, Lesson, Sellable, sellableStates, StatusAction } from '@naikkelas/contract/commerce'
import type { BadgeProps } from '@naikkelas/ui/badge'

export const stateWords: Readonly<Record<(typeof sellableStates)[number], string>> = {
  active: 'Aktif',
  inactive: 'Non-Aktif',
  archived: 'Diarsipkan',
}

/** The state of a row, and its colour. */
export function stateOf({ isArchived, status }: Pick<Sellable, 'isArchived' | 'status'>) {
  return isArchived ? 'archived' : status === 1 ? 'active' : 'inactive'
}

export const stateTones: Readonly<Record<keyof typeof stateWords, NonNullable<BadgeProps['tone']>>> = {
  active: 'ok',
  inactive: 'neutral',
  archived: 'warn',
}

/** Why an active one cannot be bought now; nothing while it can. */
export const availabilityWords: Readonly<Record<Availability, string | null>> = {
  available: null,
  not_yet: 'Belum dibuka',
  ended: 'Sudah ditutup',
  sold_out: 'Kursi habis',
}

export const lessonKindWords: Readonly<Record<Lesson['kind'], string>> = {
  1: 'Video',
  0: 'Artikel',
  2: 'E-book',
  3: 'Kuis',
  4: 'Tugas',
}

export const sortWords = ['Paling laris', 'Terbaru', 'Terlama', 'Termurah', 'Termahal'] as const

/** The button, and what is said once it is done to several. */
export const actionWords: Readonly<Record<StatusAction, { button: string; done: string }>> = {
  activate: { button: 'Terbitkan', done: 'diterbitkan' },
  deactivate: { button: 'Nonaktifkan', done: 'dinonaktifkan' },
  archive: { button: 'Arsipkan', done: 'diarsipkan' },
  restore: { button: 'Pulihkan', done: 'dipulihkan' },
}

/** Select options of a table of words, in its order. */
export const optionsOf = <Value extends string | number>(words: Readonly<Record<Value, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }))
