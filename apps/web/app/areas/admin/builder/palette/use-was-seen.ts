import { type RefObject, useEffect, useState } from 'react'

/** How far outside of the panel something counts as seen, in CSS pixels: it is there when one scrolls to it. */
const aheadPx = 160

/** Whether an element was on the screen, or nearly: what is costly to fetch or draw waits for that. */
export function useWasSeen(element: RefObject<Element | null>): boolean {
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
  }, [element, wasSeen])
  return wasSeen
}
