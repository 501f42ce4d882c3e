import type { CommentThread } from '@naikkelas/contract/pages'
import { create } from 'zustand'

type CommentFilter = 'open' | 'resolved'

interface CommentState {
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
}

const atRest: CommentState = {
  threads: [],
  isLoaded: false,
  toAsk: 0,
  isOpen: false,
  filter: 'open',
  sectionId: null,
  wanted: null,
}

/** The conversations of the page that is open. Not part of the page, so not of its history. */
export const useComments = create<CommentState>(() => atRest)

/** Reset for another page. */
export const resetComments = () => useComments.setState(atRest)

/** Comments pushed by the server; null when they have to be requested. */
export function hearComments(threads: readonly CommentThread[] | null) {
  useComments.setState(({ toAsk }) => (threads === null ? { toAsk: toAsk + 1 } : { threads, isLoaded: true }))
}

/** Shows the panel: all of the page, those of one section, or one thread. */
export function openComments({ sectionId = null, threadId }: { sectionId?: string | null; threadId?: string } = {}) {
  const thread = useComments.getState().threads.find(({ id }) => id === threadId)
  useComments.setState({
    isOpen: true,
    sectionId,
    filter: thread?.isResolved ? 'resolved' : 'open',
    wanted: thread ? { threadId: thread.id, at: Date.now() } : null,
  })
}

export const closeComments = () => useComments.setState({ isOpen: false, sectionId: null, wanted: null })

/** A thread as the server has it; null when it was deleted. */
export function putThread(threadId: string, thread: CommentThread | null) {
  useComments.setState(({ threads }) => {
    const others = threads.filter(({ id }) => id !== threadId)
    if (!thread) return { threads: others }
    return others.length === threads.length
      ? { threads: [thread, ...threads] }
      : { threads: threads.map((known) => (known.id === threadId ? thread : known)) }
  })
}

/** How many conversations of a section are open. */
export function useOpenCount(sectionId: string): number {
  return useComments(
    ({ threads }) => threads.filter((thread) => thread.sectionId === sectionId && !thread.isResolved).length,
  )
}
