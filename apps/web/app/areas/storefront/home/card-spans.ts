/**
 * How wide each card of a list is, in twelfths of the row, so that no row has a hole and none a card alone: what does
 * not go into threes goes first, in wider cards.
 */
export function cardSpans(count: number): (12 | 6 | 4)[] {
  if (count === 1) return [12]
  const wide = count % 3 === 1 ? 4 : count % 3 === 2 ? 2 : 0
  return Array.from({ length: count }, (_, index) => (index < wide ? 6 : 4))
}
