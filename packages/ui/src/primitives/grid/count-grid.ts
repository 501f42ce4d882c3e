import { classNames } from '../class-names.ts'

/** Columns of twelve that an item takes, and whether it is two rows high. */
export interface Span {
  columns: 3 | 4 | 6 | 8 | 12
  isTall: boolean
}

// One row a line, so that a hole would be seen here: every line adds up to 12, the tall card counting in both of its rows.
const rowsByCount: Readonly<Record<number, readonly (readonly (3 | 4 | 6 | 12)[])[]>> = {
  1: [[12]],
  2: [[6, 6]],
  3: [[4, 4, 4]],
  4: [
    [6, 6],
    [6, 6],
  ],
  5: [
    [6, 6],
    [4, 4, 4],
  ],
  6: [
    [4, 4, 4],
    [4, 4, 4],
  ],
  7: [
    [4, 4, 4],
    [3, 3, 3, 3],
  ],
  8: [
    [3, 3, 3, 3],
    [3, 3, 3, 3],
  ],
  9: [
    [4, 4, 4],
    [4, 4, 4],
    [4, 4, 4],
  ],
  10: [
    [6, 6],
    [3, 3, 3, 3],
    [3, 3, 3, 3],
  ],
  11: [
    [4, 4, 4],
    [3, 3, 3, 3],
    [3, 3, 3, 3],
  ],
  12: [
    [3, 3, 3, 3],
    [3, 3, 3, 3],
    [3, 3, 3, 3],
  ],
}

/**
 * How items share a grid of twelve columns: never a hole, never an orphan (design.md, count-aware grids).
 *
 * @param isFeatured six items open with one of double width and height, and fill the two rows beside and below it
 */
export function gridSpans(count: number, isFeatured = false): Span[] {
  if (isFeatured && count === 6)
    return [{ columns: 8, isTall: true }, ...new Array<Span>(5).fill({ columns: 4, isTall: false })]
  return (rowsByCount[count] ?? rowsOfFour(count)).flat().map((columns) => ({ columns, isTall: false }))
}

// Beyond the table the first rows take what would not fill a last row of four.
function rowsOfFour(count: number): (3 | 4 | 6)[][] {
  const first = (
    [
      [],
      [
        [4, 4, 4],
        [4, 4, 4],
        [4, 4, 4],
      ],
      [[6, 6]],
      [[4, 4, 4]],
    ] as const
  )[(count % 4) as 0 | 1 | 2 | 3]
  const used = first.flat().length
  return [...first.map((row) => [...row]), ...new Array<(3 | 4 | 6)[]>((count - used) / 4).fill([3, 3, 3, 3])]
}

/** Rows of two and three: for lists, which a quarter of the width would break into single words. */
export function wideSpanClasses(count: number): string[] {
  if (count < 3) return spanClasses(count)
  const pairs = ([0, 2, 1] as const)[(count % 3) as 0 | 1 | 2]
  return Array.from({ length: count }, (_, index) =>
    classNames(index === 0 && count % 2 === 1 && 'ui:@md:col-span-2', wide[index < 2 * pairs ? 6 : 4]),
  )
}

const wide = {
  3: 'ui:@lg:col-span-3',
  4: 'ui:@lg:col-span-4',
  6: 'ui:@lg:col-span-6',
  8: 'ui:@lg:col-span-8',
  12: 'ui:@lg:col-span-12',
}

/** Three cards beside each other fit a tablet: the classes of `ui:count-grid ui:count-three` for them. */
export const spansOfThree: readonly string[] = [wide[4], wide[4], wide[4]]

/** The classes of each item in `ui:count-grid`. In two columns an odd count opens with an item across both. */
export function spanClasses(count: number, isFeatured = false): string[] {
  return gridSpans(count, isFeatured).map(({ columns, isTall }, index) =>
    classNames(index === 0 && count % 2 === 1 && 'ui:@md:col-span-2', wide[columns], isTall && 'ui:@lg:row-span-2'),
  )
}
