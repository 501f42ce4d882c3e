import type { Zone } from './drag-item.ts'
import { edgeSpeed } from './geometry.ts'
import { zoneElement } from './zone-elements.ts'

/** The longest time between two frames that counts, in milliseconds: after a long one nothing leaps. */
const longestFrameMs = 50

/**
 * Scrolls the canvas or the outline while something is held at its edge, the faster the further past it.
 * `hold` receives the pointer position; null when nothing is dragged.
 */
export function startEdgeScroll(): { hold: (at: { zone: Zone; y: number } | null) => void; stop: () => void } {
  let held: { scroller: Element; y: number } | null = null
  let frame = 0
  let before = 0
  const scroll = (now: number) => {
    frame = requestAnimationFrame(scroll)
    const seconds = Math.min(longestFrameMs, now - before) / 1000
    before = now
    if (!held) return
    const { scroller, y } = held
    const range = scroller.scrollHeight - scroller.clientHeight
    const speed = edgeSpeed({ y, frame: scroller.getBoundingClientRect(), range })
    // Less than a pixel would be lost each time.
    if (speed !== 0) scroller.scrollTop += Math.sign(speed) * Math.ceil(Math.abs(speed) * seconds)
  }
  frame = requestAnimationFrame((now) => {
    before = now
    scroll(now)
  })
  return {
    hold(at) {
      const scroller = at && scrollerOf(at.zone)
      held = scroller ? { scroller, y: at.y } : null
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

function scrollerOf(zone: Zone): Element | null {
  let element: Element | null = zoneElement(zone)
  while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY)) element = element.parentElement
  return element
}
