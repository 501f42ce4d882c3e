import { type RefObject, startTransition, useEffect, useState } from 'react'

/**
 * Pages of up to this many sections are drawn whole; of longer ones the first of them at once, the rest near the
 * viewport.
 */
export const drawnWhole = 30
export const drawnAtOnce = 8

/** Distance from the viewport at which sections are drawn, in CSS pixels. */
const aheadPx = 1500

interface Watch {
  observer: IntersectionObserver
  near: Map<Element, () => void>
}

const watches = new WeakMap<Element, Watch>()

/**
 * Whether a section is drawn: from when it comes near or is requested, permanently. Until then it has the height
 * estimated by its style.
 */
export function useNear(element: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isNear, setNear] = useState(isWanted)
  if (isWanted && !isNear) setNear(true)
  useEffect(() => {
    const section = element.current
    const scroller = section?.closest('[data-canvas-scroller]')
    if (isNear || !section || !scroller) return
    return whenNear(section, scroller, () => startTransition(() => setNear(true)))
  }, [element, isNear])
  return isNear || isWanted
}

function whenNear(section: Element, scroller: Element, notify: () => void): () => void {
  const { observer, near } = watchOf(scroller)
  near.set(section, notify)
  observer.observe(section)
  return () => {
    near.delete(section)
    observer.unobserve(section)
  }
}

/** One observer for all sections of a canvas. */
function watchOf(scroller: Element): Watch {
  const known = watches.get(scroller)
  if (known) return known
  const near = new Map<Element, () => void>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) near.get(target)?.()
    },
    { root: scroller, rootMargin: `${aheadPx}px 0px` },
  )
  const watch = { observer, near }
  watches.set(scroller, watch)
  return watch
}
