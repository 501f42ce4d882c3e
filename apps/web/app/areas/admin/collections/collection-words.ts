import type { CollectionAction, CollectionState } from '@naikkelas/contract/commerce'

export const stateWords: Readonly<Record<CollectionState, string>> = {
  draft: 'Draf',
  published: 'Terbit',
  archived: 'Diarsipkan',
}

export const stateTones = { draft: 'neutral', published: 'ok', archived: 'neutral' } as const

export const actionWords: Readonly<Record<CollectionAction, { button: string; done: string }>> = {
  publish: { button: 'Terbitkan', done: 'diterbitkan' },
  unpublish: { button: 'Tarik dari tayangan', done: 'ditarik dari tayangan' },
  archive: { button: 'Arsipkan', done: 'diarsipkan' },
  restore: { button: 'Pulihkan', done: 'dipulihkan sebagai draf' },
}

/** What can be done in each state, most likely first. */
export const actionsIn: Readonly<Record<CollectionState, readonly CollectionAction[]>> = {
  draft: ['publish', 'archive'],
  published: ['unpublish', 'archive'],
  archived: ['restore'],
}
