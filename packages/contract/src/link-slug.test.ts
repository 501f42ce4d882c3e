import { describe, expect, test } from 'vitest'
import { linkSlugSchema, slugFrom } from './link-slug.ts'

describe('link of a page', () => {
  test.each(['kelas-data', 'abc', 'promo-11-11'])('%s is valid', (link) =>
    expect(linkSlugSchema.safeParse(link).success).toBe(true),
  )

  test.each([
    'ab',
    '-kelas',
    'kelas-',
    'kelas--data',
    'Kelas',
    'kelas data',
    'kelas/data',
    'kelás',
    'a'.repeat(61),
    '../etc',
  ])('%s is invalid', (link) => expect(linkSlugSchema.safeParse(link).success).toBe(false))

  test('a name is converted to the nearest valid link', () => {
    expect(slugFrom('Kuasai Data Usaha dalam 4 Minggu!')).toBe('kuasai-data-usaha-dalam-4-minggu')
    expect(slugFrom('  Café — Ratna  ')).toBe('cafe-ratna')
    expect(slugFrom('x'.repeat(59) + ' yz')).toBe('x'.repeat(59))
  })
})
