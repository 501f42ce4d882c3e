import { listSavedSections, listSyncedSections, type SavedSection, type SyncedSection } from '@naikkelas/contract/pages'
import { create } from 'zustand'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'

interface Library {
  state: 'unasked' | 'loading' | 'failed' | 'loaded'
  problem: string | null
  saved: readonly SavedSection[]
  synced: readonly SyncedSection[]
  /** Asks the server, also when it was asked before: others keep sections too. */
  load: () => Promise<void>
  setSaved: (saved: SavedSection) => void
  dropSaved: (id: string) => void
  setSynced: (synced: SyncedSection) => void
}

const perPage = 100

/** What all marketers keep: sections to copy and sections to follow. */
export const useLibrary = create<Library>((set, get) => ({
  state: 'unasked',
  problem: null,
  saved: [],
  synced: [],
  load: async () => {
    if (get().state !== 'loaded') set({ state: 'loading' })
    try {
      const [saved, synced] = await Promise.all([allSaved(), call(listSyncedSections, {})])
      set({ state: 'loaded', problem: null, saved, synced })
    } catch (error) {
      set({ state: get().state === 'loaded' ? 'loaded' : 'failed', problem: messageOf(error) })
    }
  },
  setSaved: (one) => set(({ saved }) => ({ saved: withOne(saved, one) })),
  dropSaved: (id) => set(({ saved }) => ({ saved: saved.filter((one) => one.id !== id) })),
  setSynced: (one) => set(({ synced }) => ({ synced: withOne(synced, one) })),
}))

async function allSaved(): Promise<SavedSection[]> {
  const all: SavedSection[] = []
  for (let page = 1; ; page++) {
    const { items, total } = await call(listSavedSections, { query: { page, perPage } })
    all.push(...items)
    if (items.length === 0 || all.length >= total) return all
  }
}

function withOne<One extends { id: string; name: string }>(list: readonly One[], one: One): One[] {
  return [...list.filter(({ id }) => id !== one.id), one].sort((left, right) =>
    left.name.localeCompare(right.name, 'id'),
  )
}
