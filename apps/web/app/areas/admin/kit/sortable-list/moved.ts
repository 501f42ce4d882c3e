/** The same ids with one of them at another index, which is kept within the list. */
export function moved(ids: readonly string[], id: string, index: number): readonly string[] {
  const from = ids.indexOf(id)
  if (from === -1) return ids
  const to = Math.min(ids.length - 1, Math.max(0, index))
  if (to === from) return ids
  const others = ids.filter((one) => one !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}
