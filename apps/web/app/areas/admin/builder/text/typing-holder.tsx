import {
  type ClipboardEvent,
  type CompositionEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
} from 'react'
import { letterPlace } from './drawn-caret.ts'
import { type HeldAct, type HeldTyping, heldKey } from '../../kit/rich-text/held-typing.ts'
import { openFold } from '../../kit/rich-text/open-fold.ts'
import type { CaretPlace } from '../../kit/rich-text/text-props.ts'

interface TypingHolderProps {
  held: HeldTyping
  label: string
  /** Where the drawn text beside this field was pressed. */
  caret: CaretPlace | undefined
  /** Sees keys first. True when it handled one. */
  onKey: (event: KeyboardEvent) => boolean
  /** Something more is held. */
  onHold: () => void
  /** The focus went elsewhere before the editor was there. */
  onLeave: () => void
}

/**
 * Has the focus of a text whose editor is still being fetched, so that no key is lost and none acts on the section. It
 * is a real field: input methods and the keyboards of phones open for it.
 */
export function TypingHolder({ held, label, caret = 'end', onKey, onHold, onLeave }: TypingHolderProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    openFold(field.current)
    field.current?.focus({ preventScroll: true })
    return () => clearTimeout(timer.current)
  }, [])
  // A press on the text itself, such as the second one of a double click, is no way out of it.
  useEffect(() => {
    const keepFocus = (event: MouseEvent) => {
      const text = field.current?.parentElement
      if (event.target instanceof Node && text?.contains(event.target)) event.preventDefault()
    }
    document.addEventListener('mousedown', keepFocus, true)
    return () => document.removeEventListener('mousedown', keepFocus, true)
  }, [])
  useEffect(() => {
    const text = field.current?.parentElement
    held.caret = !text || caret === 'end' ? null : letterPlace(text, caret)
  }, [held, caret])
  const hold = (act: HeldAct) => {
    held.hold(act)
    onHold()
  }
  const take = (element: HTMLTextAreaElement) => {
    if (element.value !== '') hold({ kind: 'text', text: element.value })
    element.value = ''
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    event.stopPropagation()
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey
    const isPaste = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v'
    // Signs of an input method come as `input`.
    if (isLetter || isPaste || event.key === 'Process' || event.key === 'Unidentified' || event.key === 'Dead') return
    if (['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'].includes(event.key)) return
    event.preventDefault()
    if (!onKey(event)) hold({ kind: 'key', key: heldKey(event) })
  }
  return (
    <textarea
      ref={field}
      // No text box yet: callers wait for its editor.
      role="application"
      aria-label={label}
      // Shortcuts wait for what was typed before them: undo takes back these letters, not the step before.
      data-own-keys=""
      rows={1}
      spellCheck={false}
      className="pointer-events-none absolute m-0 size-px resize-none overflow-hidden border-0 p-0 opacity-0"
      onKeyDown={press}
      onInput={(event: FormEvent<HTMLTextAreaElement>) => {
        if (!(event.nativeEvent as InputEvent).isComposing) take(event.currentTarget)
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLTextAreaElement>) => take(event.currentTarget)}
      onPaste={(event: ClipboardEvent) => {
        event.preventDefault()
        event.stopPropagation()
        const { clipboardData } = event
        hold({
          kind: 'paste',
          text: clipboardData.getData('text/plain'),
          html: clipboardData.getData('text/html'),
        })
      }}
      onBlur={() => {
        if (!document.hasFocus()) return
        // The editor takes the focus too; by then this field is gone.
        timer.current = setTimeout(onLeave, 0)
      }}
    />
  )
}
