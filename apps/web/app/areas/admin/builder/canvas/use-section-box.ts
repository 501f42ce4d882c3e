import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useWorkspace } from '../state/builder-context.ts'
import { sectionElement } from '../stage/scroll-to-section.ts'

/** Room for the toolbar above a section, in CSS pixels. */
const toolbarRoomPx = 46
/** A section of less height at the top of the page, where the toolbar would cover its words. */
const lowSectionPx = 96

/**
 * Positions an element over the section at `index`: the same height plus the toolbar's space above. Inside it a sticky
 * toolbar stays visible while any part of the section is. A low section at the top of the page has the space below it.
 */
export function useSectionBox(sectionId: string, index: number): RefObject<HTMLDivElement | null> {
  const isFitted = useWorkspace(({ panels }) => panels.isFitted)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const element = box.current
      const section = sectionElement(sectionId)
      const frame = element?.offsetParent
      if (!element || !section || !frame) return
      const [around, inside] = [frame.getBoundingClientRect(), section.getBoundingClientRect()]
      const above = inside.top - around.top
      const isBelow = above < toolbarRoomPx && inside.height < lowSectionPx
      element.toggleAttribute('data-below', isBelow)
      element.style.top = `${Math.round(isBelow ? above : above - toolbarRoomPx)}px`
      element.style.height = `${Math.round(inside.height + toolbarRoomPx)}px`
    }
    place()
    let frame = 0
    // After the stage has been scaled to its new room, which is observed too.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    })
    const section = sectionElement(sectionId)
    // Content above moves the section without resizing it. The frame around the stage is not observed: it is resized
    // while sizes are delivered, and browsers report that as an error.
    for (const element of [section, section?.closest('.builder-stage'), section?.closest('[data-canvas-scroller]')])
      if (element) observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
    // What changes within the section changes its size, and that is observed.
  }, [sectionId, index, isFitted])
  return box
}
