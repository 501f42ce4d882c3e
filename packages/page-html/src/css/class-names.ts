import type { MarkupElement } from '../markup/markup-tree.ts'
import type { Selector, Simple } from './selector.ts'
import type { StyleRule } from './style-index.ts'

export interface ClassNames {
  /** Short name of a stylesheet class on the page. */
  short: (name: string) => string
  /** The same for a class that may be missing. */
  given: (name: string) => string | undefined
  /** An unused name. */
  next: () => string
  /** The same names, of which those given from here on are given to another page. */
  forAnotherPage: () => ClassNames
  /** Attributes with their classes renamed; classes without a rule are dropped. */
  applied: (attributes: ReadonlyMap<string, string>) => Map<string, string>
}

/** Gives the classes that have rules one- and two-letter names, the most used the shortest. */
export function classNames(elements: readonly MarkupElement[], rules: readonly StyleRule[]): ClassNames {
  const styled = new Set(rules.flatMap(({ selectors }) => selectors.flatMap(classesOf)))
  const counts = new Map<string, number>()
  for (const { classes } of elements)
    for (const name of classes) if (styled.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  // Sorting is stable, so classes used equally often keep the order of the page.
  const names = new Map([...counts].sort(([, a], [, b]) => b - a).map(([name], index) => [name, letters(index)]))
  return namesFrom(names)
}

function namesFrom(names: ReadonlyMap<string, string>): ClassNames {
  let given = names.size
  return {
    next: () => letters(given++),
    forAnotherPage: () => namesFrom(names),
    short: (name) => names.get(name) ?? name,
    given: (name) => names.get(name),
    applied: (attributes) => {
      const { class: own, ...others } = Object.fromEntries(attributes)
      const list = own?.split(/\s+/).flatMap((name) => names.get(name) ?? [])
      // In one order everywhere, which repeats and so compresses well.
      const first = list?.length ? { class: [...new Set(list)].sort().join(' ') } : {}
      return new Map(Object.entries({ ...first, ...others }))
    },
  }
}

function classesOf({ compounds }: Selector): string[] {
  return compounds.flat().flatMap((simple: Simple) => {
    if (simple.kind === 'class') return [simple.name]
    return simple.kind === 'pseudo' && simple.arguments ? simple.arguments.flatMap(classesOf) : []
  })
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** a … Z, aa, ba …: the shortest names there are. */
export function letters(index: number): string {
  const first = ALPHABET[index % ALPHABET.length] ?? ''
  return index < ALPHABET.length ? first : `${letters(Math.floor(index / ALPHABET.length) - 1)}${first}`
}
