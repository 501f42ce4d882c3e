import { useCallback, useRef, useState } from 'react'
import type { ListZone } from './drag-item.ts'
import { outOfSight } from './geometry.ts'
import { zoneElement } from './zone-elements.ts'

/** Where an item of a list is held, in client coordinates. */
interface HeldItem {
  zone: ListZone
  y: number
}

interface LastScroll {
  frame: Element
  towards: 'start' | 'end'
  isMore: boolean
}

/**
 * Keeps a dragged item from scrolling its own list out of view: the library keeps scrolling while the pointer is near
 * an edge or beyond it. `follow` receives the item's position whenever the pointer or the list moves, null for anything
 * that is no item; `canScroll` is the library's callback, with a new identity when its answer changed, so that it is
 * called again.
 */
export function useListScroll() {
  const held = useRef<HeldItem | null>(null)
  const lastScroll = useRef<LastScroll | null>(null)
  const reached = useRef<'start' | 'end' | null>(null)
  const [turns, setTurns] = useState(0)

  const canScroll = useCallback(
    (frame: Element): boolean => {
      const hidden = hiddenIn(frame, held.current)
      lastScroll.current = hidden && { frame, towards: hidden.towards, isMore: hidden.pixels > 0 }
      return hidden === null || hidden.pixels > 0
    },
    // Changed: evaluated again.
    [turns],
  )
  const follow = useCallback((item: HeldItem | null) => {
    held.current = item
    const before = lastScroll.current
    const hidden = before && hiddenIn(before.frame, item)
    if (!hidden) return
    if (hidden.pixels > 0 || hidden.towards !== before.towards) reached.current = null
    else if (before.isMore) reached.current = hidden.towards
    // Several steps fit between two looks, and some more before the library reacts: the end of the list stays at the edge.
    if (reached.current === 'end') before.frame.scrollTop += hidden.pixels
    if (reached.current === 'start') before.frame.scrollTop -= hidden.pixels
    if (hidden.pixels > 0 !== before.isMore) setTurns((count) => count + 1)
  }, [])
  return { canScroll, follow }
}

function hiddenIn(frame: Element, item: HeldItem | null) {
  const list = item && zoneElement(item.zone)
  if (!item || !list) return null
  return outOfSight({ list: list.getBoundingClientRect(), frame: frame.getBoundingClientRect(), y: item.y })
}
