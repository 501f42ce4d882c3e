import { expect, test } from 'vitest'
import { drawableText } from './drawable-text.rules.ts'

test('everyday letters stay as they are, however they were typed', () => {
  expect(drawableText('Kelas “Jualan” José – Rp1.250.000')).toBe('Kelas “Jualan” José – Rp1.250.000')
  expect(drawableText('Jose\u0301')).toBe('José')
})

test('letters that the fonts lack lose their accent or become question marks; what is hidden goes', () => {
  expect(drawableText('Dvořák ﬁ Łucja')).toBe('Dvorák fi ?ucja')
  expect(drawableText('你好 😀 Sari')).toBe('?? ? Sari')
  expect(drawableText('Sari\u202egnp.exe\u0000\u0007')).toBe('Sarignp.exe')
  expect(drawableText('Sari\u0301\u0302\u0303')).toMatch(/^Sar[ií]$/)
})
