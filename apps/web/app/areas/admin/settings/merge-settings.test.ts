import { expect, test } from 'vitest'
import { conflictOf } from './merge-settings.ts'

const base = { email: '', address: 'Bandung', links: ['a'] }
const theirsOf = (changes: Partial<typeof base>) => ({
  value: { ...base, ...changes },
  version: 2,
  changedAt: null,
  changedBy: 'Budi',
})

test('fields that only the other changed are not mine, and nothing is asked', () => {
  const { mine, fields } = conflictOf(base, { ...base, address: 'Dago' }, theirsOf({ email: 'budi@toko.id' }))
  expect([mine, fields]).toEqual([{ address: 'Dago' }, []])
})

test('a field that both changed is asked, once for a whole list', () => {
  const typed = { ...base, links: ['a', 'b'], address: 'Dago' }
  const { mine, fields } = conflictOf(base, typed, theirsOf({ links: ['c'] }))
  expect([mine, fields]).toEqual([{ links: ['a', 'b'], address: 'Dago' }, ['links']])
})

test('the same change by both is no question', () => {
  expect(conflictOf(base, { ...base, email: 'x@toko.id' }, theirsOf({ email: 'x@toko.id' })).fields).toEqual([])
})
