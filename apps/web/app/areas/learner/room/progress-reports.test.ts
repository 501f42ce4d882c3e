import { expect, test } from 'vitest'
import { wholeSeconds, withoutReport, withReport } from './progress-reports.ts'

const [early, late] = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:05:00.000Z']

test('what was seen without network is added up, and the later position counts', () => {
  const first = withReport({}, 'a', { position: 90, at: late, seen: [[60, 90]] })
  const both = withReport(first, 'a', {
    position: 20,
    at: early,
    seen: [
      [0, 20],
      [80, 95],
    ],
  })
  expect(both).toEqual({
    a: {
      position: 90,
      at: late,
      seen: [
        [0, 20],
        [60, 95],
      ],
    },
  })
  expect(withoutReport(withReport(both, 'b', { position: 1, at: late, seen: [] }), 'a')).toEqual({
    b: { position: 1, at: late, seen: [] },
  })
})

test('seconds are whole, and what is shorter than one is left out', () => {
  expect(
    wholeSeconds([
      [0.4, 5.9],
      [7.2, 7.9],
      [5.1, 9],
    ]),
  ).toEqual([[0, 9]])
})

test('a report never has more parts than it may, and keeps the longest', () => {
  const many = Array.from(
    { length: 260 },
    (_, index) => [index * 10, index * 10 + (index < 60 ? 1 : 2)] as [number, number],
  )
  const { a } = withReport(withReport({}, 'a', { position: 0, at: early, seen: many }), 'a', {
    position: 0,
    at: late,
    seen: [],
  })
  expect(a?.seen).toHaveLength(200)
  expect(a?.seen[0]).toEqual([600, 602])
})
