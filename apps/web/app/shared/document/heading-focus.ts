import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Focuses a screen's heading after navigation: the previously focused element is gone, and screen readers continue at
 * the new screen. Not after loading the document, where the browser does so.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigation = useNavigationType()
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (navigation !== 'POP' && isNowhere) heading.current?.focus({ preventScroll: true })
    // Only on arrival: later the focus belongs to the user.
  }, [])
  return heading
}
