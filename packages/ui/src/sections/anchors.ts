/**
 * DOM ids by section id: a section's type for the first visible one of that type, `type-2`, `type-3` after it.
 * @param visible the page's visible sections in order
 */
export function anchorsOf(visible: readonly { id: string; type: string }[]): Map<string, string> {
  const seen = new Map<string, number>()
  return new Map(
    visible.map(({ id, type }) => {
      const count = (seen.get(type) ?? 0) + 1
      seen.set(type, count)
      return [id, count === 1 ? type : `${type}-${count}`]
    }),
  )
}
