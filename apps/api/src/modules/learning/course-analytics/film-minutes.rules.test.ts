import { expect, test } from 'vitest'
import { secondsByMinute, sharesByMinute } from './film-minutes.rules.ts'

/** As the database sums them up. */
function edgesOf(parts: readonly (readonly [from: number, to: number])[]) {
  const edges = parts.flatMap(([from, to]) => [
    { second: from, change: 1 },
    { second: to, change: -1 },
  ])
  const byMinute = Map.groupBy(edges, ({ second }) => Math.floor(second / 60))
  return [...byMinute]
    .map(([minute, some]) => ({
      minute,
      balance: some.reduce((sum, { change }) => sum + change, 0),
      seconds: some.reduce((sum, { second, change }) => sum + change * ((minute + 1) * 60 - second), 0),
    }))
    .toSorted((one, other) => one.minute - other.minute)
}

test('each minute has the seconds that were seen of it, also in the middle of a long part', () => {
  const parts = [
    [0, 250],
    [30, 60],
    [0, 10],
    [200, 250],
  ] as const
  expect(secondsByMinute(edgesOf(parts), 250)).toEqual([100, 60, 60, 100, 20])
})

test('a film without viewers has its minutes, and none has seconds', () => {
  expect(secondsByMinute([], 61)).toEqual([0, 0])
  expect(sharesByMinute({ viewers: 0, length: 61, seconds: [0, 0] })).toEqual([0, 0])
})

test('a whole film seen by everyone is seen by everyone in its short last minute too', () => {
  const seconds = secondsByMinute(
    edgesOf([
      [0, 130],
      [0, 130],
    ]),
    130,
  )
  expect(sharesByMinute({ viewers: 2, length: 130, seconds })).toEqual([1, 1, 1])
})

test('who sees a part of a minute counts for that part of it', () => {
  const seconds = secondsByMinute(
    edgesOf([
      [0, 20],
      [0, 60],
    ]),
    60,
  )
  expect(sharesByMinute({ viewers: 2, length: 60, seconds })).toEqual([0.6667])
})
