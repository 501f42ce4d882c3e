import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Gives the focus to a screen's heading after going there: what had it has gone, and the next key or word of a screen
 * reader begins at the new screen. Not after loading the document, where the browser does so.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigation = useNavigationType()
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (navigation !== 'POP' && isNowhere) heading.current?.focus({ preventScroll: true })
    // Only on coming here: later the focus is where someone put it.
  }, [])
  return heading
}
