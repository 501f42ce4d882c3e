import type { EditorView } from '@tiptap/pm/view'
import type { Clip, TextKind } from './text-kind.ts'

/**
 * Puts a clipboard in place of the selection, cleaned, and cut where the text is full.
 * @returns what to tell the marketer when something was left out, else null
 */
export function pasteInto<Value>(
  view: EditorView,
  kind: TextKind<Value>,
  clip: Clip,
  maxLength: number,
): string | null {
  const { state } = view
  const length = kind.lengthOf(state.tr.deleteSelection().doc)
  const sentence = `Tempelan dipotong: teks ini paling panjang ${maxLength} karakter.`
  // How blocks join the text around them decides about single characters, so it is tried until it fits.
  for (let room = Math.max(0, maxLength - length); room >= 0; ) {
    const { slice, isCut } = kind.sliceOf(clip, state.schema, room)
    if (slice.size === 0) return isCut ? sentence : null
    const pasted = state.tr.replaceSelection(slice).setMeta('uiEvent', 'paste').scrollIntoView()
    const excess = kind.lengthOf(pasted.doc) - maxLength
    if (excess <= 0) {
      view.dispatch(pasted)
      return isCut ? sentence : null
    }
    room -= excess
  }
  return sentence
}
