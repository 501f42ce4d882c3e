import { flushSync } from 'react-dom'
import type { BuilderStore, TextPlace } from '../model/builder-store.ts'
import { isDrawn } from './drawn-text.ts'

/** Opens a text on the canvas; false where its section does not draw it, such as the note of a button without a label. */
export function writeText(store: BuilderStore, place: TextPlace): boolean {
  flushSync(() => store.actions.startText(place))
  if (isDrawn(store, place)) return true
  store.actions.endText()
  return false
}
