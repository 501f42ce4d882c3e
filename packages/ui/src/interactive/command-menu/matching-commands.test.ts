import { expect, test } from 'vitest'
import { matchingCommands } from './matching-commands.ts'

const command = (label: string, words?: string) => ({ label, words })
const all = [
  command('Terbitkan', 'publish live tayang'),
  command('Pratinjau', 'preview lihat'),
  command('Urungkan', 'undo batal'),
  command('Tambah Judul', 'add headline hero'),
  command('Tambah Judul dengan media', 'add title video'),
  command('Ke 3. Akordeon: Tanya jawab', 'go to section faq'),
]
const found = (typed: string) => matchingCommands(all, typed).map(({ label }) => label)

test('an empty search shows every command in the original order', () => {
  expect(found('  ')).toEqual(all.map(({ label }) => label))
})

test('Indonesian and English words find the same command', () => {
  expect(found('terbit')[0]).toBe('Terbitkan')
  expect(found('publish')).toEqual(['Terbitkan'])
  expect(found('undo')).toEqual(['Urungkan'])
  expect(found('add hero')).toEqual(['Tambah Judul'])
})

test('missing, swapped or mistyped letters still match', () => {
  expect(found('trbtkn')).toEqual(['Terbitkan'])
  expect(found('previwe')).toEqual(['Pratinjau'])
  expect(found('urumgkan')).toEqual(['Urungkan'])
})

test('every word must match, in any order', () => {
  expect(found('judul tambah')).toEqual(['Tambah Judul', 'Tambah Judul dengan media'])
  expect(found('judul terbit')).toEqual([])
})

test('the closest label comes first, and long ones keep their own order', () => {
  const sections = [
    command('1. Judul: Kelas data usaha'),
    command('2. Judul: Mulai dari nol hari ini'),
    command('Judul'),
  ]
  expect(matchingCommands(sections, 'judul').map(({ label }) => label[0])).toEqual(['J', '1', '2'])
  expect(found('judul')[0]).toBe('Tambah Judul')
  expect(found('tanya')).toEqual(['Ke 3. Akordeon: Tanya jawab'])
})
