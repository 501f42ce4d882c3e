import type { MarkupElement } from '../markup/markup-tree.ts'
import type { ElementIndex } from './element-index.ts'
import { type Known, substituted } from './custom-properties.ts'
import { canMatch, specificity } from './selector-match.ts'
import type { Declaration, StyleRule } from './style-index.ts'

interface Setting {
  value: string
  /** Later and more specific declarations rank higher. */
  rank: number
  isUnconditional: boolean
  /** Set on the theme scope and nowhere else. */
  isScope: boolean
}

/**
 * Resolves each custom property of the page. A property that only the theme scope sets, or that every element sets to
 * the same value, is a constant; the values of a page's theme, mode, font and corners are all constants.
 * @param rules the rules that the page keeps, in cascade order
 * @param scope the element with the theme; all drawn elements are inside it
 */
export function pageConstants(
  rules: readonly StyleRule[],
  page: ElementIndex,
  scope: MarkupElement,
): (name: string) => Known {
  const settings = settingsOf(rules, page, scope)
  const constants = new Map<string, string>()
  const known = (name: string): Known => {
    const value = constants.get(name)
    if (value !== undefined) return { kind: 'constant', value }
    return { kind: settings.has(name) ? 'variable' : 'absent' }
  }
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const [name, list] of settings) {
      if (constants.has(name)) continue
      const value = constantOf(list, known)
      if (value === null) continue
      constants.set(name, value)
      isSettled = false
    }
  }
  return known
}

function constantOf(list: readonly Setting[], known: (name: string) => Known): string | null {
  const ofScope = list.filter(({ isScope, isUnconditional }) => isScope && isUnconditional)
  const winner = ofScope.reduce<Setting | null>(
    (best, setting) => (best === null || setting.rank >= best.rank ? setting : best),
    null,
  )
  if (winner === null) return null
  // Overridden declarations of the scope are irrelevant; the others must agree with the winner.
  const seen = [winner, ...list.filter((setting) => !ofScope.includes(setting))]
  const values = new Set(seen.map(({ value }) => settled(value, known)))
  const [value] = values
  return values.size === 1 && value !== undefined ? value : null
}

/** The final text of a custom property, `initial` when it is invalid, or null while it depends on a variable. */
function settled(value: string, known: (name: string) => Known): string | null {
  const text = substituted(value, known)
  if (text === null) return 'initial'
  return /\bvar\(/.test(text) ? null : text.trim()
}

function settingsOf(rules: readonly StyleRule[], page: ElementIndex, scope: MarkupElement): Map<string, Setting[]> {
  const settings = new Map<string, Setting[]>()
  for (const [order, rule] of rules.entries()) {
    const custom = rule.declarations.filter(isCustom)
    if (custom.length === 0) continue
    const matched = rule.selectors.flatMap((selector) => page.matched(selector))
    const isScope = matched.every((element) => element === scope || element.tag === 'html') && matched.includes(scope)
    const weight = Math.max(...rule.selectors.filter((selector) => canMatch(selector, scope)).map(specificity), 0)
    for (const { property, value } of custom) {
      const setting = { value, rank: weight * 100_000 + order, isUnconditional: rule.conditions.length === 0, isScope }
      settings.set(property, [...(settings.get(property) ?? []), setting])
    }
  }
  return settings
}

export const isCustom = ({ property }: Declaration): boolean => property.startsWith('--')
