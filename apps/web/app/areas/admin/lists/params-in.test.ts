import { expect, test } from 'vitest'
import { daysIn } from './days-in.ts'
import { idIn, pageIn, wordsIn } from './params-in.ts'

const of = (query: string) => new URLSearchParams(query)

test.each([
  ['cari=+sari+', 'sari'],
  ['cari=%00', ''],
  ['cari=a%00b%E2%80%8B', 'ab'],
  ['', ''],
  [`cari=${'a'.repeat(200)}`, 'a'.repeat(80)],
  // An emoji across the limit would be halved.
  [`cari=${'a'.repeat(79)}%F0%9F%98%80`, 'a'.repeat(79)],
])('the words of %s are what a list can search for', (query, words) => {
  expect(wordsIn(of(query), 'cari')).toBe(words)
})

test.each(['', '0', '-1', '1.5', '1e9', 'NaN', '%00', '10001'])('page %s is the first one', (page) => {
  expect(pageIn(of(`halaman=${page}`))).toBe(1)
  expect(pageIn(of('halaman=10000'))).toBe(10_000)
})

test('an id that the API would refuse is none', () => {
  const id = '0197a1c2-0000-7000-8000-000000000001'
  expect(idIn(of(`folder=${id}`), 'folder')).toBe(id)
  for (const wrong of ['', '1', '00000000-0000-0000-0000-000000000001', `${id}%00`])
    expect(idIn(of(`folder=${wrong}`), 'folder')).toBe('')
})

test('a day before all records is none', () => {
  expect(daysIn(of('sejak=0000-01-01&sampai=1899-12-31'))).toEqual({ from: '', until: '' })
})
