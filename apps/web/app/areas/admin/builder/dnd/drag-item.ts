/** What is being dragged. */
export type DragItem =
  /** A section type from the palette. */
  | { kind: 'new'; type: string; label: string }
  /** What is kept for all pages, and how it is put after a section; null is the first place. */
  | { kind: 'kept'; id: string; label: string; insertAfter: (afterId: string | null) => void }
  /** A section of the page, by its row or by its handle on the canvas. */
  | { kind: 'move'; sectionId: string; label: string; from: 'outline' | 'canvas' }
  /** An item of a list in a panel, which stays in its list; `index` and `count` are of the moment it is lifted. */
  | {
      kind: 'item'
      id: string
      label: string
      zone: ListZone
      index: number
      count: number
      moveTo: (index: number) => void
    }

export type ListZone = `list:${string}`
export type Zone = 'outline' | 'canvas' | ListZone

/** Where it would land: before the section of that index. */
export interface DropTarget {
  zone: Zone
  index: number
}

export function dragId(item: DragItem): string {
  if (item.kind === 'move') return `${item.from}:${item.sectionId}`
  return item.kind === 'new' ? `new:${item.type}` : `${item.kind}:${item.id}`
}
