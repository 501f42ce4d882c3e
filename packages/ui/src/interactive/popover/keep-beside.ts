import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/dom'

export type Side = 'top' | 'right' | 'bottom' | 'left'
export type Align = 'start' | 'center' | 'end'

const gap = 8
/** What is kept free at the edges of the window. */
const padding = 8
/** Less than this is no room to read in: the panel then lies over its target. */
const leastRoom = 120

interface KeepBesideOptions {
  side: Side
  align?: Align
  /** As wide as its target. */
  isAsWide?: boolean
}

/**
 * Keeps an open panel of the top layer beside its target, on the opposite side when it would be cut off, and inside the
 * part of the window in sight, whatever scrolls, grows or slides in (a keyboard). What is higher than the room on its
 * side scrolls inside: it never covers the field that is being written in. `--ui-room` is the height
 * that its content may have. Returns a function that ends it.
 */
export function keepBeside(
  target: Element,
  panel: HTMLElement,
  { side, align = 'center', isAsWide = false }: KeepBesideOptions,
): () => void {
  const placement: Placement = align === 'center' ? side : `${side}-${align}`
  const isAbove = side === 'top' || side === 'bottom'
  const middleware = [
    offset(gap),
    flip({ padding, crossAxis: false, flipAlignment: false }),
    size({
      padding,
      apply: ({ availableHeight }) => {
        const height = innerSight() - 2 * padding
        const room = isAbove && availableHeight >= leastRoom ? availableHeight : height
        panel.style.setProperty('--ui-room', `${Math.floor(room)}px`)
      },
    }),
    shift({ padding, crossAxis: true }),
  ]
  // What an earlier opening found.
  panel.style.removeProperty('--ui-room')
  const place = async () => {
    if (isAsWide) Object.assign(panel.style, { width: `${target.getBoundingClientRect().width}px`, maxWidth: 'none' })
    const { x, y } = await computePosition(target, panel, { strategy: 'fixed', placement, middleware })
    Object.assign(panel.style, { left: `${Math.round(x)}px`, top: `${Math.round(y)}px` })
  }
  return autoUpdate(target, panel, () => void place())
}

/** The height in sight: a keyboard on the screen takes its part of the window. */
const innerSight = () => window.visualViewport?.height ?? window.innerHeight
