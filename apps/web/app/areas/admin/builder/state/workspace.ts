import type { BoundRecord, Media, SavedSection, SyncedSection } from '@naikkelas/contract/pages'
import type { PageDocument } from '@naikkelas/page'
import type { ListedRecords } from '@naikkelas/ui/sections/registry'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Comments, createComments } from './comment-store.ts'
import { type FindQuery, noQuery } from './find-query.ts'
import { createDialogs, type Dialogs } from './open-dialog.ts'
import { createPanels, type Panels } from './panel-store.ts'
import { notPublishing, type Publishing } from './publishing.ts'
import type { RemovalQuestion } from './removal-question.ts'
import type { SliceStore } from './slice.ts'
import { createSyncedUses, type SyncedUses } from './synced-uses.ts'

/** The record that the page on the screen is bound to, as it was last read. */
interface BoundOffer {
  id: string | null
  /** Null after deletion, undefined while unknown. */
  record: BoundRecord | null | undefined
}

/** What the lists of the page show by their rules, as it was last read. */
interface Listings {
  records: ListedRecords
  /** Covers. */
  media: readonly Media[]
}

/** What all marketers keep: sections to copy and sections to follow, as they were last read. */
interface Library {
  isOpen: boolean
  state: 'idle' | 'loading' | 'failed' | 'loaded'
  problem: string | null
  saved: readonly SavedSection[]
  synced: readonly SyncedSection[]
}

/**
 * What the builder shows about the page that is open and is no part of it, so that it is neither saved nor undone. Made
 * when a page is opened and gone with it: nothing of one page is there when the next is opened. What should outlive a
 * page is kept on purpose (`kept-layout.ts`).
 */
export interface WorkspaceState {
  dialogs: Dialogs
  panels: Panels
  comments: Comments
  library: Library
  synced: SyncedUses
  publishing: Publishing
  find: FindQuery
  offer: BoundOffer
  listings: Listings
  /** The page as visitors see it; null while unknown. */
  published: PageDocument | null
  removal: RemovalQuestion | null
  /** What the last paste had too many of: it is offered, so that none is lost. */
  leftOver: { rest: string; maxLength: number; at: number } | null
  isShowingAnalytics: boolean
  /** How many texts have letters that wait for their editor: those are not on the page yet, so not saved. */
  heldTexts: number
}

export interface Workspace extends StoreApi<WorkspaceState> {
  /** Changes some values of one slice. */
  change: <Name extends SliceName>(name: Name, part: Partial<WorkspaceState[Name]>) => void
}

/** Parts of the workspace that have several values. */
type SliceName = {
  [Name in keyof WorkspaceState]: null extends WorkspaceState[Name]
    ? never
    : WorkspaceState[Name] extends boolean | number
      ? never
      : Name
}[keyof WorkspaceState]

/** @param published the page as visitors see it, where that is known from the start */
export function createWorkspace({ published = null }: { published?: PageDocument | null } = {}): Workspace {
  const store: StoreApi<WorkspaceState> = createStore<WorkspaceState>(() => ({
    dialogs: createDialogs(slice('dialogs')),
    panels: createPanels(slice('panels')),
    comments: createComments(slice('comments')),
    library: { isOpen: false, state: 'idle', problem: null, saved: [], synced: [] },
    synced: createSyncedUses(slice('synced')),
    publishing: notPublishing,
    find: noQuery,
    offer: { id: null, record: undefined },
    listings: { records: {}, media: [] },
    published,
    removal: null,
    leftOver: null,
    isShowingAnalytics: false,
    heldTexts: 0,
  }))
  function change<Name extends SliceName>(name: Name, part: Partial<WorkspaceState[Name]>) {
    store.setState((state) => ({ [name]: { ...state[name], ...part } }))
  }
  function slice<Name extends SliceName>(name: Name): SliceStore<WorkspaceState[Name]> {
    const get = () => store.getState()[name]
    return { get, set: (part) => change(name, typeof part === 'function' ? part(get()) : part) }
  }
  return { ...store, change }
}
