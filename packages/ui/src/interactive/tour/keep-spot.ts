import { autoUpdate } from '@floating-ui/dom'
import { keepBeside, type Side } from '../popover/keep-beside.ts'

/** What is left free around the target. */
const margin = 4

/**
 * Keeps the light on a target and the panel beside it, whatever scrolls or grows. Returns a function that ends it and
 * puts both back into the middle.
 */
export function keepSpot(target: Element, spot: HTMLElement, panel: HTMLElement, side: Side): () => void {
  const place = () => {
    const { left, top, width, height } = target.getBoundingClientRect()
    Object.assign(spot.style, {
      left: `${left - margin}px`,
      top: `${top - margin}px`,
      width: `${width + 2 * margin}px`,
      height: `${height + 2 * margin}px`,
    })
  }
  panel.dataset.state = 'beside'
  const stops = [autoUpdate(target, spot, place), keepBeside(target, panel, { side, align: 'start' })]
  return () => {
    for (const stop of stops) stop()
    delete panel.dataset.state
    for (const { style } of [spot, panel])
      for (const name of ['left', 'top', 'width', 'height']) style.removeProperty(name)
  }
}
