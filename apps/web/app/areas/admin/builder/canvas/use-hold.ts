import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** How long a finger rests before it is a hold, in milliseconds, and how far it may stray, in CSS pixels. */
const holdMs = 500
const strayPx = 10

/** Hears a finger that rests on a section; the press that ends a hold does nothing more. */
export function useHold(onHold: (sectionId: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const wasHeld = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown(sectionId: string, { target, pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      stop()
      wasHeld.current = false
      if (pointerType !== 'touch' || !isPrimary) return
      // There a finger that rests means the words under it.
      if (target instanceof Element && target.closest('textarea,input,[contenteditable=true]')) return
      from.current = { x: clientX, y: clientY }
      timer.current = setTimeout(() => {
        wasHeld.current = true
        onHold(sectionId)
      }, holdMs)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > strayPx) stop()
    },
    onPointerUp: stop,
    // A finger that scrolls is taken away from the page.
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      if (wasHeld.current) event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      if (!wasHeld.current) return
      wasHeld.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
