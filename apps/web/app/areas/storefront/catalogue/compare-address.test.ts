import { expect, test } from 'vitest'
import { compareAddress, comparedLinks } from './compare-address.ts'

const linksOf = (kelas: string) => comparedLinks(new URLSearchParams({ kelas }))

test('an address names up to four courses, each once', () => {
  expect(linksOf('kelas-a,kelas-b,kelas-a')).toEqual(['kelas-a', 'kelas-b'])
  expect(linksOf('kelas-a,kelas-b,kelas-c,kelas-d,kelas-e')).toHaveLength(4)
  expect(linksOf(compareAddress(['kelas-a', 'kelas-b']).split('=')[1] ?? '')).toEqual(['kelas-a', 'kelas-b'])
})

test.each(['', ',', 'A', '../admin', '<b>', 'a'.repeat(2_000), '%,_'])('%j names none', (kelas) =>
  expect(linksOf(kelas)).toEqual([]),
)
