import { posToDOMRect, type Editor } from '@tiptap/core'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { floatingPosition } from './floating-position.ts'

interface FloatingPanelProps {
  editor: Editor
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A panel in the top layer beside the selected words: above them, under a finger below, always inside the window. */
export function FloatingPanel({ editor, ref, children }: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => panel.current as HTMLDivElement)
  useEffect(() => {
    const element = panel.current
    if (!element) return
    element.showPopover()
    let frame = 0
    const place = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (editor.isDestroyed) return
        const { from, to } = editor.state.selection
        const viewport = window.visualViewport
        const { left, top } = floatingPosition({
          panel: element.getBoundingClientRect(),
          words: posToDOMRect(editor.view, from, to),
          text: editor.view.dom.getBoundingClientRect(),
          window: { left: viewport?.offsetLeft ?? 0, top: viewport?.offsetTop ?? 0, width: viewport?.width ?? innerWidth, height: viewport?.height ?? innerHeight },
          isUnder: matchMedia('(pointer: coarse)').matches,
        })
        element.style.left = `${left}px`
        element.style.top = `${top}px`
      })
    }
    place()
    editor.on('transaction', place)
    const resized = new ResizeObserver(place)
    resized.observe(element)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      cancelAnimationFrame(frame)
      editor.off('transaction', place)
      resized.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.visualViewport?.removeEventListener('resize', place)
    }
  }, [editor])
  return (
    <div ref={panel} popover="manual" className="fixed m-0 max-w-[calc(100vw-1rem)] overflow-visible border-0 bg-transparent p-0">
      {children}
    </div>
  )
}
