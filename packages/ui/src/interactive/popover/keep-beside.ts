import { autoUpdate, computePosition, flip, offset, type Placement, shift } from '@floating-ui/dom'

export type Side = 'top' | 'right' | 'bottom' | 'left'
export type Align = 'start' | 'center' | 'end'

const gap = 8
/** What is kept free at the edges of the window. */
const padding = 8

interface KeepBesideOptions {
  side: Side
  align?: Align
  /** As wide as its target. */
  isAsWide?: boolean
}

/**
 * Keeps an open panel of the top layer beside its target, on the opposite side when it would be cut off, and inside the
 * window, whatever scrolls or grows. Returns what ends it.
 */
export function keepBeside(
  target: Element,
  panel: HTMLElement,
  { side, align = 'center', isAsWide = false }: KeepBesideOptions,
): () => void {
  const placement: Placement = align === 'center' ? side : `${side}-${align}`
  const middleware = [
    offset(gap),
    flip({ padding, crossAxis: false, flipAlignment: false }),
    shift({ padding, crossAxis: true }),
  ]
  const place = async () => {
    if (isAsWide) Object.assign(panel.style, { width: `${target.getBoundingClientRect().width}px`, maxWidth: 'none' })
    const { x, y } = await computePosition(target, panel, { strategy: 'fixed', placement, middleware })
    Object.assign(panel.style, { left: `${Math.round(x)}px`, top: `${Math.round(y)}px` })
  }
  return autoUpdate(target, panel, () => void place())
}
