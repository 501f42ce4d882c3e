import { expect, test } from 'vitest'
import { nameOf, readableNumber, metWords } from './lead-words.ts'

const answer = (kind: 'name' | 'whatsapp' | 'email' | 'text', value: string) => ({ name: kind, kind, label: '', value })

test('a lead goes by its name, else by what it can be reached with, else by what it said', () => {
  expect(nameOf({ answers: [answer('whatsapp', '62812'), answer('name', 'Sari')] })).toBe('Sari')
  expect(nameOf({ answers: [answer('text', 'Halo'), answer('email', 'a@b.co')] })).toBe('a@b.co')
  expect(nameOf({ answers: [answer('text', 'Halo')] })).toBe('Halo')
  expect(nameOf({ answers: [] })).toBe('Tanpa nama')
})

test.each([
  ['6281234567890', '0812-3456-7890'],
  ['628123456789', '0812-3456-789'],
  ['62812345678', '0812-3456-78'],
  ['6591234567', '+6591234567'],
])('%s is read as %s', (number, readable) => expect(readableNumber(number)).toBe(readable))

test('the source of a lead has the labels of the analytics, without unknown parts', () => {
  const met = {
    source: 'instagram',
    medium: '',
    campaign: 'gajian',
    term: '',
    content: '',
    clickIds: '',
    metAt: '',
  }
  expect(metWords({ ...met, ref: '' })).toBe('Instagram, kampanye gajian')
  expect(metWords({ ...met, source: 'ref', campaign: '', ref: 'mitra-7' })).toBe('Kode mitra, kode mitra-7')
})
