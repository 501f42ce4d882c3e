import { type RefObject, useDeferredValue, useEffect } from 'react'
import { useBuilder } from '../state/builder-context.ts'

/**
 * Labels the sections on the canvas by position, after the paint: an insertion at the top of a long page relabels all
 * that follow, which must not delay it.
 */
export function SectionNumbers({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const sections = useDeferredValue(useBuilder((state) => state.document.sections))
  useEffect(() => {
    const drawn = stage.current?.querySelectorAll('[data-canvas-section]') ?? []
    for (const [index, section] of [...drawn].entries()) {
      name(section, `Bagian ${index + 1}`)
      const plus = section.querySelector(':scope > .builder-plus-below')
      if (plus && name(plus, `Sisipkan setelah urutan ${index + 1}`)) plus.setAttribute('title', plus.ariaLabel ?? '')
    }
    // The elements are in the order of the sections.
  }, [sections, stage])
  return null
}

function name(element: Element, label: string): boolean {
  if (element.ariaLabel === label) return false
  element.ariaLabel = label
  return true
}
