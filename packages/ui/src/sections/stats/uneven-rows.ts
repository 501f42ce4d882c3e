// One row a line, so that a hole would be seen here: every line adds up to 12 columns.
const rowsByCount: Readonly<Record<number, readonly (readonly (4 | 5 | 7 | 12)[])[]>> = {
  1: [[12]],
  2: [[7, 5]],
  3: [[4, 4, 4]],
  4: [
    [7, 5],
    [5, 7],
  ],
  5: [
    [7, 5],
    [4, 4, 4],
  ],
  6: [
    [4, 4, 4],
    [4, 4, 4],
  ],
  7: [
    [7, 5],
    [5, 7],
    [4, 4, 4],
  ],
}

/** The share of a row of twelve that each number takes below the giant one: uneven, without a hole. */
export function unevenSpans(count: number): (4 | 5 | 7 | 12)[] {
  return (rowsByCount[count] ?? []).flat()
}

/** The classes of those shares; a third of a row is what the grid gives by itself. */
export const spanClass = { 4: undefined, 5: 'ui:stat-5', 7: 'ui:stat-7', 12: 'ui:stat-12' } as const
