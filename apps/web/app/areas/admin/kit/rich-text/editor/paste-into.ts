import type { EditorView } from '@tiptap/pm/view'
import type { Clip, TextKind } from './text-kind.ts'

/**
 * Puts a clipboard in place of the selection, cleaned, and cut where the text is full.
 * @returns the words there was no room for; empty when all of them are in
 */
export function pasteInto<Value>(view: EditorView, kind: TextKind<Value>, clip: Clip, maxLength: number): string {
  const { state } = view
  const length = kind.lengthOf(state.tr.deleteSelection().doc)
  // How blocks join the text around them decides about single characters, so it is tried until it fits.
  for (let room = Math.max(0, maxLength - length); room >= 0; ) {
    const { slice, rest } = kind.sliceOf(clip, state.schema, room)
    if (slice.size === 0) return rest
    const pasted = state.tr.replaceSelection(slice).setMeta('uiEvent', 'paste').scrollIntoView()
    const excess = kind.lengthOf(pasted.doc) - maxLength
    if (excess <= 0) {
      view.dispatch(pasted)
      return rest
    }
    room -= excess
  }
  return kind.sliceOf(clip, state.schema, 0).rest
}
