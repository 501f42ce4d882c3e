import { useDroppable } from '@dnd-kit/core'
import type { Zone } from './drag-item.ts'

/** Makes an element take drops; it scrolls by itself while something is dragged near its edges. */
export function useDropZone(zone: Zone): (element: HTMLElement | null) => void {
  return useDroppable({ id: zone }).setNodeRef
}
