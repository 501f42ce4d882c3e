import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { QrCode } from './qr-code.tsx'
import { qrDrawing } from './qr-drawing.ts'

const text = 'https://naikkelas.test/kelas?utm_source=ig&x="><script>'

test('a code is one named picture: a white ground and one path, behind a quiet zone of four modules', () => {
  const svg = drawn(<QrCode text={text} label="Kode QR untuk kelas" />).getByRole('img', {
    name: 'Kode QR untuk kelas',
  })
  const bare = encode(text, { border: 0, ecc: 'M' }).size
  expect(svg.getAttribute('viewBox')).toBe(`0 0 ${bare + 8} ${bare + 8}`)
  expect(
    [...svg.children].map(({ tagName, attributes }) => [tagName.toLowerCase(), attributes.getNamedItem('fill')?.value]),
  ).toEqual([
    ['rect', 'white'],
    ['path', 'black'],
  ])
  // The corner of a code is always dark, seven modules wide.
  expect(svg.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/)
  expect(svg.outerHTML).not.toContain('script')
})

test.each(['a', text, 'x'.repeat(300)])('the path covers the dark modules of %s and no others', (content) => {
  const { path, size } = qrDrawing(content, { border: 0 })
  const { data } = encode(content, { border: 0, ecc: 'M' })
  const dark = data.map((row) => row.map(() => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) dark[Number(y)]![at] = true
  expect(dark).toEqual(data)
  expect(size).toBe(data.length)
})

test('a text that no QR code holds is refused', () => {
  expect(() => qrDrawing('x'.repeat(3000), { border: 0 })).toThrow()
})
