import { expect, test } from 'vitest'
import { monthNames, yearsUntil } from './months.ts'

test('months have their Indonesian names, January first', () => {
  expect(monthNames).toHaveLength(12)
  expect(monthNames[0]).toBe('Januari')
  expect([1, 2, 4, 5, 6, 7].map((index) => monthNames[index])).toEqual([
    'Februari',
    'Maret',
    'Mei',
    'Juni',
    'Juli',
    'Agustus',
  ])
  expect(monthNames[11]).toBe('Desember')
})

test.each([
  ['2021-06-01T00:00:00Z', [2021]],
  ['2024-12-31T16:59:59Z', [2021, 2022, 2023, 2024]],
  // New Year in WIB is seven hours before that of UTC.
  ['2024-12-31T17:00:00Z', [2021, 2022, 2023, 2024, 2025]],
  ['2019-06-01T00:00:00Z', []],
])('at %s the years are %j', (now, years) => expect(yearsUntil(new Date(now))).toEqual(years))
