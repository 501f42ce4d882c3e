import type { BuilderStore, TextPlace } from '../model/builder-store.ts'

/** The text that the canvas of a page draws open for writing. */
const drawn = new WeakMap<BuilderStore, string>()

const keyOf = ({ sectionId, path }: TextPlace) => [sectionId, ...path].join('/')

/** Notes that a text is drawn open. @returns what undoes it */
export function noteDrawn(store: BuilderStore, place: TextPlace): () => void {
  const key = keyOf(place)
  drawn.set(store, key)
  return () => {
    if (drawn.get(store) === key) drawn.delete(store)
  }
}

export const isDrawn = (store: BuilderStore, place: TextPlace): boolean => drawn.get(store) === keyOf(place)
