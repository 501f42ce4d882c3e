import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { expect, test } from 'vitest'
import { contrast } from '../theme/contrast.ts'
import { hexToOklch } from '../theme/oklch.ts'
import { ladders, modes, toneColors, tones } from './tokens.gen.ts'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

test('the generated files match the token files', () => {
  const run = () => execFileSync(process.execPath, ['scripts/tokens.mjs', '--check'], { cwd: repository, encoding: 'utf8' })
  expect(run).not.toThrow()
})

const law = { 50: 1.06, 100: 1.13, 200: 1.34, 300: 1.75, 400: 2.45, 500: 3.5, 600: 5.18, 700: 7.5, 800: 10.2, 900: 13.4, 950: 16.4 }

test.each(Object.keys(ladders) as (keyof typeof ladders)[])('%s uses the common scale: each step has its contrast with white', (hue) => {
  for (const [step, wanted] of Object.entries(law)) {
    const hex = Object.entries(ladders[hue]).find(([name]) => name === step)?.[1] ?? ''
    expect(Math.abs(contrast(hex, '#ffffff') - wanted) / wanted).toBeLessThan(0.025)
  }
})

test('the hex value of a token matches its OKLCH value', () => {
  const file = JSON.parse(readFileSync(`${repository}tokens/primitive/color.tokens.json`, 'utf8')) as {
    color: Record<string, Record<string, { $value?: { components: [number, number, number]; hex: string } }>>
  }
  let compared = 0
  for (const steps of Object.values(file.color)) {
    for (const token of Object.values(steps)) {
      if (token.$value === undefined) continue
      const [l, c] = token.$value.components
      const made = hexToOklch(token.$value.hex)
      expect(Math.abs(made.l - l)).toBeLessThan(0.004)
      expect(Math.abs(made.c - c)).toBeLessThan(0.006)
      compared += 1
    }
  }
  expect(compared).toBe(66)
})

test('every scheme has the same colours in both modes, so that a section can use any of them', () => {
  const names = Object.keys(toneColors.light.white).sort()
  for (const mode of modes) for (const tone of tones) expect(Object.keys(toneColors[mode][tone]).sort()).toEqual(names)
})
