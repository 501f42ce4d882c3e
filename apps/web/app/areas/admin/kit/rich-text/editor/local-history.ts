import { Extension } from '@tiptap/core'
import { history, redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history'
import type { EditorView } from '@tiptap/pm/view'

/** Undo and redo of one focused text, forgotten when it is left. */
export const LocalHistory = Extension.create({
  name: 'localHistory',
  addProseMirrorPlugins: () => [history()],
})

/** One step in the text's own history. False when there is none left. */
export function travel(view: EditorView, direction: 'undo' | 'redo'): boolean {
  const isLeft = direction === 'undo' ? undoDepth(view.state) > 0 : redoDepth(view.state) > 0
  return isLeft && (direction === 'undo' ? undo : redo)(view.state, view.dispatch)
}
