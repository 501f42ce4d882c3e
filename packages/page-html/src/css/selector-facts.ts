import type { Selector, Simple } from './selector.ts'

export interface AttributeTest {
  operator: string
  value: string
}

/** Every test of an attribute's value that the selectors make, by the attribute. */
export function attributeTests(selectors: readonly Selector[]): ReadonlyMap<string, readonly AttributeTest[]> {
  const tests = new Map<string, Map<string, AttributeTest>>()
  for (const simple of simplesOf(selectors)) {
    const test = testOf(simple)
    if (!test) continue
    const { name, operator, value } = test
    const own = tests.get(name) ?? new Map<string, AttributeTest>()
    tests.set(name, own.set(`${operator}${value}`, { operator, value }))
  }
  return new Map([...tests].map(([name, own]) => [name, [...own.values()]]))
}

function testOf(simple: Simple): (AttributeTest & { name: string }) | null {
  if (simple.kind === 'id') return { name: 'id', operator: '=', value: simple.name }
  return simple.kind === 'attribute' && simple.operator !== '' ? simple : null
}

function* simplesOf(selectors: readonly Selector[]): Generator<Simple> {
  for (const { compounds } of selectors)
    for (const simple of compounds.flat()) {
      yield simple
      if (simple.kind === 'pseudo' && simple.arguments) yield* simplesOf(simple.arguments)
    }
}

/** `before` is where the siblings are (`.prose>*` of `.prose>li+li`), null for anywhere. */
export interface SiblingRule {
  before: Selector | null
  left: Selector
  right: Selector
}

/** Every pair of siblings that the selectors ask for, by `+` or `~`. */
export function siblingRules(selectors: readonly Selector[]): SiblingRule[] {
  return selectors.flatMap(({ compounds, combinators }) => {
    const own = combinators.flatMap((combinator, at) => {
      const [left, right] = [compounds[at], compounds[at + 1]]
      if ((combinator !== '+' && combinator !== '~') || !left || !right) return []
      const rule: SiblingRule = {
        before: placeOf(compounds, combinators, at),
        left: { compounds: [withoutPlaces(left)], combinators: [] },
        right: { compounds: [withoutPlaces(right)], combinators: [] },
      }
      return [rule]
    })
    return [...own, ...siblingRules(compounds.flat().flatMap(alternatives))]
  })
}

/** @param at of a compound: what it and the siblings before it are in */
function placeOf(compounds: Simple[][], combinators: string[], at: number): Selector | null {
  const combinator = combinators[at - 1]
  if (combinator === undefined) return null
  if (combinator === '+' || combinator === '~') return placeOf(compounds, combinators, at - 1)
  return { compounds: [...compounds.slice(0, at), [{ kind: 'universal' }]], combinators: combinators.slice(0, at) }
}

/** Alternatives that a match depends on; other pseudo-classes count as true. */
const alternatives = (simple: Simple): Selector[] =>
  simple.kind === 'pseudo' && (simple.name === 'is' || simple.name === 'where') ? (simple.arguments ?? []) : []

/** Without alternatives that ask for more than one element: whether they hold is not seen on the element alone. */
const withoutPlaces = (compound: readonly Simple[]): Simple[] =>
  compound.filter((simple) => alternatives(simple).every(({ compounds }) => compounds.length === 1))
