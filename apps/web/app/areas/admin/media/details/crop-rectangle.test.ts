import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handles, inside, largest, leastSide, moved, resized } from './crop-rectangle.ts'

const size = { width: 1000, height: 600 }

test('a crop of a ratio begins as large as it fits, in the middle', () => {
  expect(largest(size, 1)).toEqual({ left: 200, top: 0, width: 600, height: 600 })
  expect(largest(size, 16 / 9)).toEqual({ left: 0, top: 19, width: 1000, height: 563 })
  expect(largest(size, null)).toEqual({ left: 0, top: 0, ...size })
})

test('the dragged edge moves, the opposite edge stays', () => {
  const rectangle = { left: 100, top: 100, width: 200, height: 100 }
  expect(resized(rectangle, 'se', { x: 50, y: 20 }, size, null)).toEqual({
    left: 100,
    top: 100,
    width: 250,
    height: 120,
  })
  expect(resized(rectangle, 'nw', { x: 50, y: 20 }, size, null)).toEqual({
    left: 150,
    top: 120,
    width: 150,
    height: 80,
  })
  expect(resized(rectangle, 'e', { x: 100, y: 999 }, size, null)).toEqual({
    left: 100,
    top: 100,
    width: 300,
    height: 100,
  })
  expect(resized(rectangle, 'w', { x: 300, y: 0 }, size, null)).toEqual({
    left: 284,
    top: 100,
    width: leastSide,
    height: 100,
  })
  expect(resized(rectangle, 's', { x: 0, y: 100 }, size, 2)).toEqual({ left: 100, top: 100, width: 400, height: 200 })
  expect(moved(rectangle, { x: 5000, y: -5000 }, size)).toEqual({ ...rectangle, left: 800, top: 0 })
  expect(inside({ left: 900, top: -5, width: 400, height: 9000 }, size)).toEqual({
    left: 600,
    top: 0,
    width: 400,
    height: 600,
  })
})

const by = fc.record({ x: fc.integer({ min: -3000, max: 3000 }), y: fc.integer({ min: -3000, max: 3000 }) })

test('any drag keeps the crop inside of the picture and never empty', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...handles),
      fc.array(by, { maxLength: 5 }),
      fc.constantFrom(null, 1, 4 / 3, 16 / 9, 9 / 16),
      (handle, pulls, ratio) => {
        let rectangle = largest(size, ratio)
        for (const pull of pulls) rectangle = moved(resized(rectangle, handle, pull, size, ratio), pull, size)
        expect(rectangle.left).toBeGreaterThanOrEqual(0)
        expect(rectangle.top).toBeGreaterThanOrEqual(0)
        expect(rectangle.left + rectangle.width).toBeLessThanOrEqual(size.width)
        expect(rectangle.top + rectangle.height).toBeLessThanOrEqual(size.height)
        expect(Math.min(rectangle.width, rectangle.height)).toBeGreaterThanOrEqual(leastSide)
      },
    ),
  )
})
