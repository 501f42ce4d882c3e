import postcss from 'postcss'
import { leanAttributes } from '../markup/lean-attributes.ts'
import { rewriteTags } from '../markup/markup-tags.ts'
import { type MarkupElement, markupElements } from '../markup/markup-tree.ts'
import { type ClassNames, classNames } from './class-names.ts'
import { type Known, simplified, substituted } from './custom-properties.ts'
import { ElementIndex } from './element-index.ts'
import { groupedSchemes } from './grouped-schemes.ts'
import { withoutInitial } from './initial-values.ts'
import { isCustom, pageConstants } from './page-constants.ts'
import { pictureRules } from './picture-rules.ts'
import { withShortProperties } from './property-names.ts'
import { printSelector, type Selector } from './selector.ts'
import { pruned } from './pruned-selector.ts'
import { type Declaration, lowerCss, type StyleIndex, type StyleRule } from './style-index.ts'
import { withoutUnread } from './unread-properties.ts'
import { askingTheWindow } from './window-widths.ts'

export interface PageCssOptions {
  /** A document's markup as React wrote it: one `<html>` element, one theme scope. */
  markup: string
  index: StyleIndex
  /** Rules of this page alone (its theme, its frame), after those of the index. */
  own: StyleIndex
}

export interface PageCss {
  /** The markup with shortened classes, without attributes that only the style needed. */
  markup: string
  /** Exactly the rules that match the markup. Minified. */
  css: string
  /** Short name of a stylesheet class; undefined if no element has it. */
  className: (name: string) => string | undefined
}

/** Selects the CSS that a page uses and shortens class names in both. Deterministic. */
export function pageCss({ markup, index, own }: PageCssOptions): PageCss {
  const elements = markupElements(markup)
  const { texts, names } = usedStyles({ elements, index, own })
  const pictures = pictureRules(elements, names)
  let hasAvif = false
  const lean = rewriteTags(markup, ({ name, attributes }) => {
    const isInAvifPicture = name === 'img' && hasAvif
    hasAvif = name === 'source' && attributes.get('type') === 'image/avif'
    return pictures.applied(names.applied(leanAttributes(attributes, isInAvifPicture)))
  })
  return { markup: lean, css: minified([...texts, ...pictures.rules]), className: names.given }
}

/** The rules of a page's elements as texts, and the names that they give to classes. */
export function usedStyles({
  elements,
  index,
  own,
}: {
  elements: readonly MarkupElement[]
  index: StyleIndex
  own: StyleIndex
}): { texts: string[]; names: ClassNames } {
  const scope = elements.find(({ attributes }) => attributes.has('data-ui-theme'))
  if (!scope) throw new Error('page-html draws pages inside a theme scope, and this markup has none')
  const page = new ElementIndex(elements)
  const matched = [...index.rules, ...own.rules].map((rule) => matching(rule, page)).filter((rule) => rule !== null)
  const kept = askingTheWindow(matched, page)
  const registered = new Map([...index.registered, ...own.registered])
  const used = withoutUnread(withConstants(kept, pageConstants(kept, page, scope), registered), page)
  const rules = joined(groupedSchemes(withoutInitial(withoutStillness(used), page, scope), page))
  const names = classNames(elements, rules)
  return { texts: [...reset(rules, registered), ...printed(rules, names), ...keyframesOf(rules, index)], names }
}

export const minified = (texts: readonly string[]): string => withShortProperties(compacted(texts.join('')))

function matching(rule: StyleRule, page: ElementIndex): StyleRule | null {
  const selectors = rule.selectors.filter((selector) => page.matched(selector).length > 0)
  return selectors.length === 0
    ? null
    : { ...rule, selectors: withoutCovered(selectors.map((selector) => withoutScope(pruned(selector, page)))) }
}

/** Merges adjacent rules with the same declarations. */
function joined(rules: readonly StyleRule[]): StyleRule[] {
  const said = ({ conditions, declarations }: StyleRule) => JSON.stringify([conditions, declarations])
  return rules.reduce<StyleRule[]>((list, rule) => {
    const before = list.at(-1)
    if (!before || said(before) !== said(rule)) return [...list, rule]
    return [...list.slice(0, -1), { ...before, selectors: withoutCovered([...before.selectors, ...rule.selectors]) }]
  }, [])
}

/** Drops `:root` from a list that names the scope, and the scope from one that names everything. */
function withoutCovered(selectors: readonly Selector[]): Selector[] {
  const has = (text: string) => selectors.some(({ compounds }) => compounds.length === 1 && isOnly(compounds[0], text))
  const covered = [...(has('[data-ui-theme]') ? [':root'] : []), ...(has('*') ? [':where([data-ui-theme])'] : [])]
  return selectors.filter(
    ({ compounds }) => compounds.length !== 1 || !covered.some((text) => isOnly(compounds[0], text)),
  )
}

