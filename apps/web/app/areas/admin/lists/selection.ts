export interface Selection {
  ids: ReadonlySet<string>
  /** Where a range begins. */
  anchorId: string | null
}

export const noSelection: Selection = { ids: new Set(), anchorId: null }

/** One alone. */
export function picked(id: string): Selection {
  return { ids: new Set([id]), anchorId: id }
}

/** One more, or one less. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchorId: id }
}

/** Everything from where the range begins to here. */
export function rangedTo(order: readonly string[], { anchorId }: Selection, id: string): Selection {
  const to = order.indexOf(id)
  const from = anchorId === null ? to : order.indexOf(anchorId)
  if (to < 0) return picked(id)
  if (from < 0) return picked(id)
  return { ids: new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1)), anchorId: anchorId ?? id }
}

export function everything(order: readonly string[]): Selection {
  return { ids: new Set(order), anchorId: order[0] ?? null }
}

/** What of it is still in sight. */
export function stillThere(order: readonly string[], selection: Selection): Selection {
  const present = new Set(order)
  const ids = [...selection.ids].filter((id) => present.has(id))
  if (ids.length === selection.ids.size) return selection
  return { ids: new Set(ids), anchorId: ids.includes(selection.anchorId ?? '') ? selection.anchorId : (ids[0] ?? null) }
}

/** Where a key leads in a grid; undefined for a key that leads nowhere. */
export function placeAfter(
  key: string,
  { at, count, columns }: { at: number; count: number; columns: number },
): number | undefined {
  const inside = (place: number) => Math.min(count - 1, Math.max(0, place))
  switch (key) {
    case 'ArrowRight':
      return inside(at + 1)
    case 'ArrowLeft':
      return inside(at - 1)
    case 'ArrowDown':
      return at + columns > count - 1 ? at : at + columns
    case 'ArrowUp':
      return at - columns < 0 ? at : at - columns
    case 'Home':
      return 0
    case 'End':
      return inside(count - 1)
    default:
      return undefined
  }
}
