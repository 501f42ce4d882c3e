import { expect, test } from 'vitest'
import { ladders } from '../tokens/tokens.gen.ts'
import { brandScale, scaleSteps } from './brand-scale.ts'
import { contrast } from './contrast.ts'
import { hexToOklch } from './oklch.ts'
import { pageThemes } from './page-themes.ts'

const law = [1.06, 1.13, 1.34, 1.75, 2.45, 3.5, 5.18, 7.5, 10.2, 13.4, 16.4]

test.each(pageThemes)('$name has the contrasts of the scale at every step', ({ brand }) => {
  const scale = brandScale(brand)
  scaleSteps.forEach((step, index) => {
    const wanted = law[index] ?? 0
    expect(Math.abs(contrast(scale[step], '#ffffff') - wanted) / wanted).toBeLessThan(0.025)
  })
})

test.each(pageThemes)('$name keeps its hue from the darkest step to the middle', ({ brand }) => {
  const { h, c } = hexToOklch(brand)
  for (const step of ['500', '600', '700', '800'] as const) {
    const made = hexToOklch(brandScale(brand)[step])
    const turn = Math.abs(((made.h - h + 540) % 360) - 180)
    // The hand-tuned scales shift their hue on purpose, and a grey has none.
    if (c > 0.03) expect(turn).toBeLessThan(8)
  }
})

test('the house colours keep their hand-tuned scales', () => {
  expect(brandScale('#0C7A75')).toEqual(ladders.toska)
  expect(brandScale('#ffb702')).toEqual(ladders.kunyit)
})

test('black, white and the primaries give complete scales', () => {
  for (const brand of ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00']) {
    const scale = brandScale(brand)
    expect(Object.keys(scale).sort()).toEqual([...scaleSteps].sort())
    for (const hex of Object.values(scale)) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test('an invalid colour is refused by name', () => {
  expect(() => brandScale('red;}')).toThrow('"red;}" is not a colour of the form #rrggbb.')
})
