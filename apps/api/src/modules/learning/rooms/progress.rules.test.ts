import { expect, test } from 'vitest'
import { isSeen, lengthOf, seenAfter, seenPercentOf, union } from './progress.rules.ts'

const startedAt = new Date('2026-11-20T10:00:00Z')
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1_000)

test('parts of a film that were seen in any order are one, and none counts twice', () => {
  const merged = union([
    [30, 40],
    [0, 10],
    [10, 20],
    [35, 50],
  ])
  expect(merged).toEqual([
    [0, 20],
    [30, 50],
  ])
  expect(lengthOf(merged)).toBe(40)
})

test('what was seen only grows, whatever is reported', () => {
  const before = [[0, 100]] as const
  for (const reported of [[], [[20, 30]], [[0, 1]]] as const) {
    const seen = seenAfter({ medium: 'film', length: 600, before, reported, startedAt, now: after(300) })
    expect(seen).toEqual([[0, 100]])
  }
})

test('no more of a film counts than can have been played at double speed since it was opened', () => {
  const report = { medium: 'film', length: 3_600, before: [], startedAt } as const
  expect(lengthOf(seenAfter({ ...report, reported: [[0, 3_600]], now: after(60) }))).toBe(135)
  expect(lengthOf(seenAfter({ ...report, reported: [[0, 3_600]], now: after(-5) }))).toBe(15)
  expect(lengthOf(seenAfter({ ...report, reported: [[0, 3_600]], now: after(3_600) }))).toBe(3_600)
})

test('nothing behind the end of a film counts, and the last page of a book does', () => {
  const now = after(10_000)
  expect(
    seenAfter({
      medium: 'film',
      length: 60,
      before: [],
      reported: [
        [50, 90],
        [70, 80],
      ],
      startedAt,
      now,
    }),
  ).toEqual([[50, 60]])
  expect(
    seenAfter({
      medium: 'book',
      length: 3,
      before: [],
      reported: [
        [1, 4],
        [4, 9],
      ],
      startedAt,
      now,
    }),
  ).toEqual([[1, 4]])
})

test('a film is seen with nine tenths of its seconds, not with its last one', () => {
  expect(isSeen([[595, 600]], 600)).toBe(false)
  expect(isSeen([[0, 539]], 600)).toBe(false)
  expect(isSeen([[60, 600]], 600)).toBe(true)
  expect([seenPercentOf([[0, 539]], 600), seenPercentOf([[0, 540]], 600), seenPercentOf([], null)]).toEqual([
    99, 100, 0,
  ])
})
