import { describe, expect, test } from 'vitest'
import { linkSlugSchema, slugFrom } from './link-slug.ts'

describe('the link of a page', () => {
  test.each(['kelas-data', 'abc', 'promo-11-11'])('%s is a link', (link) =>
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
  ])('%s is not', (link) => expect(linkSlugSchema.safeParse(link).success).toBe(false))

  test('a name becomes the nearest link', () => {
    expect(slugFrom('Kuasai Data Usaha dalam 4 Minggu!')).toBe('kuasai-data-usaha-dalam-4-minggu')
    expect(slugFrom('  Café — Ratna  ')).toBe('cafe-ratna')
    expect(slugFrom('x'.repeat(59) + ' yz')).toBe('x'.repeat(59))
  })
})
