/**
 * Width of each card in twelfths of the row, so that no row has a gap and none a single card: the remainder of a
 * division by three comes first, in wider cards.
 */
export function cardSpans(count: number): (12 | 6 | 4)[] {
  if (count === 1) return [12]
  const wide = count % 3 === 1 ? 4 : count % 3 === 2 ? 2 : 0
  return Array.from({ length: count }, (_, index) => (index < wide ? 6 : 4))
}
