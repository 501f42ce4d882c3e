'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { type Align, keepBeside, type Side } from './keep-beside.ts'

/**
 * Lays an open panel of the top layer beside its anchor, and keeps it there while the window changes. Calls
 * `onClose` when it was closed: by Escape, or by a press elsewhere. What carries `data-autofocus` takes the focus.
 */
export function useAnchored({
  isOpen,
  anchor,
  panel,
  side,
  align,
  isAsWide = false,
  onClose,
}: {
  isOpen: boolean
  anchor: () => Element | null | undefined
  panel: RefObject<HTMLElement | null>
  side: Side
  align: Align
  /** As wide as its anchor. */
  isAsWide?: boolean
  onClose: () => void
}): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const [target, shown] = [anchor(), panel.current]
    if (!isOpen || !target || !shown) return
    const toggled = (event: ToggleEvent) => {
      if (event.newState === 'closed') latest.current()
    }
    // One panel at a time: a dialog around it, and a panel that this one was opened from, stay.
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || shown.querySelector(openInside)) return
      event.preventDefault()
      event.stopPropagation()
      shown.hidePopover()
      latest.current()
    }
    if (!shown.matches(':popover-open')) shown.showPopover()
    const stopPlacing = keepBeside(target, shown, { side, align, isAsWide })
    shown.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const controller = new AbortController()
    const { signal } = controller
    shown.addEventListener('toggle', toggled, { signal })
    window.addEventListener('keydown', escaped, { signal, capture: true })
    return () => {
      controller.abort()
      stopPlacing()
      if (shown.isConnected && shown.matches(':popover-open')) shown.hidePopover()
    }
    // `anchor` is a new function at every drawing and finds the same element; only these decide where the panel lies.
  }, [isOpen, side, align, isAsWide])
}

const openInside = ':popover-open:not([role="tooltip"])'
