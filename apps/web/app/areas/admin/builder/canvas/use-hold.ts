import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Duration of a long press in milliseconds, and its tolerance in CSS pixels. */
const holdMs = 500
const strayPx = 10

/** Detects a long press on a section; the click that ends it is suppressed. */
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
      // There a long press selects text.
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
    // Scrolling cancels the pointer.
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
