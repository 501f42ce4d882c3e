import { expect, test } from 'vitest'
import { everyDay } from './every-day.ts'

test('days without a hit are included, and a day begins at midnight in Jakarta', () => {
  const now = new Date('2026-11-30T17:30:00Z')
  expect(everyDay([{ day: '2026-11-29', hits: 4 }], { now, count: 3 })).toEqual([
    { day: '2026-11-29', hits: 4 },
    { day: '2026-11-30', hits: 0 },
    { day: '2026-12-01', hits: 0 },
  ])
})
