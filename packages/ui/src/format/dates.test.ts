import { expect, test } from 'vitest'
import {
  formatAgo,
  formatDateTime,
  formatDay,
  formatDayAndMonth,
  formatLongDate,
  formatMonth,
  formatShortDay,
} from './dates.ts'

test('an instant is formatted in Indonesian and in WIB', () => {
  expect(formatDateTime('2026-11-20T12:30:00.000Z')).toBe('20 November 2026, 19.30 WIB')
})

test('recent changes are shown by age, older ones by day', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(formatAgo('2026-11-20T11:59:40Z', now)).toBe('baru saja')
  expect(formatAgo('2026-11-20T11:55:00Z', now)).toBe('5 menit lalu')
  expect(formatAgo('2026-11-20T09:00:00Z', now)).toBe('3 jam lalu')
  expect(formatAgo('2026-11-18T12:00:00Z', now)).toBe('2 hari lalu')
  expect(formatAgo('2026-10-02T12:00:00Z', now)).toBe('2 Okt 2026')
})

test('days keep their date in every time zone, instants have the one of WIB', () => {
  expect(formatDay('2026-11-01')).toBe('1 November 2026')
  expect(formatShortDay('2026-11-01')).toBe('1 Nov 2026')
  expect(formatDayAndMonth('2026-11-01')).toBe('1 Nov')
  expect(formatLongDate('2026-10-31T17:00:00.000Z')).toBe('1 November 2026')
  expect(formatMonth('2026-08')).toBe('Agustus 2026')
})
