import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useBuilder } from '../state/builder-context.ts'
import { roomPx, sectionElement } from '../stage/scroll-to-section.ts'

/**
 * A hidden section is replaced by a bar. When a tall one is hidden from deep within it, the bar would be above the
 * viewport: it is scrolled into view.
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
