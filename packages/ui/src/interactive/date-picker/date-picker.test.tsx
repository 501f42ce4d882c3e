import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from '../../primitives/field/field.tsx'
import { Calendar } from './calendar.tsx'
import { dayByKey } from './date-keys.ts'
import { DatePicker } from './date-picker.tsx'
import { datePickerLabelsEn } from './date-picker.labels.ts'
import { dayWords } from './date-words.ts'
import { addDays, addMonths, isDay } from '../../format/days.ts'
import { todayInJakarta, weekdayOf, weeksOf, within } from './dates.ts'

test('a server draws the browser’s own field for dates, labelled and ready to be sent', () => {
  const html = renderToStaticMarkup(
    <Field label="Mulai">
      <DatePicker value="2026-11-20" min="2026-11-01" name="mulai" onValueChange={() => {}} />
    </Field>,
  )
  expect(html).toMatch(/<input[^>]*type="date"[^>]*value="2026-11-20"/)
  expect(html).toContain('name="mulai"')
  expect(html).toContain('aria-label="Buka kalender"')
})

test('one day of the grid takes Tab, days outside the limits none at all', () => {
  const html = renderToStaticMarkup(<Calendar value="2026-11-20" min="2026-11-09" onValueChange={() => {}} />)
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
  expect(html).toMatch(/<td aria-selected="true"><button[^>]*aria-label="Jumat, 20 November 2026"/)
  expect(html).toMatch(/<button[^>]*aria-label="Minggu, 8 November 2026"[^>]*disabled=""/)
  expect(html).not.toMatch(/<button[^>]*aria-label="Senin, 9 November 2026"[^>]*disabled=""/)
})

test('today is Jakarta’s: late in the evening of UTC it is tomorrow there', () => {
  expect(todayInJakarta(Date.parse('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
  expect(todayInJakarta(Date.parse('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
})

test('months keep the day where there is one', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-11-20', 2)).toBe('2027-01-20')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('weeks begin on Monday and hold every day of the month once', () => {
  for (let month = '2024-01-15'; month < '2028-01-01'; month = addMonths(month, 1)) {
    const weeks = weeksOf(month)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    const days = weeks.flat().filter((day) => day !== null)
    expect(days).toHaveLength(Number(addDays(`${addMonths(month, 1).slice(0, 7)}-01`, -1).slice(8)))
    for (const [column, day] of weeks[1]?.entries() ?? []) expect(weekdayOf(day ?? '')).toBe(column)
  }
  expect(dayWords('2026-11-20')).toBe('Jumat, 20 November 2026')
})

test('keys lead through weeks, months and years', () => {
  const from = (key: string, shiftKey = false) => dayByKey('2026-11-20', { key, shiftKey })
  expect([from('ArrowLeft'), from('ArrowDown'), from('Home'), from('End')]).toEqual([
    '2026-11-19',
    '2026-11-27',
    '2026-11-16',
    '2026-11-22',
  ])
  expect([from('PageUp'), from('PageDown', true), from('a')]).toEqual(['2026-10-20', '2027-11-20', undefined])
})

test('what is no day is not taken for one, and limits hold', () => {
  expect(['2026-02-28', '2026-02-30', '2026-2-1', '', 'besok'].map(isDay)).toEqual([true, false, false, false, false])
  expect(within('2026-11-01', '2026-11-09', '2026-12-01')).toBe('2026-11-09')
  expect(within('2027-11-01', '2026-11-09', '2026-12-01')).toBe('2026-12-01')
})

test('in English its days, months and buttons are', () => {
  expect(dayWords('2026-11-20', datePickerLabelsEn)).toBe('Friday, 20 November 2026')
  const html = renderToStaticMarkup(
    <>
      <DatePicker value="2026-05-20" onValueChange={() => {}} labels={datePickerLabelsEn} />
      <Calendar value="2026-05-20" onValueChange={() => {}} labels={datePickerLabelsEn} />
    </>,
  )
  for (const words of [
    'Open the calendar',
    'Previous month',
    'Next month',
    'May 2026',
    'Wednesday, 20 May 2026',
    'abbr="Sunday"',
  ])
    expect(html).toContain(words)
  expect(html).not.toMatch(/bulan|kalender|senin|mei/i)
})
