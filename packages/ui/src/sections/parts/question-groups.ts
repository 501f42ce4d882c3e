/** Items under the name they share, groups in the order in which they first appear. */
export function groupsOf<Item extends { group: string }>(items: readonly Item[]): { name: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = item.group.trim()
    groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return [...groups].map(([name, members]) => ({ name, items: members }))
}
