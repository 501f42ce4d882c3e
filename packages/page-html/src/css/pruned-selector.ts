import type { ElementIndex } from './element-index.ts'
import type { Selector, Simple } from './selector.ts'

/** The selector without alternatives of `:is` and `:where` that match no element. */
export function pruned(selector: Selector, page: ElementIndex): Selector {
  const prune = (simple: Simple): Simple =>
    simple.kind === 'pseudo' && simple.arguments && (simple.name === 'is' || simple.name === 'where')
      ? {
          ...simple,
          arguments: simple.arguments
            .filter((inner) => page.matched(inner).length > 0)
            .map((inner) => pruned(inner, page)),
        }
      : simple
  return { ...selector, compounds: selector.compounds.map((compound) => compound.map(prune)) }
}
