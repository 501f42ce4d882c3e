import type { Attendee } from '@naikkelas/contract/learning'
import { expect, test } from 'vitest'
import { filteredAttendees, presentWords } from './attendee-filter.ts'

const attendee = (name: string | null, code: string, isPresent = false): Attendee => ({
  name,
  code,
  orderCode: `NK-${code}`,
  obtainedAt: '2026-11-20T03:00:00.000Z',
  checkIn: isPresent ? { at: '2026-12-05T03:05:00.000Z', by: null } : null,
})
const all = [attendee('Dewi Lestari', 'ABCD1234', true), attendee('Budi', 'EFGH0056'), attendee(null, 'JKMN7890')]
const codes = (words: string, presence: 'all' | 'present' | 'absent' = 'all') =>
  filteredAttendees(all, { words, presence }).map(({ code }) => code)

test.each([
  ['lestari', 'ABCD1234'],
  ['abcd-12', 'ABCD1234'],
  // O for zero, as it is read aloud.
  ['efgh-oo56', 'EFGH0056'],
  ['nk-jkmn', 'JKMN7890'],
])('%s finds its attendee', (words, code) => {
  expect(codes(words)).toEqual([code])
})

test('who is here, and who is not yet', () => {
  expect(codes('', 'present')).toEqual(['ABCD1234'])
  expect(codes('', 'absent')).toEqual(['EFGH0056', 'JKMN7890'])
  expect(codes('dewi', 'absent')).toEqual([])
  expect(presentWords(all)).toBe('1 dari 3 hadir')
})
