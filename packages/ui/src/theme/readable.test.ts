import { expect, test } from 'vitest'
import fc from 'fast-check'
import { toneColors, tones } from '../tokens/tokens.gen.ts'
import { brandScale, scaleSteps } from './brand-scale.ts'
import { contrast, onColor } from './contrast.ts'
import { colorNamed, contrastPairs, pageScales } from './contrast-pairs.ts'
import { hexToLinear, luminance } from './oklch.ts'

/** 5,000 in every test run; `npm run verify` asks for 100,000. */
const numRuns = Number(process.env.COLOR_RUNS ?? 5000)

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('with any page colours, every text and border of every scheme is readable', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(anyColor, fc.option(anyColor), (brand, accent) => {
      expect(unreadable(brand, accent)).toEqual([])
    }),
    { numRuns },
  )
})

/** Pairs below their contrast, in words. */
function unreadable(brand: string, accent: string | null): string[] {
  const scales = pageScales({ brand, accent })
  const light = new Map<string, number>()
  const lightness = (name: string) => {
    const known = light.get(name) ?? luminance(hexToLinear(colorNamed(name, scales)))
    light.set(name, known)
    return known
  }
  const found: string[] = []
  for (const mode of ['light', 'dark'] as const) {
    for (const tone of ['app', ...tones] as const) {
      const colors = toneColors[mode][tone]
      for (const { ink, ground, least } of contrastPairs) {
        const [a, b] = [lightness(colors[ink]), lightness(colors[ground])]
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
        if (ratio < least) found.push(`${mode} ${tone}: ${ink} on ${ground} is ${ratio.toFixed(2)}`)
      }
    }
  }
  return found
}

test('steps that are 400 apart differ by 3:1, 500 apart by 4.5:1, between any two hues', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(anyColor, anyColor, (one, other) => {
      const [a, b] = [brandScale(one), brandScale(other)]
      for (const from of scaleSteps) {
        for (const to of scaleSteps) {
          const distance = Math.abs(Number(from) - Number(to))
          if (distance < 400) continue
          expect(contrast(a[from], b[to])).toBeGreaterThanOrEqual(distance >= 500 ? 4.5 : 3)
        }
      }
    }),
    { numRuns: Math.min(numRuns, 10_000) / 10 },
  )
})

test('the better of black and white is readable on every colour', () => {
  fc.assert(
    fc.property(anyColor, (ground) => {
      expect(contrast(onColor(ground), ground)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns },
  )
})

test('highlighted text is readable', () => {
  for (const mode of ['light', 'dark'] as const) {
    for (const tone of ['app', ...tones] as const) {
      const colors = toneColors[mode][tone]
      const scales = pageScales({ brand: '#0c7a75' })
      const isBand = colors.text === 'tinta-900' || colors.text === 'tinta-950'
      if (!isBand) continue
      expect(contrast(colorNamed(colors.text, scales), colorNamed(colors.stabilo, scales))).toBeGreaterThanOrEqual(4.5)
    }
  }
})
