import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element was on the screen, or nearly: what is costly to fetch or draw waits for that.
 *
 * @param aheadPx how far outside of the panel something counts as seen, in CSS pixels: it is there when one scrolls to it
 */
export function useWasSeen(element: RefObject<Element | null>, aheadPx = 160): boolean {
  const [wasSeen, setWasSeen] = useState(false)
  useEffect(() => {
    if (wasSeen || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true)
      },
      { rootMargin: `${aheadPx}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, aheadPx, wasSeen])
  return wasSeen
}
