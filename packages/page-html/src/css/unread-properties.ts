import type { MarkupElement } from '../markup/markup-tree.ts'
import { readProperties } from './custom-properties.ts'
import type { ElementIndex } from './element-index.ts'
import { isCustom } from './page-constants.ts'
import type { Selector } from './selector.ts'
import type { Declaration, StyleRule } from './style-index.ts'

/** Which custom properties are read on an element or anywhere inside it. */
type Reads = ReadonlyMap<MarkupElement, ReadonlySet<string>>

/**
 * Leaves out custom properties that nothing reads where they are set: a colour scheme keeps only the colours that the
 * sections in it are drawn with.
 */
export function withoutUnread(rules: readonly StyleRule[], page: ElementIndex): StyleRule[] {
  const reads = readsBelow(rules, page)
  const isRead = (selector: Selector, property: string) =>
    page.matched(selector).some((element) => reads.get(element)?.has(property))
  return rules.flatMap((rule) => {
    if (!rule.declarations.some(isCustom)) return [rule]
    const declarations = rule.declarations.filter(
      (declaration) =>
        !isCustom(declaration) || rule.selectors.some((selector) => isRead(selector, declaration.property)),
    )
    if (declarations.length === 0) return []
    const isOnlyCustom = declarations.every(isCustom)
    const selectors = isOnlyCustom
      ? rule.selectors.filter((selector) => declarations.some(({ property }) => isRead(selector, property)))
      : rule.selectors
    return [{ ...rule, selectors, declarations }]
  })
}

function readsBelow(rules: readonly StyleRule[], page: ElementIndex): Reads {
  const reads = new Map(page.all.map((element) => [element, new Set<string>()]))
  const readers = rules.filter(({ declarations }) => declarations.some(({ value }) => value.includes('var(')))
  const backwards = [...page.all].reverse()
  // A property that is itself only read by another counts once that one is read.
  for (let count = -1; count !== total(reads); ) {
    count = total(reads)
    for (const { selectors, declarations } of readers)
      for (const selector of selectors)
        for (const element of page.matched(selector)) note(reads.get(element), declarations)
    // Children come after their parents, so walking backwards carries everything up in one go.
    for (const element of backwards) {
      const above = element.parent && reads.get(element.parent)
      if (above) for (const name of reads.get(element) ?? []) above.add(name)
    }
  }
  return reads
}

function note(reads: Set<string> | undefined, declarations: readonly Declaration[]): void {
  if (!reads) return
  for (const declaration of declarations) {
    if (isCustom(declaration) && !reads.has(declaration.property)) continue
    for (const name of readProperties(declaration.value)) reads.add(name)
  }
}

const total = (reads: Reads) => [...reads.values()].reduce((sum, { size }) => sum + size, 0)
