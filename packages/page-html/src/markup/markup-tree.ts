import { markupTags } from './markup-tags.ts'

/** An element for selector matching. */
export interface MarkupElement {
  tag: string
  attributes: ReadonlyMap<string, string>
  classes: ReadonlySet<string>
  parent: MarkupElement | null
  /** The element before it under the same parent. */
  previous: MarkupElement | null
}

/** Elements without content or end tag. */
export const VOID: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

/** All elements of well-formed markup in document order. */
export function markupElements(markup: string): MarkupElement[] {
  const elements: MarkupElement[] = []
  const last = new Map<MarkupElement | null, MarkupElement>()
  let parent = null as MarkupElement | null
  for (const { isEnd, name, attributes } of markupTags(markup)) {
    if (isEnd) {
      parent = parent?.parent ?? null
      continue
    }
    const element: MarkupElement = {
      tag: name,
      attributes,
      classes: classesOf(attributes),
      parent,
      previous: last.get(parent) ?? null,
    }
    elements.push(element)
    last.set(parent, element)
    if (!VOID.has(name)) parent = element
  }
  return elements
}

export const classesOf = (attributes: ReadonlyMap<string, string>): Set<string> =>
  new Set(attributes.get('class')?.split(/\s+/).filter(Boolean))
