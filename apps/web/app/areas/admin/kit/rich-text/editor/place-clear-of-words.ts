import { computePosition, getOverflowAncestors, type Middleware, offset, shift } from '@floating-ui/dom'

const gap = 8

/**
 * Lays the toolbar below the text, so that neither the text nor the title above it is covered, and inside what can be
 * seen of the canvas; above the text when it would cover the words being written there.
 */
export async function placeClearOfWords(panel: HTMLElement, text: Element, words: DOMRect): Promise<void> {
  const { x, y } = await computePosition(text, panel, {
    strategy: 'fixed',
    placement: 'bottom',
    middleware: [
      offset(gap),
      shift({ padding: gap, crossAxis: true, boundary: scrollersOf(text), rootBoundary: 'viewport' }),
      clearOf(words),
    ],
  })
  Object.assign(panel.style, { left: `${Math.round(x)}px`, top: `${Math.round(y)}px` })
}

/** Turns the panel to the other side while it covers the words, and back below if it covers them there too. */
function clearOf(words: DOMRect): Middleware {
  return {
    name: 'clearOf',
    fn({ placement, y, rects, middlewareData }) {
      const isCovering = y < words.bottom && y + rects.floating.height > words.top
      const isTurned = middlewareData.clearOf !== undefined
      if (!isCovering || (isTurned && placement === 'bottom')) return {}
      return { data: { isTurned: true }, reset: { placement: placement === 'bottom' ? 'top' : 'bottom' } }
    },
  }
}

/** The canvas and whatever scrolls around it; sections that only clip their content do not count. */
function scrollersOf(element: Element): Element[] {
  return getOverflowAncestors(element).filter(
    (ancestor): ancestor is HTMLElement =>
      ancestor instanceof HTMLElement && /auto|scroll/.test(getComputedStyle(ancestor).overflowY),
  )
}
