import { useToast } from '@naikkelas/ui/toast'
import { useEffect } from 'react'
import { useBuilderParts } from '../state/builder-context.ts'
import type { BuilderStore } from '../model/builder-store.ts'
import { loadPaste } from './load-paste.ts'
import { copiedText, removeCut } from './copy.ts'

/** Ctrl+C, Ctrl+X and Ctrl+V for sections, through the browser's own clipboard. In a text they are the text's. */
export function SectionClipboard() {
  const parts = useBuilderParts()
  const { store } = parts
  const { toast } = useToast()
  useEffect(() => {
    const copied = (event: ClipboardEvent) => {
      if (isForText(store, event.target)) return
      const text = copiedText(store)
      if (text === null || !event.clipboardData) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', text)
      if (event.type === 'cut') removeCut(parts)
    }
    const pasted = (event: ClipboardEvent) => {
      if (isForText(store, event.target)) return
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (text === '') return
      event.preventDefault()
      void loadPaste(store).then((paste) => paste?.pasteText({ store, toast }, text))
    }
    document.addEventListener('copy', copied)
    document.addEventListener('cut', copied)
    document.addEventListener('paste', pasted)
    return () => {
      document.removeEventListener('copy', copied)
      document.removeEventListener('cut', copied)
      document.removeEventListener('paste', pasted)
    }
  }, [parts, store, toast])
  return null
}

/** Whether the clipboard belongs to another element: a field, a text being edited, a dialog, or selected text. */
function isForText(store: BuilderStore, target: EventTarget | null): boolean {
  if (store.getState().editing !== null || !(document.getSelection()?.isCollapsed ?? true)) return true
  const focused = document.activeElement ?? target
  return (
    focused instanceof Element &&
    (focused.closest('[contenteditable=true],[data-component=Dialog],[role=dialog]') !== null ||
      focused.matches('textarea,input:not([type=checkbox],[type=radio],[type=button],[type=file],[type=range])'))
  )
}
