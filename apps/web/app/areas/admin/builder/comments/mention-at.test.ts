import { expect, test } from 'vitest'
import { matching, mentionAt, withMention } from './mention-at.ts'

const people = [
  { id: '1', name: 'Budi Santoso' },
  { id: '2', name: 'Rani' },
  { id: '3', name: 'Sari Budiman' },
]

test.each([
  ['Tolong @bu', { from: 7, typed: 'bu' }],
  ['@', { from: 0, typed: '' }],
  ['@Budi San', { from: 0, typed: 'Budi San' }],
  ['halo@toko', null],
  ['tanpa nama', null],
  ['@satu dua tiga empat', null],
])('behind "%s" a name is looked for: %j', (text, found) => {
  expect(mentionAt(text, text.length)).toEqual(found)
})

test('a name is found by any of its words', () => {
  expect(matching(people, 'bud').map(({ name }) => name)).toEqual(['Budi Santoso', 'Sari Budiman'])
  expect(matching(people, 'budi s').map(({ name }) => name)).toEqual(['Budi Santoso'])
  expect(matching(people, '').length).toBe(3)
})

test('the full name replaces the typed part, and the text after it stays', () => {
  const text = 'Tolong @bu dicek'
  const place = mentionAt(text, 10)
  expect(place && withMention(text, place, 'Budi Santoso')).toEqual({ text: 'Tolong @Budi Santoso dicek', caret: 21 })
})
