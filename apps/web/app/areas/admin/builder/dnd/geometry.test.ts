import { expect, test } from 'vitest'
import { edgeSpeed, indexAfterMove, insertionIndex, lineOffset, nextInsertion, outOfSight } from './geometry.ts'

const three = [
  { top: 0, bottom: 100 },
  { top: 100, bottom: 1100 },
  { top: 1100, bottom: 1200 },
]
const halved = three.map(({ top, bottom }) => ({ top: top / 2 + 50, bottom: bottom / 2 + 50 }))

test('a drop in the upper half of a section goes before it, in the lower half after it', () => {
  expect(insertionIndex(10, three)).toBe(0)
  expect(insertionIndex(90, three)).toBe(1)
  expect(insertionIndex(590, three)).toBe(1)
  expect(insertionIndex(610, three)).toBe(2)
  expect(insertionIndex(5000, three)).toBe(3)
})

test('what is held past an edge scrolls, slowly at first, and at the far side to the end of any page in about a second', () => {
  const frame = { top: 100, bottom: 900 }
  const speedAt = (y: number, range = 20_000) => edgeSpeed({ y, frame, range })
  expect([speedAt(500), speedAt(221), speedAt(779)].map(Math.abs)).toEqual([0, 0, 0])
  // A tenth of the edge is for aiming: a few hundred pixels a second, whatever the length.
  expect(speedAt(792)).toBeGreaterThan(0)
  expect(speedAt(792)).toBeLessThan(300)
  const deeper = [790, 810, 830, 850, 870, 890, 900].map((y) => speedAt(y))
  expect(deeper).toEqual(deeper.toSorted((one, other) => one - other))
  for (const range of [3_000, 20_000, 40_000]) {
    expect(range / speedAt(900, range)).toBeLessThanOrEqual(1.5)
    expect(speedAt(900, range)).toBe(-speedAt(100, range))
  }
  // Bounded: beyond the window it gets no faster.
  expect(speedAt(5_000)).toBe(speedAt(900))
  expect(speedAt(900, 1_000_000)).toBe(40_000)
})

test('an empty page takes a drop as its first section', () => {
  expect(insertionIndex(300, [])).toBe(0)
  expect(lineOffset({ index: 0, extents: [], containerTop: 40 })).toBe(0)
})

test('the insertion line is in the gap, at the top or at the end', () => {
  expect(lineOffset({ index: 0, extents: three, containerTop: -20 })).toBe(20)
  expect(lineOffset({ index: 2, extents: three, containerTop: 0 })).toBe(1100)
  expect(lineOffset({ index: 3, extents: three, containerTop: 0 })).toBe(1200)
})

test('at half scale the positions are the same, and the line has its own coordinates', () => {
  expect(insertionIndex(50 + 305, halved)).toBe(2)
  expect(lineOffset({ index: 2, extents: halved, containerTop: 50, scale: 0.5 })).toBe(1100)
})

test('dropping a section beside itself moves nothing', () => {
  expect(indexAfterMove(1, 1)).toBeNull()
  expect(indexAfterMove(1, 2)).toBeNull()
})

test('a drop below the section counts without it', () => {
  expect(indexAfterMove(0, 3)).toBe(2)
  expect(indexAfterMove(2, 0)).toBe(0)
})

test('each arrow key moves one place, and the ends are limits', () => {
  expect(nextInsertion({ insertion: 1, by: 1, from: 1, count: 4 })).toBe(3)
  expect(nextInsertion({ insertion: 3, by: 1, from: 1, count: 4 })).toBe(4)
  expect(nextInsertion({ insertion: 4, by: 1, from: 1, count: 4 })).toBe(4)
  expect(nextInsertion({ insertion: 3, by: -1, from: 1, count: 4 })).toBe(1)
  expect(nextInsertion({ insertion: 1, by: -1, from: 1, count: 4 })).toBe(0)
  expect(nextInsertion({ insertion: 0, by: -1, from: 1, count: 4 })).toBe(0)
})

test('the hidden part of a list is computed for the side of the pointer, also beyond the edge', () => {
  const frame = { top: 100, bottom: 500 }
  const list = { top: 150, bottom: 600 }
  for (const y of [480, 900]) expect(outOfSight({ list, frame, y })).toEqual({ towards: 'end', pixels: 100 })
  expect(outOfSight({ list, frame, y: 20 })).toEqual({ towards: 'start', pixels: -50 })
  expect(outOfSight({ list: { top: 50, bottom: 500 }, frame, y: 900 })).toEqual({ towards: 'end', pixels: 0 })
})
