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

/** The compounds that stand after `+` or `~`, each as a selector of its own. */
export function siblingCompounds(selectors: readonly Selector[]): Selector[] {
  return selectors.flatMap(({ compounds, combinators }) => {
    // A relative selector begins with a combinator.
    const first = compounds.length - combinators.length
    const own = combinators.flatMap((combinator, at) => {
      const compound = compounds[at + first]
      if (!compound || (combinator !== '+' && combinator !== '~')) return []
      // What a pseudo-class asks counts as true.
      return [{ compounds: [compound.filter(({ kind }) => kind !== 'pseudo')], combinators: [] }]
    })
    const inner = compounds.flat().flatMap((simple) => (simple.kind === 'pseudo' ? (simple.arguments ?? []) : []))
    return [...own, ...siblingCompounds(inner)]
  })
}
