import { expect, test } from 'vitest'
import { modulePixels, qrDrawing, qrSvg } from './qr-drawing.ts'

test('a code for print has a quiet zone of four modules, and escapes its text', () => {
  const text = 'https://naikkelas.test/kelas?utm_source=ig&x="><script>'
  const bare = qrDrawing(text, { border: 0 })
  const svg = qrSvg(text)
  expect(svg).toContain(`viewBox="0 0 ${bare.size + 8} ${bare.size + 8}"`)
  expect(svg).not.toContain('script')
  // The corner of a code is always dark; here it is behind the quiet zone.
  expect(bare.path.startsWith('M0 0h1')).toBe(true)
  expect(qrDrawing(text, { border: 4 }).path.startsWith('M4 4h1')).toBe(true)
})

test('modules are whole pixels, and the picture is wide enough for print', () => {
  for (const size of [29, 41, 61]) {
    expect(Number.isInteger(modulePixels(size))).toBe(true)
    expect(size * modulePixels(size)).toBeGreaterThanOrEqual(1024)
  }
})
