import { expect, test } from 'vitest'
import { instantOfWib, wibInput } from './wib-time.ts'

test('a time is typed and shown in WIB, wherever the browser is', () => {
  expect(instantOfWib('2026-11-20T19:30')).toBe('2026-11-20T12:30:00.000Z')
  expect(wibInput('2026-11-20T12:30:00.000Z')).toBe('2026-11-20T19:30')
})

test('an early hour in WIB is the day before in absolute time', () => {
  expect(instantOfWib('2026-11-20T00:15')).toBe('2026-11-19T17:15:00.000Z')
})

test('an empty or half-typed time is none', () => {
  expect(instantOfWib('')).toBeNull()
  expect(instantOfWib('2026-11')).toBeNull()
  expect(wibInput(null)).toBe('')
})
