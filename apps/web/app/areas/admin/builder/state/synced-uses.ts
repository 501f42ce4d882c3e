import type { SyncedSection } from '@naikkelas/contract/pages'
import type { SliceStore } from './slice.ts'

/** Which sections of the page follow a synced one; filled once the page is shown. */
export interface SyncedUses {
  /** Of the page in the builder, by the id of the section that follows it. */
  bySection: ReadonlyMap<string, SyncedSection>
  setAll: (pageId: string, synced: readonly SyncedSection[]) => void
  setOne: (pageId: string, synced: SyncedSection) => void
}

export const createSyncedUses = ({ set }: SliceStore<SyncedUses>): SyncedUses => ({
  bySection: new Map(),
  setAll: (pageId, synced) => set({ bySection: placesOn(pageId, synced) }),
  setOne: (pageId, synced) =>
    set(({ bySection }) => {
      const others = [...bySection].filter(([, one]) => one.id !== synced.id)
      return { bySection: new Map([...others, ...placesOn(pageId, [synced])]) }
    }),
})

function placesOn(pageId: string, synced: readonly SyncedSection[]): Map<string, SyncedSection> {
  return new Map(
    synced.flatMap((one) =>
      one.uses.filter((use) => use.pageId === pageId).map(({ sectionId }) => [sectionId, one] as const),
    ),
  )
}

/** How many pages show a synced section. */
export function pageCount({ uses }: Pick<SyncedSection, 'uses'>): number {
  return new Set(uses.map(({ pageId }) => pageId)).size
}
