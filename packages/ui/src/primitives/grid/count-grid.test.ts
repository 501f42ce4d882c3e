import { describe, expect, test } from 'vitest'
import { gridSpans, spanClasses, wideSpanClasses } from './count-grid.ts'

/** Lays the items out as the browser's grid does, row by row, and returns which item holds each of the twelve cells. */
function rowsOf(count: number, isFeatured: boolean): (number | undefined)[][] {
  const rows: (number | undefined)[][] = []
  const isFree = (row: number, from: number, columns: number) =>
    from + columns <= 12 &&
    Array.from({ length: columns }, (_, offset) => rows[row]?.[from + offset]).every((cell) => cell === undefined)
  gridSpans(count, isFeatured).forEach(({ columns, isTall }, item) => {
    for (let row = 0; ; row++) {
      const from = Array.from({ length: 12 }, (_, column) => column).find((column) => isFree(row, column, columns))
      if (from === undefined) continue
      for (const line of isTall ? [row, row + 1] : [row]) {
        rows[line] ??= new Array<undefined>(12).fill(undefined)
        rows[line].fill(item, from, from + columns)
      }
      return
    }
  })
  return rows
}

const counts = Array.from({ length: 40 }, (_, index) => index + 1)

describe('a grid of cards', () => {
  test.each(counts)('of %i leaves no gap, featured or not', (count) => {
    for (const isFeatured of [false, true]) {
      const cells = rowsOf(count, isFeatured).flat()
      expect(cells).not.toContain(undefined)
      expect(new Set(cells).size).toBe(count)
    }
  })

  test.each(counts.slice(1))('of %i leaves no card alone in its row', (count) => {
    for (const row of rowsOf(count, false)) expect(new Set(row).size).toBeGreaterThanOrEqual(2)
  })

  test.each([
    [4, [2, 2]],
    [5, [2, 3]],
    [7, [3, 4]],
    [9, [3, 3, 3]],
    [10, [2, 4, 4]],
    [11, [3, 4, 4]],
    [13, [3, 3, 3, 4]],
    [15, [3, 4, 4, 4]],
  ])('of %i has rows of %j', (count, expected) => {
    expect(rowsOf(count, false).map((row) => new Set(row).size)).toEqual(expected)
  })

  test('of six opens with one of double width and height when it is featured', () => {
    expect(gridSpans(6, true)[0]).toEqual({ columns: 8, isTall: true })
    expect(
      gridSpans(6, true)
        .slice(1)
        .every(({ columns, isTall }) => columns === 4 && !isTall),
    ).toBe(true)
    expect(gridSpans(5, true)).toEqual(gridSpans(5))
  })

  test('of lists has rows of two and three, without a gap', () => {
    for (const count of counts) {
      const columns = wideSpanClasses(count).map((name) => Number(/col-span-(4|6|12)$/.exec(name)?.[1]))
      let used = 0
      for (const each of columns) used = used % 12 === 0 ? each : used + each
      expect(used, String(count)).toBe(12)
      expect(columns).toHaveLength(count)
    }
  })

  test('in two columns opens with a card across both when the count is odd, and only then', () => {
    for (const count of counts) {
      const [first, ...others] = spanClasses(count)
      expect(first?.includes('ui:@md:col-span-2')).toBe(count % 2 === 1)
      expect(others.join(' ')).not.toContain('ui:@md:')
    }
  })
})
