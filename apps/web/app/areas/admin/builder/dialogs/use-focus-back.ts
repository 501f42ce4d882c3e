import { useEffect, useRef } from 'react'
import { useBuilderParts } from '../state/builder-context.ts'
import { sectionElement } from '../stage/scroll-to-section.ts'

/**
 * A dialog gives the focus back to where it was opened from. A text of the canvas is written no more by then, and its
 * element is gone: the keyboard goes on from its section.
 */
export function useFocusBack(isOpen: boolean): void {
  const { store } = useBuilderParts()
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isClosed) return
    // Behind the dialog's own: it tries a moment after it is gone.
    const timer = setTimeout(() => {
      const { selectedId } = store.getState()
      if (document.activeElement !== document.body || selectedId === null) return
      sectionElement(selectedId)?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isOpen, store])
}
