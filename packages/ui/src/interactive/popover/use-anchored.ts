'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { placeBeside, type Side } from '../tooltip/place-beside.ts'

export type Align = 'start' | 'center' | 'end'

/**
 * Lays an open panel of the top layer beside its anchor, and keeps it there while the window changes. Tells when it
 * was closed: by Escape, or by a press elsewhere. What carries `data-autofocus` takes the focus.
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
    const place = () => {
      if (isAsWide) Object.assign(shown.style, { width: `${target.getBoundingClientRect().width}px`, maxWidth: 'none' })
      placeBeside(shown, target, side, alongOf(align, target))
    }
    const told = (event: ToggleEvent) => {
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
    place()
    shown.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const controller = new AbortController()
    const { signal } = controller
    shown.addEventListener('toggle', told, { signal })
    window.addEventListener('keydown', escaped, { signal, capture: true })
    window.addEventListener('resize', place, { signal })
    // Whatever scrolls, the anchor moves.
    document.addEventListener('scroll', place, { signal, capture: true })
    const grown = new ResizeObserver(place)
    grown.observe(shown)
    return () => {
      controller.abort()
      grown.disconnect()
      if (shown.isConnected && shown.matches(':popover-open')) shown.hidePopover()
    }
    // The anchor is found anew at every drawing and is the same; only these say where the panel lies.
  }, [isOpen, side, align, isAsWide])
}

const openInside = ':popover-open:not([role="tooltip"])'

function alongOf(align: Align, target: Element) {
  if (align === 'center') return 'center'
  const isLeftToRight = getComputedStyle(target).direction === 'ltr'
  return (align === 'start') === isLeftToRight ? 'left' : 'right'
}
