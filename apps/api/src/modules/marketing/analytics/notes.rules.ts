import { dayInWib } from '@naikkelas/contract/time'
import type { PageAnalytics } from '@naikkelas/contract/marketing'
import type { Period } from './period.rules.ts'

type Note = PageAnalytics['notes'][number]

interface PublishedState {
  at: Date
  /** Whole rupiah; null for none. */
  price: number | null
}

/** A stored event of a page's life while it was public. */
export interface PageNote extends Pick<Note, 'price' | 'priceBefore' | 'address' | 'addressBefore'> {
  at: Date
  kind: Exclude<Note['kind'], 'published'>
}

/**
 * Events of a page that may explain its metrics, oldest first.
 * @param states oldest first; the first may be before the period, for comparison
 * @param kept the first may be before the period, as a price for comparison
 */
export function notesOf(states: readonly PublishedState[], kept: readonly PageNote[], { from }: Period): Note[] {
  let last: PublishedState['price'] | undefined
  const happened = [...states.map((state) => ({ ...state, kind: 'published' as const })), ...kept].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
  return happened.flatMap((one): Note[] => {
    const before = last
    // The price note already shows the new price, so that the next publish does not repeat it.
    if (one.kind === 'published' || one.kind === 'price') last = one.price
    const day = dayInWib(one.at)
    if (day < from) return []
    const note = { at: one.at.toISOString(), day, ...nothing }
    if (one.kind !== 'published') {
      const { kind, price, priceBefore, address, addressBefore } = one
      return [{ ...note, kind, price, priceBefore, address, addressBefore }]
    }
    const isChanged = before !== undefined && before !== one.price
    return [
      { ...note, kind: 'published' },
      ...(isChanged ? [{ ...note, kind: 'price' as const, price: one.price, priceBefore: before }] : []),
    ]
  })
}

const nothing = { price: null, priceBefore: null, address: null, addressBefore: null }
