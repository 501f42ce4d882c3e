import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { Editor } from '@tiptap/react'
import type { LeftOver } from '../left-over.ts'
import { travelOf } from '../keys-of-a-text.ts'
import type { Echoes } from './foreign-value.ts'
import { hardLimit } from './hard-limit.ts'
import { ShownSelection } from './link-words.ts'
import { LocalHistory, travel } from './local-history.ts'
import { pasteInto } from './paste-into.ts'
import type { Clip, TextKind } from './text-kind.ts'
import { natureOf } from './typed-on.ts'
import { wholeCharacters } from './whole-characters.ts'

export interface TextEditorOptions<Value> {
  kind: TextKind<Value>
  label: string
  value: Value
  onChange: (value: Value) => void
  maxLength: number
  isMultiline: boolean
  onNotice?: ((sentence: string) => void) | undefined
  onLeftOver?: ((left: LeftOver) => void) | undefined
  onUndo?: ((direction: 'undo' | 'redo') => void) | undefined
  onUndoExhausted?: ((direction: 'undo' | 'redo') => void) | undefined
  onStep?: (() => void) | undefined
  /** Sees keys first. True when it handled one. */
  onKey?: (event: KeyboardEvent) => boolean
  /** Sees pastes first. True when it took one. */
  onPaste?: (clip: Clip) => boolean
  /** Once, before the first paint. */
  onReady?: (editor: Editor) => void
  attributes?: Record<string, string>
  placeholder?: string | undefined
}

/**
 * An editor in an element, on the page or beside it.
 * @param now the options of the moment: callbacks and limits may change while it lives
 */
export function createTextEditor<Value>(
  mount: HTMLElement,
  now: () => TextEditorOptions<Value>,
  echoes: Echoes<Value>,
): Editor {
  const { kind, value, label, isMultiline, attributes } = now()
  const put = (view: EditorView, clip: Clip) => {
    const { maxLength, onNotice, onLeftOver } = now()
    const rest = pasteInto(view, kind, clip, maxLength)
    if (rest.trim() === '') return
    if (onLeftOver) onLeftOver({ rest, maxLength })
    else onNotice?.(`Tempelan dipotong: teks ini maksimal ${maxLength} karakter.`)
  }
  return new Editor({
    element: { mount },
    // The application's policy allows no style that was not announced; the few rules needed are classes.
    injectCSS: false,
    enablePasteRules: false,
    enableCoreExtensions: {
      tabindex: false,
      textDirection: false,
      ...(kind.extensions.some(({ name }) => name === 'paragraph') ? {} : { keymap: false }),
    },
    extensions: [
      ...kind.extensions,
      LocalHistory,
      ShownSelection,
      hardLimit({
        lengthOf: kind.lengthOf,
        isStorable: kind.isStorable,
        maxLength: () => now().maxLength,
        onRefused: (sentence) => now().onNotice?.(sentence),
      }),
    ],
    content: kind.toDocument(value),
    editorProps: {
      attributes: {
        role: 'textbox',
        dir: 'auto',
        'aria-label': label,
        'aria-multiline': String(isMultiline),
        ...attributes,
      },
      handleKeyDown(view, event) {
        // Keys of an input method are its own: Escape ends its letter, not the text.
        if (event.isComposing) return false
        if (now().onKey?.(event) === true) return true
        const direction = travelOf(event)
        if (direction === null) return false
        const { onUndo, onUndoExhausted } = now()
        if (onUndo) {
          onUndo(direction)
          echoes.forget()
        } else if (!travel(view, direction)) onUndoExhausted?.(direction)
        return true
      },
      // Read by `cleanPaste`, which applies no style of it; the policy of the page would report each.
      transformPastedHTML: () => '',
      handlePaste(view, event) {
        const clip = clipOf(event.clipboardData)
        // A picture alone is not text: the canvas may handle it.
        if (clip.text === '' && clip.html === '') return false
        event.stopPropagation()
        if (now().onPaste?.(clip) === true) return true
        put(view, clip)
        return true
      },
      // Words that come at once (spoken, or by the keyboard of a phone) are cut like pasted ones, not refused whole.
      handleTextInput(view, from, to, text) {
        const { state } = view
        const { maxLength, onLeftOver } = now()
        if (!onLeftOver || [...text].length < 2) return false
        const after = kind.lengthOf(state.tr.insertText(text, from, to).doc)
        if (after <= maxLength || after <= kind.lengthOf(state.doc)) return false
        const fitting = wholeCharacters(text, text.length - (after - maxLength))
        if (fitting !== '') view.dispatch(state.tr.insertText(fitting, from, to).scrollIntoView())
        onLeftOver({ rest: text.slice(fitting.length), maxLength })
        return true
      },
      handleDrop(view, event) {
        // Pictures are dropped on places for pictures, sections on places for sections.
        if ((event.dataTransfer?.files.length ?? 0) > 0) return true
        // Words of this text are moved by the editor itself.
        const clip = clipOf(event.dataTransfer)
        if (view.dragging || clip.html === '') return false
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (place) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))))
        put(view, clip)
        view.focus()
        return true
      },
    },
    onUpdate({ editor: { state }, transaction }) {
      const typed = kind.fromDocument(state.doc)
      const nature = natureOf(transaction)
      echoes.notify(typed)
      if (nature !== 'letters') now().onStep?.()
      now().onChange(typed)
      if (nature === 'act') now().onStep?.()
    },
  })
}

const clipOf = (data: DataTransfer | null): Clip => ({
  text: data?.getData('text/plain') ?? '',
  html: data?.getData('text/html') ?? '',
})
