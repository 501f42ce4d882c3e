import { sortOrders } from '@naikkelas/contract'

/**
 * The ways a list is sorted: by the position that admins chose, by one of the sort orders, or, for events, by the start of the
 * next session: one that runs began before all that are to come.
 */
export type ListOrder = 'position' | 'soonest' | keyof typeof sortOrders

/** @param code of the specification; undefined for the position */
export function listOrderOf(code: number | undefined): ListOrder {
  const found = Object.entries(sortOrders).find(([, value]) => value === code)
  return found ? (found[0] as ListOrder) : 'position'
}

export interface ListPlace {
  value: number
  number: number
}

/** `149000.312`: what the entry is sorted by, and its number. */
export function listPlaceOf(text: string): ListPlace {
  const [value = '0', number = '0'] = text.split('.')
  return { value: Number(value), number: Number(number) }
}

interface Found<Item> {
  /** One more than a page where there are more, in the direction that was read. */
  found: readonly Item[]
  perPage: number
  after: string | undefined
  before: string | undefined
}

/** A page of a list that was read forwards, or backwards from `before`, and the places of its neighbours. */
export function pageOfList<Item extends { place: string }>({ found, perPage, after, before }: Found<Item>) {
  const isBackwards = before !== undefined
  const page = found.slice(0, perPage)
  const items = isBackwards ? page.toReversed() : page
  const hasMore = found.length > perPage
  return {
    items,
    next: isBackwards || hasMore ? (items.at(-1)?.place ?? null) : null,
    previous: (isBackwards ? hasMore : after !== undefined) ? (items[0]?.place ?? null) : null,
  }
}
