import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { HeldTyping, LetterPlace } from '../held-typing.ts'
import type { InPlaceTextProps } from '../text-props.ts'
import { createTextEditor, type TextEditorOptions } from './create-text-editor.ts'
import { Echoes } from './foreign-value.ts'
import { plainKind } from './plain-kind.ts'
import { replay } from './replay.ts'
import { richKind } from './rich-kind.ts'

/**
 * Writes what was typed into a text that was left before its editor was there: by an editor beside the page, into what
 * the text holds by now, as one step.
 */
export function writeHeld(props: InPlaceTextProps, held: HeldTyping): void {
  const { label, maxLength, onNotice, onLeftOver } = props
  const common = { label, maxLength, onNotice, onLeftOver }
  if (props.kind === 'plain') {
    const value = props.valueNow ? props.valueNow() : props.value
    if (value === undefined) return
    const isMultiline = props.isMultiline === true
    const options = { ...common, kind: plainKind(isMultiline), isMultiline, value, onChange: props.onChange }
    writeBeside(options, held, props.onStep)
  } else {
    const value = props.valueNow ? props.valueNow() : props.value
    if (value === undefined) return
    writeBeside({ ...common, kind: richKind, isMultiline: true, value, onChange: props.onChange }, held, props.onStep)
  }
}

function writeBeside<Value>(options: TextEditorOptions<Value>, held: HeldTyping, onStep: (() => void) | undefined) {
  const typed: Value[] = []
  const noted = { ...options, onChange: (value: Value) => void typed.push(value) }
  const editor = createTextEditor(document.createElement('div'), () => noted, new Echoes<Value>())
  const { state, view } = editor
  const position = held.caret ? positionOf(state.doc, held.caret) : state.doc.content.size
  view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(position), -1)))
  replay(view, held)
  editor.destroy()
  if (typed.length === 0) return
  onStep?.()
  options.onChange(typed[typed.length - 1] as Value)
  onStep?.()
}

/** Behind the last letter where the text is drawn with other letters than it holds, or has changed since. */
function positionOf(document: Node, { after, of }: LetterPlace): number {
  if (document.textContent.length !== of) return document.content.size
  let position = 0
  let passed = 0
  document.descendants((node, at) => {
    if (!node.isText || passed > after) return
    position = at + Math.min(node.nodeSize, after - passed)
    passed += node.nodeSize
  })
  return position
}
