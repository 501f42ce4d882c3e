import type { Editor } from '@tiptap/react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createTextEditor, type TextEditorOptions } from './create-text-editor.ts'
import { Echoes, takeForeign } from './foreign-value.ts'

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
    const { kind, value, placeholder } = latest.current
    const created = createTextEditor(element, () => latest.current, echoes.current)
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
