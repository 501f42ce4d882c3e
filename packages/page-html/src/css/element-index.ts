import type { MarkupElement } from '../markup/markup-tree.ts'
import { canMatch } from './selector-match.ts'
import type { Selector } from './selector.ts'

/**
 * The elements of a page indexed by selector parts, so that a page of hundreds of sections is not searched per rule.
 */
export class ElementIndex {
  readonly all: readonly MarkupElement[]
  readonly #byClass = new Map<string, MarkupElement[]>()
  readonly #byTag = new Map<string, MarkupElement[]>()
  readonly #byAttribute = new Map<string, MarkupElement[]>()
  readonly #matched = new WeakMap<Selector, readonly MarkupElement[]>()

  constructor(elements: readonly MarkupElement[]) {
    this.all = elements
    for (const element of elements) {
      add(this.#byTag, element.tag, element)
      for (const name of element.classes) add(this.#byClass, name, element)
      for (const name of element.attributes.keys()) add(this.#byAttribute, name, element)
    }
  }

  /** Elements that the selector can match in any state, in document order. */
  matched(selector: Selector): readonly MarkupElement[] {
    const known = this.#matched.get(selector)
    if (known) return known
    const found = this.#candidates(selector).filter((element) => canMatch(selector, element))
    this.#matched.set(selector, found)
    return found
  }

  /** Candidates by the selector's last part. */
  #candidates({ compounds }: Selector): readonly MarkupElement[] {
    for (const simple of compounds.at(-1) ?? []) {
      if (simple.kind === 'class') return this.#byClass.get(simple.name) ?? []
      if (simple.kind === 'tag') return this.#byTag.get(simple.name.toLowerCase()) ?? []
      // A state such as `open` may be added to an element that is drawn without it.
      if (simple.kind === 'attribute' && simple.name.startsWith('data-'))
        return this.#byAttribute.get(simple.name) ?? []
    }
    return this.all
  }
}

function add(index: Map<string, MarkupElement[]>, key: string, element: MarkupElement): void {
  const list = index.get(key)
  if (list) list.push(element)
  else index.set(key, [element])
}
