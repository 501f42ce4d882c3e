import { AllSelection, Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { HeldTyping } from '../held-typing.ts'
import { travelOf } from '../keys-of-a-text.ts'

/** Replays what was typed before the editor had loaded: keys and pastes, as the editor itself handles them. */
export function replay(view: EditorView, held: HeldTyping): void {
  while (!view.isDestroyed) {
    const act = held.next()
    if (!act) return
    if (act.kind === 'text') write(view, act.text)
    else if (act.kind === 'paste') paste(view, act)
    else if (!press(view, act.key)) editBy(view, act.key.key, act.key.ctrlKey || act.key.metaKey)
    // The page's history changed the text: React brings it here before the next microtask, and typing goes on in it.
    else if (travelOf(act.key) !== null) return queueMicrotask(() => replay(view, held))
  }
}

function write(view: EditorView, text: string) {
  const { from, to } = view.state.selection
  const insert = () => view.state.tr.insertText(text, from, to)
  if (view.someProp('handleTextInput', (handle) => handle(view, from, to, text, insert))) return
  view.dispatch(insert())
}

function paste(view: EditorView, { text, html }: { text: string; html: string }) {
  const clipboardData = new DataTransfer()
  if (text !== '') clipboardData.setData('text/plain', text)
  if (html !== '') clipboardData.setData('text/html', html)
  view.dom.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
}

/** True when the editor handled the key. */
function press(view: EditorView, key: KeyboardEventInit): boolean {
  return !view.dom.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
}

/** What the browser itself does for a key that the editor leaves to it; events of ours do not reach the browser. */
function editBy(view: EditorView, key: string, hasCommand: boolean) {
  const { state } = view
  const { selection, doc } = state
  const at = (position: number, side: 1 | -1) =>
    view.dispatch(state.tr.setSelection(Selection.near(doc.resolve(position), side)))
  if (hasCommand) {
    if (key.toLowerCase() === 'a') view.dispatch(state.tr.setSelection(new AllSelection(doc)))
    return
  }
  const step = stepBeside(view, key === 'Backspace' || key === 'ArrowLeft' ? -1 : 1)
  switch (key) {
    case 'Backspace':
    case 'Delete':
      if (!selection.empty) view.dispatch(state.tr.deleteSelection())
      else view.dispatch(state.tr.delete(Math.min(selection.from, step), Math.max(selection.from, step)))
      return
    case 'ArrowLeft':
      return at(selection.empty ? step : selection.from, -1)
    case 'ArrowRight':
      return at(selection.empty ? step : selection.to, 1)
    case 'Home':
      return view.dispatch(state.tr.setSelection(TextSelection.near(doc.resolve(selection.$from.start()), 1)))
    case 'End':
      return view.dispatch(state.tr.setSelection(TextSelection.near(doc.resolve(selection.$to.end()), -1)))
  }
}

/** The position one character further; never inside an emoji. */
function stepBeside({ state: { selection, doc } }: EditorView, by: -1 | 1): number {
  const { from } = selection
  const beside =
    by === -1
      ? doc.textBetween(Math.max(0, from - 2), from)
      : doc.textBetween(from, Math.min(doc.content.size, from + 2))
  const isPair = /[\ud800-\udbff][\udc00-\udfff]/.test(beside)
  return Math.max(0, Math.min(doc.content.size, from + by * (isPair ? 2 : 1)))
}
