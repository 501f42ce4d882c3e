import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Field } from '../../primitives/field/field.tsx'
import { Calendar } from './calendar.tsx'
import { dayByKey } from './date-keys.ts'
import { DatePicker } from './date-picker.tsx'
import { datePickerLabelsEn } from './date-picker.labels.ts'
import { dayWords } from './date-words.ts'
import { addDays, addMonths, isDay } from '../../format/days.ts'
import { todayInJakarta, weekdayOf, weeksOf, within } from './dates.ts'

test('the server writes the day as Indonesians do, labelled and ready to be sent', () => {
  const { getByLabelText, getByRole } = drawn(
    <Field label="Mulai">
      <DatePicker value="2026-11-20" min="2026-11-01" name="mulai" onValueChange={() => {}} />
    </Field>,
  )
  const input = getByLabelText<HTMLInputElement>('Mulai')
  expect([input.value, input.name]).toEqual(['20/11/2026', 'mulai'])
  expect(getByRole('button', { name: 'Buka kalender' })).toBeDefined()
})

test('one day of the grid is a tab stop, and days outside the limits are disabled', () => {
  const { body, getByRole } = drawn(<Calendar value="2026-11-20" min="2026-11-09" onValueChange={() => {}} />)
  const day = (name: string) => getByRole<HTMLButtonElement>('button', { name })
  expect(body.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  expect(day('Jumat, 20 November 2026').closest('td')?.getAttribute('aria-selected')).toBe('true')
  expect(day('Minggu, 8 November 2026').disabled).toBe(true)
  expect(day('Senin, 9 November 2026').disabled).toBe(false)
})

test('today is the date in Jakarta, which is a day ahead late in the evening of UTC', () => {
  expect(todayInJakarta(Date.parse('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
  expect(todayInJakarta(Date.parse('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
})

test('changing the month keeps the day if that month has it', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-11-20', 2)).toBe('2027-01-20')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('weeks begin on Monday and contain every day of the month once', () => {
  for (let month = '2024-01-15'; month < '2028-01-01'; month = addMonths(month, 1)) {
    const weeks = weeksOf(month)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    const days = weeks.flat().filter((day) => day !== null)
    expect(days).toHaveLength(Number(addDays(`${addMonths(month, 1).slice(0, 7)}-01`, -1).slice(8)))
    for (const [column, day] of weeks[1]?.entries() ?? []) expect(weekdayOf(day ?? '')).toBe(column)
  }
  expect(dayWords('2026-11-20')).toBe('Jumat, 20 November 2026')
})

test('keys move by days, weeks, months and years', () => {
  const from = (key: string, shiftKey = false) => dayByKey('2026-11-20', { key, shiftKey })
  expect([from('ArrowLeft'), from('ArrowDown'), from('Home'), from('End')]).toEqual([
    '2026-11-19',
    '2026-11-27',
    '2026-11-16',
    '2026-11-22',
  ])
  expect([from('PageUp'), from('PageDown', true), from('a')]).toEqual(['2026-10-20', '2027-11-20', undefined])
})

test('invalid days are refused, and days are clamped to the limits', () => {
  expect(['2026-02-28', '2026-02-30', '2026-2-1', '', 'besok'].map(isDay)).toEqual([true, false, false, false, false])
  expect(within('2026-11-01', '2026-11-09', '2026-12-01')).toBe('2026-11-09')
  expect(within('2027-11-01', '2026-11-09', '2026-12-01')).toBe('2026-12-01')
})

test('in English its days, months and buttons are English', () => {
  expect(dayWords('2026-11-20', datePickerLabelsEn)).toBe('Friday, 20 November 2026')
  const { body, getByRole, words } = drawn(
    <>
      <DatePicker value="2026-05-20" onValueChange={() => {}} labels={datePickerLabelsEn} />
      <Calendar value="2026-05-20" onValueChange={() => {}} labels={datePickerLabelsEn} />
    </>,
  )
  for (const name of ['Open the calendar', 'Previous month', 'Next month', 'Wednesday, 20 May 2026'])
    expect(getByRole('button', { name })).toBeDefined()
  expect(words).toContain('May 2026')
  expect(body.querySelector('[abbr="Sunday"]')).not.toBeNull()
  // Also in names and descriptions that are not shown.
  expect(body.innerHTML).not.toMatch(/bulan|kalender|senin|mei/i)
})
