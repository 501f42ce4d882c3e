import { expect, test } from 'vitest'
import { cardSpans } from './card-spans.ts'

test('whatever the number of cards, every row is full and no row has a single card', () => {
  for (let count = 2; count <= 24; count++) {
    const spans: number[] = cardSpans(count)
    expect(spans.length).toBe(count)
    let width = 0
    for (const span of spans) {
      expect(span).toBeLessThan(12)
      width += span
      expect(width).toBeLessThanOrEqual(12)
      if (width === 12) width = 0
    }
    expect(width).toBe(0)
  }
  expect(cardSpans(1)).toEqual([12])
})
