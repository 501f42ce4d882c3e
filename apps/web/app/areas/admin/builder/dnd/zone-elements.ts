import type { Extents } from './geometry.ts'
import type { Zone } from './drag-item.ts'

const sectionSelector: Record<Zone, string> = { outline: '[data-section-row]', canvas: '[data-canvas-section]' }

/** The element that holds a zone's sections; null while the zone is not on the screen. */
export function zoneElement(zone: Zone): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-zone="${zone}"]`)
}

/** Where the sections of a zone are on the screen now. Only the page's own: thumbnails hold none of these. */
export function extentsOf(zone: Zone): Extents {
  const elements = zoneElement(zone)?.querySelectorAll<HTMLElement>(sectionSelector[zone]) ?? []
  return { length: elements.length, at: (index) => elements[index]?.getBoundingClientRect() }
}

/** The zone under a point of the screen: what of it is in sight, not what is scrolled away. */
export function zoneAt(x: number, y: number): Zone | null {
  for (const zone of ['outline', 'canvas'] as const) {
    const element = zoneElement(zone)
    const frame = (element?.closest<HTMLElement>('section[aria-label]') ?? element)?.getBoundingClientRect()
    if (frame && x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom) return zone
  }
  return null
}
