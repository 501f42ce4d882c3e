import type { VisibleItem } from './visible-items.ts'

export type TreeStep =
  | { kind: 'focus'; id: string }
  | { kind: 'expand' | 'collapse'; ids: readonly string[] }
  | { kind: 'select'; id: string }

/** What a key does in a tree, as ARIA describes it; undefined for keys that are none of its business. */
export function stepByKey(
  visible: readonly VisibleItem[],
  at: number,
  { key, isRightToLeft = false }: { key: string; isRightToLeft?: boolean },
): TreeStep | undefined {
  const here = visible[at]
  if (!here) return undefined
  const focus = (to: VisibleItem | undefined): TreeStep | undefined => to && { kind: 'focus', id: to.item.id }
  const [inwards, outwards] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === 'ArrowDown') return focus(visible[at + 1])
  if (key === 'ArrowUp') return focus(visible[at - 1])
  if (key === 'Home') return focus(visible[0])
  if (key === 'End') return focus(visible.at(-1))
  if (key === 'Enter' || key === ' ') return { kind: 'select', id: here.item.id }
  if (key === inwards && here.isParent)
    return here.isExpanded ? focus(visible[at + 1]) : { kind: 'expand', ids: [here.item.id] }
  if (key === outwards)
    return here.isExpanded
      ? { kind: 'collapse', ids: [here.item.id] }
      : focus(visible.find(({ item }) => item.id === here.parentId))
  if (key === '*') {
    const siblings = visible.filter(({ parentId, isParent }) => parentId === here.parentId && isParent)
    return { kind: 'expand', ids: siblings.map(({ item }) => item.id) }
  }
  if (/^[\p{Letter}\p{Number}]$/u.test(key)) {
    const letter = key.toLowerCase()
    const after = [...visible.slice(at + 1), ...visible.slice(0, at)]
    return focus(after.find(({ item }) => item.label.toLowerCase().startsWith(letter)))
  }
  return undefined
}
