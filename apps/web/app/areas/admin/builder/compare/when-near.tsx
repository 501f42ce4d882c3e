import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Draws its content once it comes near to what is seen: a page of a hundred sections opens as fast as one of ten. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { root: element.closest('[data-compare-scroller]'), rootMargin: '900px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={place} className="h-48 rounded-box bg-hover" />
}
