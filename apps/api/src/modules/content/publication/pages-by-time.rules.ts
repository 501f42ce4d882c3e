/** A place in a list by time, or by another whole number, then given in place of milliseconds. */
export interface TimePlace {
  at: Date
  number: number
}

/** `1795773600000.312`: when, and the number of the record. */
export function timePlaceOf(text: string): TimePlace {
  const [at = '0', number = '0'] = text.split('.')
  return { at: new Date(Number(at)), number: Number(number) }
}

interface Found<Item> {
  /** One more than a page where there are more, in the direction that was read. */
  found: readonly Item[]
  perPage: number
  after: string | undefined
  before: string | undefined
}

/** A page of a list that was read forwards, or backwards from `before`, and the places of its neighbours. */
export function pageByPlace<Item extends { at: Date | number; number: number }>({
  found,
  perPage,
  after,
  before,
}: Found<Item>): { items: Item[]; next: string | null; previous: string | null } {
  const isBackwards = before !== undefined
  const page = found.slice(0, perPage)
  const items = isBackwards ? page.toReversed() : page
  const hasMore = found.length > perPage
  return {
    items,
    next: isBackwards || hasMore ? placeOf(items.at(-1)) : null,
    previous: (isBackwards ? hasMore : after !== undefined) ? placeOf(items[0]) : null,
  }
}

const placeOf = (item: { at: Date | number; number: number } | undefined) =>
  item ? `${Number(item.at)}.${item.number}` : null
