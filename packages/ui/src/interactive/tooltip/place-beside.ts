export type Side = 'top' | 'right' | 'bottom' | 'left'

/** Along the target’s edge: at its middle, or with its left or right end. */
export type Along = 'center' | 'left' | 'right'

const GAP = 8
const EDGE = 8

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where a panel goes beside its target, in px of the window: on the wanted side, or opposite when it would be cut. */
export function besidePosition({
  panel,
  target,
  side,
  along = 'center',
  view,
}: {
  panel: Box
  target: Box
  side: Side
  along?: Along
  view: { width: number; height: number }
}) {
  const room: Record<Side, number> = {
    top: target.top,
    left: target.left,
    bottom: view.height - target.top - target.height,
    right: view.width - target.left - target.width,
  }
  const need = side === 'top' || side === 'bottom' ? panel.height : panel.width
  const opposite = ({ top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const)[side]
  const isTight = room[side] < need + GAP + EDGE && room[opposite] > room[side]
  const chosen = isTight ? opposite : side
  const centerX = target.left + target.width / 2 - panel.width / 2
  const centerY = target.top + target.height / 2 - panel.height / 2
  const alongX = { center: centerX, left: target.left, right: target.left + target.width - panel.width }[along]
  const left = {
    top: alongX,
    bottom: alongX,
    left: target.left - panel.width - GAP,
    right: target.left + target.width + GAP,
  }[chosen]
  const top = {
    left: centerY,
    right: centerY,
    top: target.top - panel.height - GAP,
    bottom: target.top + target.height + GAP,
  }[chosen]
  return {
    left: Math.round(Math.min(Math.max(left, EDGE), Math.max(EDGE, view.width - panel.width - EDGE))),
    top: Math.round(Math.min(Math.max(top, EDGE), Math.max(EDGE, view.height - panel.height - EDGE))),
  }
}

export function placeBeside(panel: HTMLElement, target: Element, side: Side, along?: Along) {
  const { left, top } = besidePosition({
    panel: panel.getBoundingClientRect(),
    target: target.getBoundingClientRect(),
    side,
    along,
    view: { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight },
  })
  panel.style.left = `${left}px`
  panel.style.top = `${top}px`
}
