import { expect, test } from 'vitest'
import { accentContrast, brandContrast } from './kept-contrast.ts'

const any = ['#000000', '#ffffff', '#7f7f7f', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#3a0ca3', '#fe6d73']

test('with any colour, text in it and on its buttons stays readable', () => {
  for (const color of any) {
    expect(brandContrast(color).ratio, color).toBeGreaterThanOrEqual(4.5)
    expect(accentContrast(color).ratio, color).toBeGreaterThanOrEqual(4.5)
  }
  expect(accentContrast(null).ratio).toBeGreaterThanOrEqual(4.5)
})

test('a colour that is adjusted for contrast says so', () => {
  expect([brandContrast('#ffff00').isShifted, brandContrast('#0c7a75').isShifted]).toEqual([true, false])
  expect([accentContrast('#3a0ca3').isShifted, accentContrast('#92d48a').isShifted]).toEqual([true, false])
  expect(accentContrast(null).isShifted).toBe(false)
})
