import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { dateRangePickerLabelsEn, dateRangePickerLabelsId } from './date-range-picker.labels.ts'
import { DateRangePicker } from './date-range-picker.tsx'
import { daysOf, intervalOf, joinedDays, readRange, usualPresets, writtenRange } from './ranges.ts'

const read = (from: string, until: string) => readRange(joinedDays(from, until), dateRangePickerLabelsId, {})

test('two days are an interval, and an empty one is an open end', () => {
  expect(read('01/11/2026', '30/11/2026').value).toBe('2026-11-01/2026-11-30')
  expect(read('01/11/2026', '').value).toBe('2026-11-01/')
  expect(read('', '30/11/2026').value).toBe('/2026-11-30')
  expect(read('', '')).toEqual({ value: '', sent: '', refusal: '' })
})

test('days in the wrong order and days that do not exist are refused, not turned round', () => {
  expect(read('30/11/2026', '01/11/2026')).toMatchObject({
    value: '',
    refusal: 'Tanggal akhir lebih awal daripada tanggal awal.',
  })
  expect(read('01/02/2026', '31/02/2026')).toMatchObject({
    value: '',
    refusal: 'Februari 2026 hanya sampai tanggal 28.',
  })
})

test('what was typed comes back as it was given to the application', () => {
  for (const text of [joinedDays('31/02/2026', ''), joinedDays('1/2', '30/11/2026')])
    expect(writtenRange(intervalOf(daysOf(text)))).toBe(text)
  expect(writtenRange('2026-11-01/')).toBe(joinedDays('01/11/2026', ''))
})

test('the usual ranges count today, and this month begins with its first day', () => {
  const ranges = usualPresets(dateRangePickerLabelsId).map(({ label, range }) => [label, range('2026-11-24')])
  expect(ranges).toEqual([
    ['7 hari terakhir', { from: '2026-11-18', until: '2026-11-24' }],
    ['30 hari terakhir', { from: '2026-10-26', until: '2026-11-24' }],
    ['Bulan ini', { from: '2026-11-01', until: '2026-11-24' }],
  ])
})

test('the server writes both days, each with a name of its own', () => {
  const { getByRole } = drawn(<DateRangePicker value={{ from: '2026-11-01', until: '2026-11-30' }} name="rentang" />)
  expect(getByRole<HTMLInputElement>('textbox', { name: 'Dari tanggal' }).value).toBe('01/11/2026')
  expect(getByRole<HTMLInputElement>('textbox', { name: 'Sampai tanggal' }).value).toBe('30/11/2026')
  expect(getByRole('button', { name: '7 hari terakhir' })).toBeDefined()
})

test('in English its fields and ranges are English', () => {
  const { getByRole } = drawn(<DateRangePicker labels={dateRangePickerLabelsEn} />)
  expect(getByRole('textbox', { name: 'Until' })).toBeDefined()
  expect(getByRole('button', { name: 'This month' })).toBeDefined()
})
