import { type RefObject, useLayoutEffect, useRef } from 'react'
import { sectionElement } from '../stage/scroll-to-section.ts'

/** Room for the toolbar above a section, in CSS pixels. */
const toolbarRoomPx = 46

/**
 * Positions an element over the section at `index`: the same height plus the toolbar's space above. Inside it a sticky
 * toolbar stays visible while any part of the section is.
 */
export function useSectionBox(sectionId: string, index: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const element = box.current
      const section = sectionElement(sectionId)
      const frame = element?.offsetParent
      if (!element || !section || !frame) return
      const [around, inside] = [frame.getBoundingClientRect(), section.getBoundingClientRect()]
      element.style.top = `${Math.round(inside.top - around.top - toolbarRoomPx)}px`
      element.style.height = `${Math.round(inside.height + toolbarRoomPx)}px`
    }
    place()
    const observer = new ResizeObserver(place)
    const section = sectionElement(sectionId)
    if (section) observer.observe(section)
    // Content above moves the section without resizing it.
    const stage = section?.closest('[data-zone]')
    if (stage) observer.observe(stage)
    return () => observer.disconnect()
    // What changes within the section changes its size, and that is observed.
  }, [sectionId, index])
  return box
}
