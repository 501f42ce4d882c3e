import type { PageFigures } from '@naikkelas/contract'
import { dayInWib } from '../tracker/index.ts'
import type { Period } from './period.rules.ts'

interface PublishedState {
  at: Date
  /** Whole rupiah; null for none. */
  price: number | null
}

/**
 * What happened to a page and may explain its figures.
 * @param states oldest first; the first may lie before the period, to compare with
 */
export function notesOf(states: readonly PublishedState[], { from }: Period): PageFigures['notes'] {
  return states.flatMap(({ at, price }, index) => {
    const day = dayInWib(at)
    if (day < from) return []
    const last = states[index - 1]
    const note = { at: at.toISOString(), day }
    return [
      { ...note, kind: 'published' as const, price: null, priceBefore: null },
      ...(last && last.price !== price ? [{ ...note, kind: 'price' as const, price, priceBefore: last.price }] : []),
    ]
  })
}
