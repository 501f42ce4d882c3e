import { Extension } from '@tiptap/core'
import { history, redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history'
import type { EditorView } from '@tiptap/pm/view'

/** Undo and redo of one focused text, forgotten when it is left. */
export const LocalHistory = Extension.create({
  name: 'localHistory',
  addProseMirrorPlugins: () => [history()],
})

/** Which way a key travels in the history, or null. AltGr types letters, so that it never does. */
export function travelOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): 'undo' | 'redo' | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : null
}

/** One step in the text's own history. False when there is none left. */
export function travel(view: EditorView, direction: 'undo' | 'redo'): boolean {
  const isLeft = direction === 'undo' ? undoDepth(view.state) > 0 : redoDepth(view.state) > 0
  return isLeft && (direction === 'undo' ? undo : redo)(view.state, view.dispatch)
}
