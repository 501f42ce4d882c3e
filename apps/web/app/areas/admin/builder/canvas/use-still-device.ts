import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { keepAt } from '../stage/scroll-to-section.ts'
import { inSight } from './use-still-canvas.ts'

interface Kept {
  section: Element
  /** Distance of the section's top from that of the canvas, in CSS pixels. */
  top: number
  /** Which share of the section is above the canvas, when its top is. */
  share: number
}

/**
 * Keeps the same section in sight when the page is drawn for another device: the selected one, else the first that is in
 * sight. What was at the upper edge of the canvas stays there.
 */
export function useStillDevice(scroller: RefObject<HTMLDivElement | null>): void {
  const { store } = useBuilderParts()
  const device = useBuilder((state) => state.device)
  const kept = useRef<Kept | null>(null)
  // Before the page is drawn again.
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.device === before.device || !scroller.current) return
        const section = inSight(scroller.current, state.selectedId)?.section
        if (!section) return
        const { top, height } = section.getBoundingClientRect()
        const offset = top - scroller.current.getBoundingClientRect().top
        kept.current = { section, top: offset, share: offset < 0 ? -offset / height : 0 }
      }),
    [store, scroller],
  )
  // The stage has its new width and scale: its effect comes first.
  useLayoutEffect(() => {
    const { current: before } = kept
    kept.current = null
    const canvas = scroller.current
    if (!before?.section.isConnected || !canvas) return
    const { section, top, share } = before
    const wanted = () => (share > 0 ? -share * section.getBoundingClientRect().height : top)
    keepAt(section, canvas, { top: wanted })
  }, [device, scroller])
}
