import { Editor } from '@tiptap/react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Echoes, takeForeign } from './foreign-value.ts'
import { hardLimit } from './hard-limit.ts'
import { ShownSelection } from './link-words.ts'
import { LocalHistory, travel, travelOf } from './local-history.ts'
import { pasteInto } from './paste-into.ts'
import type { LeftOver } from '../left-over.ts'
import { wholeCharacters } from './whole-characters.ts'
import type { Clip, TextKind } from './text-kind.ts'
import { natureOf } from './typed-on.ts'

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
 * An editor in an element of ours, for as long as the component lives. Typing draws nothing in React: it goes out
 * through `onChange`, and what comes back as `value` is only looked at when it is something else.
 */
export function useTextEditor<Value>(
  mount: RefObject<HTMLElement | null>,
  options: TextEditorOptions<Value>,
): Editor | null {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const echoes = useRef(new Echoes<Value>())
  const [editor, setEditor] = useState<Editor | null>(null)

  useLayoutEffect(() => {
    const element = mount.current
    if (!element) return
    const { kind, value, label, isMultiline, attributes, placeholder } = latest.current
    const created = new Editor({
      element: { mount: element },
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
          maxLength: () => latest.current.maxLength,
          onRefused: (sentence) => latest.current.onNotice?.(sentence),
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
          if (latest.current.onKey?.(event) === true) return true
          const direction = travelOf(event)
          if (direction === null) return false
          if (latest.current.onUndo) {
            latest.current.onUndo(direction)
            echoes.current.forget()
          } else if (!travel(view, direction)) latest.current.onUndoExhausted?.(direction)
          return true
        },
        handlePaste(view, event) {
          const clip = {
            text: event.clipboardData?.getData('text/plain') ?? '',
            html: event.clipboardData?.getData('text/html') ?? '',
          }
          // A picture alone is not text: the canvas may handle it.
          if (clip.text === '' && clip.html === '') return false
          event.stopPropagation()
          if (latest.current.onPaste?.(clip) === true) return true
          const { maxLength, onNotice, onLeftOver } = latest.current
          const rest = pasteInto(view, kind, clip, maxLength)
          if (rest.trim() === '') return true
          if (onLeftOver) onLeftOver({ rest, maxLength })
          else onNotice?.(`Tempelan dipotong: teks ini maksimal ${maxLength} karakter.`)
          return true
        },
        // Words that come at once (spoken, or by the keyboard of a phone) are cut like pasted ones, not refused whole.
        handleTextInput(view, from, to, text) {
          const { state } = view
          const { maxLength, onLeftOver } = latest.current
          if (!onLeftOver || [...text].length < 2) return false
          const after = kind.lengthOf(state.tr.insertText(text, from, to).doc)
          if (after <= maxLength || after <= kind.lengthOf(state.doc)) return false
          const fitting = wholeCharacters(text, text.length - (after - maxLength))
          if (fitting !== '') view.dispatch(state.tr.insertText(fitting, from, to).scrollIntoView())
          onLeftOver({ rest: text.slice(fitting.length), maxLength })
          return true
        },
        // Pictures are dropped on places for pictures, sections on places for sections.
        handleDrop: (_view, event) => (event.dataTransfer?.files.length ?? 0) > 0,
      },
      onUpdate({ editor: { state }, transaction }) {
        const typed = kind.fromDocument(state.doc)
        const nature = natureOf(transaction)
        echoes.current.notify(typed)
        if (nature !== 'letters') latest.current.onStep?.()
        latest.current.onChange(typed)
        if (nature === 'act') latest.current.onStep?.()
      },
    })
    echoes.current.restart(value)
    const showBlank = () => element.toggleAttribute('data-blank', kind.lengthOf(created.state.doc) === 0)
    if (placeholder !== undefined) element.dataset.placeholder = placeholder
    created.on('transaction', showBlank)
    showBlank()
    const keepHandledKeys = (event: KeyboardEvent) => {
      if (event.defaultPrevented) event.stopPropagation()
    }
    element.addEventListener('keydown', keepHandledKeys)
    setEditor(created)
    latest.current.onReady?.(created)
    return () => {
      element.removeEventListener('keydown', keepHandledKeys)
      created.destroy()
      setEditor(null)
    }
  }, [mount])

  const { value, label } = options
  useLayoutEffect(() => {
    if (!editor || editor.isDestroyed || echoes.current.isEcho(value)) return
    const take = () => {
      echoes.current.restart(value)
      takeForeign(editor, latest.current.kind.toDocument(value))
    }
    if (!editor.view.composing) return take()
    // In the middle of composing a letter the text must not change under the input method.
    const { dom } = editor.view
    const afterwards = () => setTimeout(take, 0)
    dom.addEventListener('compositionend', afterwards, { once: true })
    return () => dom.removeEventListener('compositionend', afterwards)
  }, [editor, value])

  useEffect(() => {
    mount.current?.setAttribute('aria-label', label)
  }, [mount, label])

  return editor
}
