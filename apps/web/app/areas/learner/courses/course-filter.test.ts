import { expect, test } from 'vitest'
import { isShown, shownOf } from './course-filter.ts'

test('an address shows what it asks for, and everything where it asks for something unknown', () => {
  expect([shownOf('selesai'), shownOf('berjalan'), shownOf(null), shownOf('<b>')]).toEqual([
    'selesai',
    'berjalan',
    'semua',
    'semua',
  ])
})

test('a course is finished or being learned, and in one of the two lists', () => {
  const [finished, begun] = [{ completedAt: '2026-11-20T10:00:00.000Z' }, { completedAt: null }]
  expect([isShown(finished, 'selesai'), isShown(finished, 'berjalan'), isShown(finished, 'semua')]).toEqual([
    true,
    false,
    true,
  ])
  expect([isShown(begun, 'selesai'), isShown(begun, 'berjalan')]).toEqual([false, true])
})
