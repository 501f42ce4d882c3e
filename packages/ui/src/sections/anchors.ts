interface Anchored {
  id: string
  type: string
}

/**
 * DOM ids of sections in order: a section's type for the first one of that type, `type-2`, `type-3` after it.
 * @param visible the page's visible sections in order
 */
export function anchorList(visible: readonly Anchored[]): string[] {
  const seen = new Map<string, number>()
  return visible.map(({ type }) => {
    const count = (seen.get(type) ?? 0) + 1
    seen.set(type, count)
    return count === 1 ? type : `${type}-${count}`
  })
}

/** The same by section id; a duplicate id names the first. */
export function anchorsOf(visible: readonly Anchored[]): Map<string, string> {
  const anchors = anchorList(visible)
  return new Map(visible.map(({ id }, index) => [id, anchors[index] ?? id] as const).toReversed())
}
