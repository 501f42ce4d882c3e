/** Where the focus was last in each region that is on the screen. */
const lastIn = new WeakMap<Element, HTMLElement>()

/** Marks the regions for F6 navigation, in document order. */
export const regionMark = { 'data-builder-region': '' } as const

const regions = () => [...document.querySelectorAll<HTMLElement>('[data-builder-region]')].filter(isSeen)

/** Remembers where the focus is, for the way back. */
export function rememberFocus(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement)) return
  const region = target.closest('[data-builder-region]')
  if (region) lastIn.set(region, target)
}

/**
 * Puts the focus into the next region, or the one before: where it was there last, else at the region's first control.
 * @param by 1 for the next one, -1 for the one before; behind the last comes the first
 */
export function goToRegion(by: 1 | -1): void {
  const all = regions()
  const here = all.findIndex((region) => region.contains(document.activeElement))
  for (let step = 1; step <= all.length; step += 1) {
    const at = here === -1 ? (by === 1 ? step - 1 : all.length - step) : here + by * step
    const region = all[(at + all.length * 2) % all.length]
    const target = region && placeIn(region)
    if (!target) continue
    target.focus()
    return
  }
}

function placeIn(region: HTMLElement): HTMLElement | undefined {
  const last = lastIn.get(region)
  if (last?.isConnected && region.contains(last) && isStop(last)) return last
  const inside = (root: HTMLElement | null) =>
    [...(root?.querySelectorAll<HTMLElement>(controls) ?? [])].find(isFirstStop)
  // What a panel is for lies below its heading and the tools beside it.
  return inside(region.querySelector<HTMLElement>('[data-region-body]')) ?? inside(region)
}

const controls = 'a[href], button, input, select, textarea, [contenteditable=true], [tabindex="0"]'

/** Secondary controls of a region are reached by Tab; the region does not begin there. */
function isFirstStop(element: HTMLElement): boolean {
  return isStop(element) && element.closest('[data-region-aside]') === null
}

function isStop(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 && !element.matches(':disabled') && element.closest('[inert]') === null && isSeen(element)
  )
}

function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true })
}
