import type { CommentThread } from '@naikkelas/contract/pages'
import type { SliceStore } from './slice.ts'

type CommentFilter = 'open' | 'resolved'

/** The conversations of the page that is open. Not part of the page, so not of its history. */
export interface Comments {
  /** Latest first, as received from the server. */
  threads: readonly CommentThread[]
  isLoaded: boolean
  /** How often the server announced comments too large to push. */
  toAsk: number
  isOpen: boolean
  filter: CommentFilter
  /** Threads of one section only; null for those of the whole page. */
  sectionId: string | null
  /** The thread to show and focus; `at` makes a repeated request distinct. */
  wanted: { threadId: string; at: number } | null
  /** Comments pushed by the server; null when they have to be requested. */
  receive: (threads: readonly CommentThread[] | null) => void
  /** Shows the panel: all of the page, those of one section, or one thread. */
  open: (target?: { sectionId?: string | null; threadId?: string }) => void
  close: () => void
  setFilter: (filter: CommentFilter) => void
  showAllSections: () => void
  /** A thread as the server has it; null when it was deleted. */
  put: (threadId: string, thread: CommentThread | null) => void
}

export const createComments = ({ get, set }: SliceStore<Comments>): Comments => ({
  threads: [],
  isLoaded: false,
  toAsk: 0,
  isOpen: false,
  filter: 'open',
  sectionId: null,
  wanted: null,
  receive: (threads) => set(({ toAsk }) => (threads === null ? { toAsk: toAsk + 1 } : { threads, isLoaded: true })),
  open({ sectionId = null, threadId } = {}) {
    const thread = get().threads.find(({ id }) => id === threadId)
    set({
      isOpen: true,
      sectionId,
      filter: thread?.isResolved ? 'resolved' : 'open',
      wanted: thread ? { threadId: thread.id, at: Date.now() } : null,
    })
  },
  close: () => set({ isOpen: false, sectionId: null, wanted: null }),
  setFilter: (filter) => set({ filter }),
  showAllSections: () => set({ sectionId: null }),
  put: (threadId, thread) =>
    set(({ threads }) => {
      const others = threads.filter(({ id }) => id !== threadId)
      if (!thread) return { threads: others }
      return others.length === threads.length
        ? { threads: [thread, ...threads] }
        : { threads: threads.map((known) => (known.id === threadId ? thread : known)) }
    }),
})
