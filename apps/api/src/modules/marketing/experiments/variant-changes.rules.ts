import { type StoredSection, type VariantKey, variantKeys } from '@naikkelas/page'

/** A published version of a page under test: its sections of which there are versions. */
export interface VariantState {
  at: Date
  sections: readonly StoredSection[]
}

/**
 * Which variants went public with another content, and when.
 * @param states oldest first, the one that the test began with among them
 */
export function variantChanges(states: readonly VariantState[]): { key: VariantKey; at: Date }[] {
  return states.flatMap(({ at, sections }, index) => {
    const before = states[index - 1]
    if (!before) return []
    return variantKeys
      .filter((key) => {
        const was = contentOf(before.sections, key)
        const is = contentOf(sections, key)
        // An added or deleted variant is not a change of it.
        return was !== '[]' && is !== '[]' && was !== is
      })
      .map((key) => ({ key, at }))
  })
}

const contentOf = (sections: readonly StoredSection[], key: VariantKey) =>
  JSON.stringify(sections.filter(({ settings }) => settings.variant?.key === key))
