import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useBuilder } from '../builder-context.ts'
import { roomPx, sectionElement } from './scroll-to-section.ts'

/**
 * A section that is hidden leaves a bar in its place. Whoever hides a tall one, deep within it, would look at what comes
 * after it, with the bar out of sight above: it is brought back.
 */
export function useHiddenInSight(scroller: RefObject<HTMLElement | null>): void {
  const selectedId = useBuilder((state) => state.selectedId)
  const shown = useBuilder(({ document, selectedId: id }) => {
    const settings = document.sections.find((section) => section.id === id)?.settings
    return settings && `${settings.isHidden} ${settings.visibleOn}`
  })
  const former = useRef({ selectedId, shown })
  useLayoutEffect(() => {
    const before = former.current
    former.current = { selectedId, shown }
    if (selectedId === null || before.selectedId !== selectedId || before.shown === shown) return
    const box = sectionElement(selectedId)?.getBoundingClientRect()
    const frame = scroller.current?.getBoundingClientRect()
    if (!box || !frame || (box.bottom > frame.top && box.top < frame.bottom)) return
    scroller.current?.scrollBy({ top: box.top - frame.top - roomPx, behavior: 'instant' })
  }, [selectedId, shown, scroller])
}
