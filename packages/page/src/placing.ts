/** The list with `item` inserted after the given sibling, or first for null. At the end if that sibling was removed. */
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

/** The list with one item moved. It stays in place if the given sibling was removed: a move must never surprise. */
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
