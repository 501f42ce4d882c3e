import { create } from 'zustand'
import type { BuilderStore } from '../model/builder-store.ts'
import type { Other, Presence } from '../model/presence.ts'

interface Asked {
  question: {
    /** Those who write there, in the order they came. */
    names: readonly string[]
    count: number
    remove: () => void
  } | null
}

/** A removal that would affect another person's open text, waiting for confirmation. */
export const useRemovalQuestion = create<Asked>(() => ({ question: null }))

const presences = new WeakMap<BuilderStore, Presence>()

/** Lets removals of this page look who writes in it. */
export function watchRemovals(store: BuilderStore, presence: Presence): void {
  presences.set(store, presence)
}

/** Removes at once, or asks first if another person edits one of the sections. */
export function removeOrAsk(store: BuilderStore, sectionIds: readonly string[], remove: () => void): void {
  const names = writersIn(presences.get(store)?.getState().others ?? [], new Set(sectionIds))
  if (names.length === 0) remove()
  else useRemovalQuestion.setState({ question: { names, count: sectionIds.length, remove } })
}

function writersIn(others: readonly Other[], sectionIds: ReadonlySet<string>): string[] {
  return others
    .filter(({ places }) =>
      places.some(({ isTyping, sectionId }) => isTyping && sectionId !== null && sectionIds.has(sectionId)),
    )
    .map(({ name }) => name)
}
