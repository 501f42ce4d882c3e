import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { CaretPlace } from '../text-props.ts'

/** Takes the focus, with the caret at the pressed place or after the last word. The page does not scroll for it. */
export function focusAt(view: EditorView, place: CaretPlace): void {
  const { doc, tr } = view.state
  const pressed = place === 'end' ? null : view.posAtCoords({ left: place.x, top: place.y })
  const position = pressed === null ? doc.content.size : Math.min(pressed.pos, doc.content.size)
  view.dispatch(
    tr
      .setSelection(TextSelection.near(doc.resolve(position), pressed === null ? -1 : 1))
      .setMeta('addToHistory', false),
  )
  view.dom.focus({ preventScroll: true })
  view.focus()
}
