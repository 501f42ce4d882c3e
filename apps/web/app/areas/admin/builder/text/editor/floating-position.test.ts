import { expect, test } from 'vitest'
import { type Box, floatingPosition } from './floating-position.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
const panel = box(0, 0, 300, 40)
const view = box(200, 56, 800, 600)

test('the toolbar floats below the text, under its middle, and leaves the title above it free', () => {
  expect(floatingPosition({ panel, text: box(300, 200, 500, 100), words: box(320, 220, 50, 20), view })).toEqual({
    left: 400,
    top: 308,
  })
})

test('of a long text it stays at the lower edge of what can be seen', () => {
  expect(floatingPosition({ panel, text: box(300, -400, 500, 1400), words: box(320, 300, 50, 20), view }).top).toBe(608)
})

test('it never covers the words that are being written, as long as there is another place', () => {
  expect(floatingPosition({ panel, text: box(300, 200, 500, 900), words: box(320, 620, 50, 20), view }).top).toBe(152)
})

test('it stays in sight, however narrow and however far aside the text is', () => {
  expect(
    floatingPosition({
      panel: box(0, 0, 344, 40),
      text: box(-100, 300, 80, 30),
      words: box(-90, 300, 10, 20),
      view: box(0, 0, 360, 640),
    }).left,
  ).toBe(8)
  expect(floatingPosition({ panel, text: box(900, 300, 400, 30), words: box(1000, 300, 10, 20), view }).left).toBe(692)
})
