import { useEffect, useRef } from 'react'

/**
 * Calls back when the focus leaves an element and everything that React renders inside it, portals included. Switching
 * to another window does not count: the focus returns to the same place.
 */
export function useLeave(onLeave: () => void) {
  const latest = useRef(onLeave)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = onLeave
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onFocus: () => clearTimeout(timer.current),
    onBlur: () => {
      if (!document.hasFocus()) return
      clearTimeout(timer.current)
      // The focus comes to its new place right after this event.
      timer.current = setTimeout(() => latest.current(), 0)
    },
  }
}
