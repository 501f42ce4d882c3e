import type { MarkupElement } from '../markup/markup-tree.ts'
import { type Selector, type Simple, STATE_ATTRIBUTES } from './selector.ts'

/** Whether the selector can match the element in some state: states, positions and negations count as true. */
export function canMatch(selector: Selector, element: MarkupElement): boolean {
  return matchesFrom(selector, selector.compounds.length - 1, element)
}

function matchesFrom(selector: Selector, index: number, element: MarkupElement): boolean {
  if (!matchesCompound(selector.compounds[index] ?? [], element)) return false
  if (index === 0) return true
  switch (selector.combinators[index - 1]) {
    case '>':
      return element.parent !== null && matchesFrom(selector, index - 1, element.parent)
    case '+':
      return element.previous !== null && matchesFrom(selector, index - 1, element.previous)
    case '~':
      return chain(element.previous, 'previous').some((sibling) => matchesFrom(selector, index - 1, sibling))
    default:
      return chain(element.parent, 'parent').some((ancestor) => matchesFrom(selector, index - 1, ancestor))
  }
}

function chain(from: MarkupElement | null, next: 'parent' | 'previous'): MarkupElement[] {
  const found: MarkupElement[] = []
  for (let element = from; element !== null; element = element[next]) found.push(element)
  return found
}

function matchesCompound(compound: readonly Simple[], element: MarkupElement): boolean {
  // A button that the browser draws for scrolling is disabled at an end, whatever its element is.
  if (compound.some((simple) => simple.kind === 'pseudo' && simple.name === 'scroll-button'))
    return compound.every((simple) => simple.kind === 'pseudo' || matchesSimple(simple, element))
  return compound.every((simple) => matchesSimple(simple, element))
}

function matchesSimple(simple: Simple, element: MarkupElement): boolean {
  switch (simple.kind) {
    case 'universal':
      return true
    case 'tag':
      return simple.name.toLowerCase() === element.tag
    case 'class':
      return element.classes.has(simple.name)
    case 'id':
      return element.attributes.get('id') === simple.name
    case 'attribute':
      return STATE_ATTRIBUTES.has(simple.name)
        ? couldTake(simple.name, element)
        : matchesAttribute(simple, element.attributes.get(simple.name))
    case 'pseudo':
      return matchesPseudo(simple, element)
  }
}

function matchesPseudo(
  { name, arguments: selectors }: Extract<Simple, { kind: 'pseudo' }>,
  element: MarkupElement,
): boolean {
  if (name === 'root') return element.tag === 'html'
  if (name === 'disabled') return element.attributes.has('disabled')
  if (name === 'placeholder') return element.tag === 'input' || element.tag === 'textarea'
  if (name === 'backdrop') return element.tag === 'dialog' || element.attributes.has('popover')
  if (name === '-webkit-details-marker' || name === 'marker') return element.tag === 'summary' || element.tag === 'li'
  if (name === 'details-content') return element.tag === 'details'
  if ((name === 'is' || name === 'where') && selectors) return selectors.some((selector) => canMatch(selector, element))
  return true
}

function couldTake(name: string, element: MarkupElement): boolean {
  if (name === 'data-counting') return element.attributes.has('data-countdown')
  return element.attributes.has(name) || (name === 'open' && (element.tag === 'details' || element.tag === 'dialog'))
}

export function matchesAttribute(
  { operator, value }: { operator: string; value: string },
  actual: string | undefined,
): boolean {
  if (actual === undefined) return false
  switch (operator) {
    case '':
      return true
    case '=':
      return actual === value
    case '~=':
      return actual.split(/\s+/).includes(value)
    case '^=':
      return actual.startsWith(value)
    case '$=':
      return actual.endsWith(value)
    case '*=':
      return actual.includes(value)
    default:
      return actual === value || actual.startsWith(`${value}-`)
  }
}

/** Specificity (ids; classes, attributes and pseudo-classes; tags) as one comparable number. */
export function specificity({ compounds }: Selector): number {
  return compounds.flat().reduce((sum, simple) => sum + weight(simple), 0)
}

function weight(simple: Simple): number {
  if (simple.kind === 'universal') return 0
  if (simple.kind === 'tag') return 1
  if (simple.kind === 'id') return 1_000_000
  if (simple.kind !== 'pseudo') return 1000
  if (simple.name === 'where') return 0
  if (simple.text.startsWith('::') || ['before', 'after', 'first-line', 'first-letter'].includes(simple.name)) return 1
  return simple.arguments === null ? 1000 : Math.max(0, ...simple.arguments.map(specificity))
}
