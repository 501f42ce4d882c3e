import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Pages of up to so many sections are drawn whole; of longer ones the first of them at once, the rest as one comes near. */
export const drawnWhole = 30
export const drawnAtOnce = 8

/** How far ahead of what is in sight sections are drawn, in CSS pixels. */
const aheadPx = 1500

interface Watch {
  observer: IntersectionObserver
  near: Map<Element, () => void>
}

const watches = new WeakMap<Element, Watch>()

/**
 * Whether a section is to be drawn: from when it comes near, or is asked for, on and for good. Until then it has the
 * extent that its style guesses.
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

function whenNear(section: Element, scroller: Element, tell: () => void): () => void {
  const { observer, near } = watchOf(scroller)
  near.set(section, tell)
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
