import type { ReactNode } from 'react'

export interface TreeItem {
  id: string
  label: string
  icon?: ReactNode
  /** Behind the label: a number, a state. */
  end?: ReactNode
  disabled?: boolean
  /** @deprecated Write `disabled`. */
  isDisabled?: boolean
  children?: readonly TreeItem[]
}

export interface VisibleItem {
  item: TreeItem
  /** From 1, for the roots. */
  level: number
  /** Place among its siblings, from 1. */
  place: number
  siblings: number
  parentId: string | null
  isParent: boolean
  isExpanded: boolean
}

/** What is in sight, from top to bottom: roots, and what is below opened ones. */
export function visibleItems(
  items: readonly TreeItem[],
  expanded: ReadonlySet<string>,
  level = 1,
  parentId: string | null = null,
): VisibleItem[] {
  return items.flatMap((item, index) => {
    const isParent = (item.children?.length ?? 0) > 0
    const isExpanded = isParent && expanded.has(item.id)
    return [
      { item, level, place: index + 1, siblings: items.length, parentId, isParent, isExpanded },
      ...(isExpanded ? visibleItems(item.children ?? [], expanded, level + 1, item.id) : []),
    ]
  })
}
