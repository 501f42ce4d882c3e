import { expect, test } from 'vitest'
import { plainLines, plainText, visiblePattern } from './plain-text.ts'

test.each([
  ['marks that turn it around', 'abc\u202egnp.exe', 'abcgnp.exe'],
  ['isolates and directions', '\u2066\u200eKelas\u200f \u061cdata\u2069', 'Kelas data'],
  ['blanks that cannot be seen', '\u200b\ufeffKe\u00adlas\u2060', 'Kelas'],
  ['controls', 'Kelas\u0000\u0007 data\u009b', 'Kelas data'],
  ['lines of its own', ' Kelas\r\n\u2028data ', 'Kelas data'],
  ['invisible tags', 'Kelas\u{e0041}\u{e0042}', 'Kelas'],
])('a name loses %s', (_, words, name) => {
  expect(plainText(words)).toBe(name)
})

test.each(['Kelas “Data” 2026 – Rp 99.000', 'Keluarga 👨‍👩‍👧 & toko ❤️', 'صباح الخير', 'नमस्ते'])(
  '%s stays as it was written',
  (name) => {
    expect(plainText(name)).toBe(name)
    expect(visiblePattern.test(name)).toBe(true)
  },
)

test.each(['', ' \u00a0\u3000', '\u200b\u200c\u200d', '\u2060\u3164\u2800', '\u0301\ufe0f'])(
  '"%s" has no visible character',
  (words) => {
    expect(visiblePattern.test(plainText(words))).toBe(false)
  },
)

test('a text keeps its lines and loses invisible characters', () => {
  expect(plainLines(' Harga\u202e salah \r\n\r\n\n\n\tLihat\u200b lagi\u2028ya\u0000 ')).toBe(
    'Harga salah\n\n Lihat lagi\nya',
  )
})
