import type { Extents } from './geometry.ts'
import type { DragItem, Zone } from './drag-item.ts'

/** The element that holds a zone's sections or items; null while the zone is not on the screen. */
export function zoneElement(zone: Zone): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`)
}

/** The sections or items of a zone. Only the page's own: thumbnails hold none of these, and a list not those of inner ones. */
export function zoneParts(zone: Zone): readonly HTMLElement[] {
  const element = zoneElement(zone)
  if (!element) return []
  if (zone === 'outline') return [...element.querySelectorAll<HTMLElement>('[data-section-row]')]
  if (zone === 'canvas') return [...element.querySelectorAll<HTMLElement>('[data-canvas-section]')]
  return [...element.children].filter(
    (child) => child instanceof HTMLElement && child.dataset.listItem !== undefined,
  ) as HTMLElement[]
}

/** Where the parts of a zone are on the screen now. */
export function extentsOf(zone: Zone): Extents {
  const elements = zoneParts(zone)
  return { length: elements.length, at: (index) => elements[index]?.getBoundingClientRect() }
}

/** The zone that something would be dropped into at a point: an item of a list stays in its list wherever it is held. */
export function zoneFor(item: DragItem, x: number, y: number): Zone | null {
  return item.kind === 'item' ? item.zone : zoneAt(x, y)
}

/** The zone under a point of the screen: what of it is in sight, not what is scrolled away. */
function zoneAt(x: number, y: number): Zone | null {
  for (const zone of ['outline', 'canvas'] as const) {
    const element = zoneElement(zone)
    const frame = (element?.closest<HTMLElement>('section[aria-label]') ?? element)?.getBoundingClientRect()
    if (frame && x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom) return zone
  }
  return null
}
