import type { MarkupElement } from '../markup/markup-tree.ts'
import { readProperties } from './custom-properties.ts'
import type { ElementIndex } from './element-index.ts'
import { isCustom } from './page-constants.ts'
import { isPlain, type Selector } from './selector.ts'
import type { Declaration, StyleRule } from './style-index.ts'

/** Which custom properties are used on an element, or inside it without a nearer declaration. */
type Reads = ReadonlyMap<MarkupElement, ReadonlySet<string>>

/**
 * Drops custom properties that are unused where they are set: a colour scheme keeps only the colours used by its
 * sections.
 */
export function withoutUnread(rules: readonly StyleRule[], page: ElementIndex): StyleRule[] {
  const reads = readsBelow(rules, page)
  const isRead = (selector: Selector, property: string) =>
    page.matched(selector).some((element) => reads.get(element)?.has(property))
  return rules.flatMap((rule) => {
    if (!rule.declarations.some(isCustom)) return [rule]
    if (rule.declarations.every(isCustom))
      return rule.selectors.flatMap((selector) => {
        const declarations = rule.declarations.filter(({ property }) => isRead(selector, property))
        return declarations.length === 0 ? [] : [{ ...rule, selectors: [selector], declarations }]
      })
    const declarations = rule.declarations.filter(
      (declaration) =>
        !isCustom(declaration) || rule.selectors.some((selector) => isRead(selector, declaration.property)),
    )
    return [{ ...rule, declarations }]
  })
}

function readsBelow(rules: readonly StyleRule[], page: ElementIndex): Reads {
  const reads = new Map(page.all.map((element) => [element, new Set<string>()]))
  const readers = rules.filter(({ declarations }) => declarations.some(({ value }) => value.includes('var(')))
  const backwards = [...page.all].reverse()
  const sets = certainSettings(rules, page)
  // A property used only by another one counts once that one is used.
  for (let count = -1; count !== total(reads); ) {
    count = total(reads)
    for (const { selectors, declarations } of readers)
      for (const selector of selectors)
        for (const element of page.matched(selector)) note(reads.get(element), declarations)
    // Children come after their parents, so one backwards pass propagates everything.
    for (const element of backwards) {
      const above = element.parent && reads.get(element.parent)
      const own = sets.get(element)
      if (above) for (const name of reads.get(element) ?? []) if (!own?.has(name)) above.add(name)
    }
  }
  return reads
}

/** Custom properties that a rule always sets on an element: uses inside it depend on no ancestor. */
function certainSettings(rules: readonly StyleRule[], page: ElementIndex): Reads {
  const sets = new Map<MarkupElement, Set<string>>()
  for (const { conditions, selectors, declarations } of rules) {
    const names = declarations.filter(isCustom).map(({ property }) => property)
    if (conditions.length > 0 || names.length === 0) continue
    for (const selector of selectors.filter(isPlain))
      for (const element of page.matched(selector)) sets.set(element, new Set([...(sets.get(element) ?? []), ...names]))
  }
  return sets
}

function note(reads: Set<string> | undefined, declarations: readonly Declaration[]): void {
  if (!reads) return
  for (const declaration of declarations) {
    if (isCustom(declaration) && !reads.has(declaration.property)) continue
    for (const name of readProperties(declaration.value)) reads.add(name)
  }
}

const total = (reads: Reads) => [...reads.values()].reduce((sum, { size }) => sum + size, 0)
