import type * as z from 'zod/mini'
import { issueText, valueAt } from './issue-text.ts'

/** Something of a stored content that was left out so that the rest could be drawn. */
export interface Dropped {
  /** Keys and positions from the content's root. */
  path: readonly string[]
  /** Where and why, in English, for developers. */
  message: string
}

/**
 * A copy without what a schema refused, where that is a key it does not know or one item of a list; null where the
 * fault lies deeper, in a value that the section cannot do without.
 */
export function repaired(
  content: unknown,
  issues: readonly z.core.$ZodIssue[],
): { content: unknown; dropped: Dropped[] } | null {
  const copy: unknown = structuredClone(content)
  const surplus = new Map<unknown[], Set<number>>()
  const dropped: Dropped[] = []
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      const holder = valueAt(copy, issue.path)
      if (typeof holder === 'object' && holder !== null)
        for (const key of issue.keys) Reflect.deleteProperty(holder, key)
    } else {
      const list = listAt(copy, issue)
      if (!list) return null
      const gone = surplus.get(list.items) ?? new Set()
      surplus.set(list.items, gone)
      for (const index of list.surplus) gone.add(index)
    }
    dropped.push({ path: issue.path.map(String), message: issueText(issue, content) })
  }
  for (const [items, gone] of surplus) items.splice(0, items.length, ...items.filter((_, index) => !gone.has(index)))
  return { content: copy, dropped }
}

/** The list that an issue is about, and the positions in it that are too many or wrong. */
function listAt(content: unknown, issue: z.core.$ZodIssue): { items: unknown[]; surplus: number[] } | null {
  const whole = valueAt(content, issue.path)
  if (Array.isArray(whole) && issue.code === 'too_big')
    return { items: whole, surplus: [...whole.keys()].slice(Number(issue.maximum)) }
  if (Array.isArray(whole) && issue.code === 'custom') return { items: whole, surplus: repeatedIds(whole) }
  const at = issue.path.findLastIndex((key) => typeof key === 'number')
  const items = at === -1 ? undefined : valueAt(content, issue.path.slice(0, at))
  return Array.isArray(items) ? { items, surplus: [Number(issue.path[at])] } : null
}

function repeatedIds(items: readonly unknown[]): number[] {
  const ids = items.map((item) => valueAt(item, ['id']))
  return [...ids.keys()].filter((index) => ids.indexOf(ids[index]) < index)
}
