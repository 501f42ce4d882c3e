import { posToDOMRect, type Editor } from '@tiptap/react'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { type Box, floatingPosition } from './floating-position.ts'

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
    let frame = 0
    const place = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (editor.isDestroyed) return
        const { from, to } = editor.state.selection
        const { left, top } = floatingPosition({
          panel: element.getBoundingClientRect(),
          words: posToDOMRect(editor.view, from, to),
          text: editor.view.dom.getBoundingClientRect(),
          view: viewOf(editor.view.dom),
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
    <div
      ref={panel}
      popover="manual"
      className="fixed m-0 max-w-[calc(100vw-0.5rem)] overflow-visible border-0 bg-transparent p-0"
    >
      {children}
    </div>
  )
}

/** What can be seen of a text: its scrolling ancestor, where the window shows it and no keyboard covers it. */
function viewOf(element: Element): Box {
  const viewport = window.visualViewport
  const shown = {
    left: viewport?.offsetLeft ?? 0,
    top: viewport?.offsetTop ?? 0,
    right: (viewport?.offsetLeft ?? 0) + (viewport?.width ?? innerWidth),
    bottom: (viewport?.offsetTop ?? 0) + (viewport?.height ?? innerHeight),
  }
  let scroller = element.parentElement
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement
  const frame = scroller?.getBoundingClientRect() ?? shown
  const [left, top] = [Math.max(shown.left, frame.left), Math.max(shown.top, frame.top)]
  return {
    left,
    top,
    width: Math.min(shown.right, frame.right) - left,
    height: Math.min(shown.bottom, frame.bottom) - top,
  }
}
