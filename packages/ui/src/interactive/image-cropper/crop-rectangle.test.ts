import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handles, inside, largest, leastSide, maxZoom, moved, resized, zoomed, zoomOf } from './crop-rectangle.ts'

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

test('zooming keeps the place under the pointer, and ends at the whole picture', () => {
  const whole = largest(size, 1)
  const close = zoomed(whole, 2, { x: 0.5, y: 0.5 }, size)
  expect(close).toEqual({ left: 350, top: 150, width: 300, height: 300 })
  expect(zoomed(whole, 2, { x: 0, y: 1 }, size)).toEqual({ left: 200, top: 300, width: 300, height: 300 })
  expect(zoomOf(close, size)).toBe(2)
  expect(zoomed(close, 0.01, { x: 0, y: 0 }, size).width).toBe(600)
  expect(zoomOf(zoomed(close, 1000, { x: 0.3, y: 0.3 }, size), size)).toBe(maxZoom)
})

test('any zoom stays inside of the picture', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), x: share(), y: share() }), {
        maxLength: 6,
      }),
      fc.constantFrom(1, 4 / 3, 9 / 16),
      (steps, ratio) => {
        let rectangle = largest(size, ratio)
        for (const { factor, x, y } of steps) rectangle = zoomed(rectangle, factor, { x, y }, size)
        expect(rectangle.left).toBeGreaterThanOrEqual(0)
        expect(rectangle.top).toBeGreaterThanOrEqual(0)
        expect(rectangle.left + rectangle.width).toBeLessThanOrEqual(size.width + 1e-6)
        expect(rectangle.top + rectangle.height).toBeLessThanOrEqual(size.height + 1e-6)
      },
    ),
  )
})

const share = () => fc.double({ min: 0, max: 1, noNaN: true })