/** `:where([data-ui-theme]) a` as `a`: everything drawn on a page is inside its one scope. `:where(*)` is `*`. */
function withoutScope(selector: Selector): Selector {
  const [first, ...rest] = selector.compounds
  const isScope = isOnly(first, ':where([data-ui-theme])')
  if (rest.length === 0 && isOnly(first, ':where(*)')) return { compounds: [[{ kind: 'universal' }]], combinators: [] }
  if (!isScope || rest.length === 0 || selector.combinators[0] !== ' ') return selector
  return withoutScope({ compounds: rest, combinators: selector.combinators.slice(1) })
}

function isOnly(compound: Selector['compounds'][number] | undefined, text: string): boolean {
  const [simple, ...others] = compound ?? []
  if (simple === undefined || others.length > 0) return false
  return simple.kind === 'universal' ? text === '*' : 'text' in simple && simple.text === text
}

function withConstants(
  rules: readonly StyleRule[],
  known: (name: string) => Known,
  registered: StyleIndex['registered'],
): StyleRule[] {
  const lookUp = (name: string): Known => {
    const property = known(name)
    const initial = property.kind === 'absent' ? registered.get(name) : undefined
    return typeof initial === 'string' ? { kind: 'constant', value: initial } : property
  }
  const resolved = (declaration: Declaration): Declaration[] => {
    if (isCustom(declaration) && known(declaration.property).kind === 'constant') return []
    const value = substituted(declaration.value, lookUp)
    return [
      { ...declaration, value: value === null ? (isCustom(declaration) ? 'initial' : 'unset') : simplified(value) },
    ]
  }
  return rules
    .map((rule) => ({ ...rule, declarations: rule.declarations.flatMap(resolved) }))
    .filter(({ declarations }) => declarations.length > 0)
}

/** Drops rules that stop animations on a page without any. */
function withoutStillness(rules: readonly StyleRule[]): StyleRule[] {
  const isAnimated = rules.some(({ declarations }) =>
    declarations.some(({ property }) => property === 'animation' || property === 'animation-name'),
  )
  if (isAnimated) return [...rules]
  return rules
    .map((rule) => ({
      ...rule,
      declarations: rule.declarations.filter(({ property }) => !property.startsWith('animation-')),
    }))
    .filter(({ declarations }) => declarations.length > 0)
}

/** Registered properties are not inherited; browsers without `@property` get this by setting them on every element. */
function reset(rules: readonly StyleRule[], registered: StyleIndex['registered']): string[] {
  const set = new Set(
    rules.flatMap(({ declarations }) => declarations.filter(isCustom).map(({ property }) => property)),
  )
  const list = [...registered]
    .filter(([name]) => set.has(name))
    .map(([name, initial]) => `${name}:${initial ?? 'initial'};`)
  return list.length === 0 ? [] : [`*,::before,::after{${list.join('')}}`]
}

function printed(rules: readonly StyleRule[], names: ClassNames): string[] {
  return rules.flatMap(({ conditions, selectors, declarations }) => {
    const body = declarations
      .map(
        ({ property, value, isImportant }) =>
          `${property}:${value === '' ? ' ' : value}${isImportant ? '!important' : ''};`,
      )
      .join('')
    const open = conditions.map((condition) => `${condition}{`).join('')
    // One unknown selector would invalidate the whole list.
    return apart(selectors).map(
      (list) =>
        `${open}${list.map((selector) => printSelector(selector, names.short)).join(',')}{${body}}${'}'.repeat(conditions.length)}`,
    )
  })
}

function apart(selectors: readonly Selector[]): Selector[][] {
  const isYoung = (selector: Selector) => printSelector(selector, (name) => name).search(YOUNG_SELECTORS) !== -1
  const safe = selectors.filter((selector) => !isYoung(selector))
  return [...(safe.length > 0 ? [safe] : []), ...selectors.filter(isYoung).map((selector) => [selector])]
}

const YOUNG_SELECTORS = /:has\(|:user-(?:in)?valid|::details-content|:popover-open|:modal|:open\b/

function keyframesOf(rules: readonly StyleRule[], index: StyleIndex): string[] {
  const words = new Set(
    rules.flatMap(({ declarations }) =>
      declarations
        .filter(({ property }) => /^animation(-name)?$/.test(property) || property.startsWith('--'))
        .flatMap(({ value }) => value.split(/[\s,()]+/)),
    ),
  )
  return [...index.keyframes].filter(([name]) => words.has(name)).map(([, text]) => text)
}

/** Merges adjacent rules under the same at-rule, then minifies. */
function compacted(css: string): string {
  const root = postcss.parse(css)
  root.walkAtRules((rule) => {
    const before = rule.prev()
    if (
      !rule.nodes ||
      before?.type !== 'atrule' ||
      before.name !== rule.name ||
      before.params !== rule.params ||
      rule.name === 'keyframes'
    )
      return
    before.append(...rule.nodes)
    rule.remove()
  })
  return lowerCss(root.toString(), { minify: true, isPrefixed: true }).trim()
}
