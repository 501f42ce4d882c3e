import type { MarkupElement } from '../markup/markup-tree.ts'
import type { ElementIndex } from './element-index.ts'
import { parseSelectors, type Selector } from './selector.ts'
import type { StyleRule } from './style-index.ts'

type Elements = ReadonlySet<MarkupElement>

/**
 * Replaces container queries by media queries where the container is as wide as the window, as sections of published
 * pages are: phones lay a page out faster without containers, and browsers before 105, which have none, get the layout
 * of their width. A section measured by its own width (`cqi`) stays a container (docs/decisions/0127).
 */
export function askingTheWindow(rules: readonly StyleRule[], page: ElementIndex): StyleRule[] {
  const matched = ({ selectors }: StyleRule) => selectors.flatMap((selector) => page.matched(selector))
  const containers: Elements = new Set(rules.filter(isContainer).flatMap(matched))
  const wide: Elements = new Set([...containers].filter(isAsWideAsTheWindow))
  if (wide.size === 0) return [...rules]

  const containersOf = (selector: Selector) =>
    page.matched(selector).map((element) => containerOf(element, selector, containers))
  const isWide = (container: MarkupElement | null) => container !== null && wide.has(container)
  const saidTwice = new Set<StyleRule>()
  const asking = rules.flatMap((rule) => {
    if (!rule.conditions.some(isQuery) || !rule.conditions.every(canAskWindow)) return [rule]
    const [ofWindow, others] = divided(rule, (selector) => containersOf(selector).every(isWide))
    // In a narrow window everything is narrow: with both conditions it holds for sections and for their content.
    const isOfBoth = others?.conditions.every(isNarrow) && others.selectors.flatMap(containersOf).some(isWide)
    if (others && isOfBoth) saidTwice.add(others)
    return [ofWindow && askedOfWindow(ofWindow), others && isOfBoth && askedOfWindow(others), others].filter(isRule)
  })
  const kept = new Set(
    asking
      .filter((rule) => asksContainers(rule) && !saidTwice.has(rule))
      .flatMap(({ selectors }) => selectors.flatMap(containersOf)),
  )
  const isFree = (element: MarkupElement) => wide.has(element) && (!kept.has(element) || typeOf(element) !== undefined)
  return asking.flatMap((rule) => {
    if (!isContainer(rule)) return [rule]
    const [free, others] = divided(rule, (selector) => page.matched(selector).every(isFree))
    const again = free === null ? [] : containersAgain(matched(free).filter((element) => kept.has(element)))
    return [free && withoutContainer(free), ...again, others].filter(isRule)
  })
}

const isRule = (rule: StyleRule | null | false | undefined): rule is StyleRule => Boolean(rule)

const CONTAINER = 'container-type'
const isContainer = ({ conditions, declarations }: StyleRule) =>
  conditions.length === 0 && declarations.some(({ property }) => property === CONTAINER)

/** A direct child of the document; nothing there is narrower than the window. */
function isAsWideAsTheWindow({ parent }: MarkupElement): boolean {
  if (parent === null || parent.tag === 'body') return true
  const isWhole = parent.tag === 'main' && [...parent.attributes.keys()].every((name) => name === 'id')
  return isWhole && isAsWideAsTheWindow(parent)
}

/** The container of an element's query; a pseudo-element queries the element itself first. */
function containerOf(element: MarkupElement, selector: Selector, containers: Elements): MarkupElement | null {
  for (let one = isOfPart(selector) ? element : element.parent; one !== null; one = one.parent)
    if (containers.has(one)) return one
  return null
}

const isOfPart = ({ compounds }: Selector) =>
  (compounds.at(-1) ?? []).some(
    (simple) => simple.kind === 'pseudo' && /^::|^:(?:before|after|first-line|first-letter)$/.test(simple.text),
  )

const isQuery = (condition: string) => condition.startsWith('@container')
const WIDTHS =
  /^@container (not )?(\((?:min|max)-width:\s*[\d.]+(?:rem|px)\)(?: and \((?:min|max)-width:\s*[\d.]+(?:rem|px)\))*)$/
const canAskWindow = (condition: string) => !isQuery(condition) || WIDTHS.test(condition)
const isNarrow = (condition: string) => !isQuery(condition) || /^@container \(max-width:[^)]*\)$/.test(condition)

function askedOfWindow(rule: StyleRule): StyleRule {
  const ofWindow = (condition: string) =>
    condition.replace(
      WIDTHS,
      (_, not: string | undefined, widths: string) => `@media ${not ? 'not all and ' : ''}${widths}`,
    )
  return { ...rule, conditions: rule.conditions.map(ofWindow) }
}

/** The unit of fluid sizes is a property of its own; without a container it is the window's. */
const asksContainers = ({ conditions, declarations }: StyleRule) =>
  conditions.some(isQuery) ||
  declarations.some(({ property, value }) => property !== '--ui-cq' && /\dcqi\b/.test(value))

/** Side effect of a container: margins of its content do not collapse. */
function withoutContainer(rule: StyleRule): StyleRule {
  const declarations = rule.declarations.map((declaration) =>
    declaration.property === CONTAINER ? { ...declaration, property: 'display', value: 'flow-root' } : declaration,
  )
  return { ...rule, declarations }
}

const typeOf = ({ attributes }: MarkupElement) => attributes.get('data-section-type')

function containersAgain(elements: readonly MarkupElement[]): StyleRule[] {
  const types = new Set(elements.flatMap((element) => typeOf(element) ?? []))
  if (types.size === 0) return []
  const selectors = [...types].flatMap((type) => parseSelectors(`[data-section-type="${type}"]`))
  return [
    { conditions: [], selectors, declarations: [{ property: CONTAINER, value: 'inline-size', isImportant: false }] },
  ]
}

/** Splits a rule by its selectors; null if one part is empty. */
function divided(rule: StyleRule, isFirst: (selector: Selector) => boolean): [StyleRule | null, StyleRule | null] {
  const first = rule.selectors.filter(isFirst)
  const second = rule.selectors.filter((selector) => !first.includes(selector))
  const part = (selectors: Selector[]) => (selectors.length === 0 ? null : { ...rule, selectors })
  return [part(first), part(second)]
}
