import { isSameJson } from '@naikkelas/page'
import type { Editor, JSONContent } from '@tiptap/core'
import { Node, Slice } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { foreignMeta } from './hard-limit.ts'

/**
 * Distinguishes own typing from values set from outside. Typed text returns as a value a moment later, possibly late and
 * merged: it must never overwrite what was typed since.
 */
export class Echoes<Value> {
  private reported: Value[] = []

  /** Remembers a value emitted by the text itself. */
  notify(value: Value) {
    this.reported.push(value)
  }

  /** Whether a value is one of those; earlier ones are dropped with it. */
  isEcho(value: Value): boolean {
    const index = this.reported.findIndex((own) => isSameJson(own, value))
    if (index === -1) return false
    this.reported.splice(0, index)
    return true
  }

  /** The page's history changed the text: what comes next is to be shown, also if the text itself had it before. */
  forget() {
    this.reported = []
  }

  /** After a foreign value earlier emissions no longer count. */
  restart(value: Value) {
    this.reported = [value]
  }
}

/**
 * Puts a document from elsewhere under the caret, changing only what differs, so that the caret stays at its word. The
 * text's own history ends there: undoing typing in a text that is no longer the same would tear it.
 */
export function takeForeign({ view, state, schema }: Editor, content: JSONContent): void {
  const next = Node.fromJSON(schema, content)
  const start = state.doc.content.findDiffStart(next.content)
  if (start === null) return
  const { a, b } = state.doc.content.findDiffEnd(next.content) ?? { a: start, b: start }
  // Where the same letters repeat, the two differences may overlap.
  const overlap = start - Math.min(a, b)
  const [endHere, endThere] = overlap > 0 ? [a + overlap, b + overlap] : [a, b]
  const replaced = state.tr.replace(start, endHere, next.slice(start, endThere))
  const isWhole = replaced.doc.eq(next)
  const changed = isWhole ? replaced : state.tr.replace(0, state.doc.content.size, new Slice(next.content, 0, 0))
  changed.setMeta(foreignMeta, true)
  view.updateState(EditorState.create({ doc: changed.doc, selection: changed.selection, plugins: state.plugins }))
}
