/** The element of a section on the canvas, or null while it is not drawn. */
export function sectionElement(sectionId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-canvas-section="${CSS.escape(sectionId)}"]`)
}

/** Room above the section: the toolbar stands there. In CSS pixels. */
export const roomPx = 64
/** So many heights of the canvas away, nobody follows with the eyes what passes by. */
const farScreens = 2
/** How long what comes in sight may still change its extent, in frames. */
const mostFrames = 120

let former = new AbortController()

/**
 * Brings a section into sight on the canvas: its beginning, unless all of it is in sight already. Of a long page much is
 * drawn only on the way there and turns out higher or lower than it was taken for: the section is followed until it
 * stands, or until somebody scrolls.
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
  followUntilItStands(element, scroller, { isOnItsWay: isSmooth })
  scroller.scrollBy({ top: box.top - frame.top - roomPx, behavior: isSmooth ? 'smooth' : 'instant' })
}

/** @param isOnItsWay whether the browser is bringing it: until it has, nothing is mended */
function followUntilItStands(
  element: HTMLElement,
  scroller: HTMLElement,
  { isOnItsWay }: { isOnItsWay: boolean },
): void {
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
    const off = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top - roomPx
    // Browsers that do not tell when they have come are done by then.
    if ((hasCome || frames > mostFrames / 2) && Math.abs(off) > 1) scroller.scrollBy({ top: off, behavior: 'instant' })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
