import { autoUpdate } from '@floating-ui/dom'
import { posToDOMRect, type Editor } from '@tiptap/react'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { placeClearOfWords } from './place-clear-of-words.ts'

interface FloatingPanelProps {
  editor: Editor
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A panel in the top layer beside the text that is written, outside its theme and scale. */
export function FloatingPanel({ editor, ref, children }: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => panel.current as HTMLDivElement)
  useEffect(() => {
    const element = panel.current
    if (!element) return
    element.showPopover()
    const text = editor.view.dom
    const place = () => {
      if (editor.isDestroyed) return
      const { from, to } = editor.state.selection
      void placeClearOfWords(element, text, posToDOMRect(editor.view, from, to))
    }
    const stopPlacing = autoUpdate(text, element, place)
    editor.on('transaction', place)
    return () => {
      editor.off('transaction', place)
      stopPlacing()
    }
  }, [editor])
  return (
    <div
      ref={panel}
      popover="manual"
      className="fixed m-0 max-w-[calc(100vw-0.5rem)] overflow-visible border-0 bg-transparent p-0"
    >
      {children}
    </div>
  )
}
