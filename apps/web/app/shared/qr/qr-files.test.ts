import { expect, test } from 'vitest'
import { qrDrawing } from '@naikkelas/ui/qr-code'
import { modulePixels, qrSvg } from './qr-files.ts'

test('a code for print has a quiet zone of four modules, and escapes its text', () => {
  const text = 'https://naikkelas.test/kelas?utm_source=ig&x="><script>'
  const bare = qrDrawing(text, { border: 0 })
  const svg = qrSvg(text)
  expect(svg).toContain(`viewBox="0 0 ${bare.size + 8} ${bare.size + 8}"`)
  expect(svg).not.toContain('script')
  // The corner of a code is always dark; here it is behind the quiet zone.
  expect(svg).toContain('<path d="M4 4h7')
})

test('modules are whole pixels, and the picture is wide enough for print', () => {
  for (const size of [29, 41, 61]) {
    expect(Number.isInteger(modulePixels(size))).toBe(true)
    expect(size * modulePixels(size)).toBeGreaterThanOrEqual(1024)
  }
})
