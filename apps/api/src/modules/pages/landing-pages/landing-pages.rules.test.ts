import { reservedSegments } from '@naikkelas/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkFlaw, suggestedLink, unfinishedWords } from './landing-pages.rules.ts'

test('the proposed link is valid for any input', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.array(fc.string()), (requested, others) => {
      const taken = new Set([...others, 'halaman', 'halaman-2'])
      const link = suggestedLink({ kind: 'exclusive', requested, taken })
      expect(linkFlaw({ kind: 'exclusive', link })).toBeNull()
      expect(taken.has(link)).toBe(false)
    }),
  )
})

test('no reserved segment can be had at the root, and each may be had below /p', () => {
  const words = [...reservedSegments].filter(
    (segment) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment) && segment.length >= 3,
  )
  expect(words.length).toBeGreaterThan(40)
  for (const link of words) {
    expect(linkFlaw({ kind: 'exclusive', link })).toBe('Tautan ini dipakai oleh sistem.')
    expect(linkFlaw({ kind: 'partner', link })).toBeNull()
  }
})

test('a number added to a long link keeps it within 60 characters', () => {
  const long = 'a'.repeat(60)
  expect(suggestedLink({ kind: 'exclusive', requested: long, taken: new Set([long]) })).toBe(`${'a'.repeat(58)}-2`)
})

test('reasons that block publishing are messages, each once, and the rest is counted', () => {
  const button = 'Tombol “Ikut” belum punya tujuan'
  const all = [button, button, 'Nama ini masih contoh. Ganti atau hapus.', button, 'Judul belum diisi', 'Isi kosong']
  expect(unfinishedWords(all, 2)).toBe(`${button}. Nama ini masih contoh. Ganti atau hapus. Dan 2 hal lain.`)
  expect(unfinishedWords([button, button], 3)).toBe(`${button}.`)
})
