import { personColors } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { personColor } from './person-color.ts'

const colors = Array.from({ length: personColors }, (_, index) => personColor(index))

test('no two people in nine have one colour', () => {
  expect(new Set(colors).size).toBe(personColors)
})

test('white letters can be read on each of them, and each is seen on white', () => {
  for (const color of colors) expect(contrastWithWhite(color), color).toBeGreaterThanOrEqual(4.5)
})

/** WCAG's own formula. */
function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
