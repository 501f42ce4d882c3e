import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import { expect, test } from 'vitest'
import { fonts } from '../tokens/tokens.gen.ts'
import { fallbackFaceCss, fontFaceCss, fontFile, isCommonText } from './font-face.ts'
import { fontPath } from './font-path.ts'
import { commonCharacters, fallbackFaces, fontFiles } from './fonts.gen.ts'

test('the generated files match the font packages', { timeout: 60_000 }, () => {
  const folder = fileURLToPath(new URL('../../', import.meta.url))
  const run = () => execFileSync(process.execPath, ['scripts/fonts.mjs', '--check'], { cwd: folder, encoding: 'utf8' })
  expect(run).not.toThrow()
})

test('every font has its files at 400 and 700, under its licence', () => {
  for (const font of fonts) {
    for (const weight of [400, 700]) {
      for (const part of ['common', 'latin', 'latin-ext'] as const) {
        const file = fontFile(font, weight, part)
        expect(file, `${font} ${weight} ${part}`).toBeDefined()
        if (!file) continue
        const bytes = readFileSync(fontPath(file))
        expect(bytes.subarray(0, 4).toString('latin1')).toBe('wOF2')
        expect(createHash('sha256').update(bytes).digest('hex').slice(0, 8)).toBe(file.hash)
      }
    }
    const licence = join(dirname(fontPath({ file: 'x' })), `${font}-OFL.txt`)
    expect(existsSync(licence)).toBe(true)
    expect(readFileSync(licence, 'utf8')).toContain('SIL Open Font License, Version 1.1')
  }
})

test('a text of everyday Indonesian needs the common file only', () => {
  expect(isCommonText('“Laporan Senin pagi” – 3 jam… Rp349.000 · 50% × 2, café Bu Ratna’s')).toBe(true)
  expect(isCommonText('Łódź')).toBe(false)
})

test('each common file has every common character', () => {
  for (const file of fontFiles.filter(({ part }) => part === 'common')) {
    const missing = [...commonCharacters].filter((character) => !holds(file.range, character))
    expect(missing, file.file).toEqual([])
  }
})

function holds(range: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-')
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  })
}

test('every font costs visitors at most 16 KB', () => {
  for (const font of fonts) {
    const files = fontFiles.filter(
      (file) => file.font === font && file.part === 'common' && [400, 700].includes(file.weight),
    )
    const onTheWire = files.map((file) => readFileSync(fontPath(file)).length)
    expect(files.map(({ bytes }) => bytes)).toEqual(onTheWire)
    expect(onTheWire).toHaveLength(2)
    expect(
      onTheWire.reduce((sum, bytes) => sum + bytes, 0),
      font,
    ).toBeLessThanOrEqual(16_000)
  }
})

test('common files come last, so that a browser tries them first', () => {
  const css = fontFaceCss('poppins', { urlOf: ({ file, hash }) => `/fonts/${hash}/${file}` })
  const at = (part: string) => css.indexOf(`poppins-400-${part}.woff2`)
  expect(at('latin-ext')).toBeGreaterThan(-1)
  expect(at('latin-ext')).toBeLessThan(at('latin'))
  expect(at('latin.')).toBeLessThan(at('common'))
  expect(css).toContain('font-display:swap')
})

test('fallback faces have metrics for each weight and platform', () => {
  const css = fallbackFaceCss('poppins')
  expect(css.match(/@font-face/g)).toHaveLength(4)
  expect(css).toContain('local("Arial")')
  expect(css).toContain('local("Roboto Bold")')
  expect(css).toContain('local("Liberation Sans")')
  const adjust = (name: string, weight: number) =>
    fallbackFaces.find((face) => face.name === name && face.weight === weight)?.sizeAdjust
  expect(adjust('Poppins on Arial', 400)).not.toBe(adjust('Poppins on Arial', 700))
  expect(adjust('Poppins on Arial', 400)).not.toBe(adjust('Poppins on Roboto', 400))
})

test('Arial itself is never shipped: the face uses the font of the system, else Arimo', () => {
  const css = fontFaceCss('arial', { urlOf: ({ file }) => file, weights: [400], parts: ['common'] })
  expect(css).toContain('src:local("Arial"),local("ArialMT"),url("arial-400-common.woff2")')
  expect(readFileSync(join(dirname(fontPath({ file: 'x' })), 'arial-OFL.txt'), 'utf8')).toContain('Arimo')
})
