/** The list with `item` right after the one named, or first for null. At the end when that neighbour is gone. */
export function placedAfter<Item extends { id: string }>(
  list: readonly Item[],
  item: Item,
  afterId: string | null,
): Item[] {
  if (afterId === null) return [item, ...list]
  const index = list.findIndex(({ id }) => id === afterId)
  return index === -1 ? [...list, item] : list.toSpliced(index + 1, 0, item)
}

/** Which sibling comes before `id`; null when it is the first. */
export function siblingBefore(list: readonly { id: string }[], id: string): string | null {
  return list[list.findIndex((item) => item.id === id) - 1]?.id ?? null
}

/** The list with one item moved. A neighbour that is gone leaves it where it is: a move must never surprise. */
export function movedAfter<Item extends { id: string }>(
  list: readonly Item[],
  item: Item,
  afterId: string | null,
): Item[] {
  if (afterId === item.id || (afterId !== null && !list.some(({ id }) => id === afterId))) return [...list]
  return placedAfter(
    list.filter(({ id }) => id !== item.id),
    item,
    afterId,
  )
}
