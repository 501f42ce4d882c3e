/** The element of a section on the canvas, or null while it is not drawn. */
export function sectionElement(sectionId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-canvas-section="${CSS.escape(sectionId)}"]`)
}

/** Space above the section for the toolbar, in CSS pixels. */
export const roomPx = 64
/** Beyond this many canvas heights scrolling is instant. */
const farScreens = 2
/** How long a section in view may still change its height, in frames. */
const mostFrames = 120

let former = new AbortController()

/**
 * Scrolls a section into view on the canvas: its top, unless all of it is visible. On a long page sections are drawn on
 * the way and change heights: the target is followed until it is stable, or until the user scrolls.
 */
export function scrollToSection(sectionId: string): void {
  const element = sectionElement(sectionId)
  const scroller = element?.closest<HTMLElement>('[data-canvas-scroller]')
  if (!element || !scroller) return
  former.abort()
  const [box, frame] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()]
  if (box.top >= frame.top && box.bottom <= frame.bottom) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const isFar = Math.abs(box.top - frame.top) > farScreens * frame.height
  const isSmooth = !isCalm && !isFar
  keepAt(element, scroller, { top: () => roomPx, isOnItsWay: isSmooth })
  if (isSmooth) scroller.scrollBy({ top: box.top - frame.top - roomPx, behavior: 'smooth' })
}

interface Kept {
  /** Where the top of the element belongs, from that of the canvas in CSS pixels. */
  top: () => number
  /** Whether a smooth scroll is under way: until it ends, nothing is corrected. @default false */
  isOnItsWay?: boolean
}

/** Keeps an element at its place while what is around it is drawn and changes heights, or until the user scrolls. */
export function keepAt(element: Element, scroller: HTMLElement, { top, isOnItsWay = false }: Kept): void {
  former.abort()
  const following = new AbortController()
  former = following
  const { signal } = following
  const stop = () => following.abort()
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(kind, stop, { capture: true, passive: true, signal })
  let hasCome = !isOnItsWay
  scroller.addEventListener('scrollend', () => (hasCome = true), { once: true, signal })
  let frames = 0
  const look = () => {
    if (signal.aborted || !element.isConnected || ++frames > mostFrames) return stop()
    const off = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top - top()
    // Browsers without the scrollend event have finished by then.
    if ((hasCome || frames > mostFrames / 2) && Math.abs(off) > 1) scroller.scrollBy({ top: off, behavior: 'instant' })
    requestAnimationFrame(look)
  }
  if (isOnItsWay) requestAnimationFrame(look)
  else look()
}
