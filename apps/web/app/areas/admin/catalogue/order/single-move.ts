/**
 * The one item that was moved between two orders of the same items, and the one that it comes behind now; null for the
 * first place. Undefined when nothing was moved.
 */
export function singleMove(before: readonly string[], after: readonly string[]) {
  const at = before.findIndex((id, index) => id !== after[index])
  if (at === -1) return undefined
  // Either the item that was here went down, or the one that is here now came up.
  const id = before[at + 1] === after[at] ? before[at] : after[at]
  return id === undefined ? undefined : { id, afterId: after[after.indexOf(id) - 1] ?? null }
}
