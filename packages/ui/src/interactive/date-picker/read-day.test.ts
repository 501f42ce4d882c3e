import { expect, test } from 'vitest'
import { datePickerLabelsEn, datePickerLabelsId } from './date-picker.labels.ts'
import { readDay, withStrokes, writtenDay } from './read-day.ts'

const read = (text: string, limits = {}) => readDay(text, datePickerLabelsId, limits)

test.each([
  ['20/11/2026', '2026-11-20'],
  ['2/1/2026', '2026-01-02'],
  ['02-11-2026', '2026-11-02'],
  ['2.11.2026', '2026-11-02'],
  ['2 11 2026', '2026-11-02'],
  ['02112026', '2026-11-02'],
  [' 20 November 2026 ', '2026-11-20'],
  ['20 nov 2026', '2026-11-20'],
  ['17 Agt. 2026', '2026-08-17'],
  ['1 Mei 2026', '2026-05-01'],
  ['29/02/2028', '2028-02-29'],
  ['2026-11-20', '2026-11-20'],
])('%j is the day %s', (text, value) => {
  expect(read(text)).toEqual({ value, sent: value, refusal: '' })
})

test.each([
  ['31/02/2026', 'Februari 2026 hanya sampai tanggal 28.'],
  ['29/2/2026', 'Februari 2026 hanya sampai tanggal 28.'],
  ['31 April 2026', 'April 2026 hanya sampai tanggal 30.'],
  ['0/11/2026', 'November 2026 hanya sampai tanggal 30.'],
  ['12/31/2026', 'Bulan 31 tidak ada. Tulis hari dulu, lalu bulan, misalnya 31/12/2026.'],
  ['20/11/26', 'Tulis tahun dengan empat angka, misalnya 2026.'],
  ['20/11', 'Tulis hari, bulan, dan tahun, misalnya 20/11/2026.'],
  ['besok', 'Tulis hari, bulan, dan tahun, misalnya 20/11/2026.'],
  ['20 Foo 2026', 'Tulis hari, bulan, dan tahun, misalnya 20/11/2026.'],
])('%j is no day, is sent unchanged, and is refused with “%s”', (text, refusal) => {
  const reading = read(text)
  expect([reading.value, reading.sent]).toEqual(['', text])
  // A month name that does not exist is refused like any text without a date.
  expect(reading.refusal).toBe(refusal)
})

test('a day outside the limits keeps its value and says the limit in words', () => {
  expect(read('08/11/2026', { min: '2026-11-09' })).toEqual({
    value: '2026-11-08',
    sent: '2026-11-08',
    refusal: 'Paling awal Senin, 9 November 2026.',
  })
  expect(read('01/12/2026', { max: '2026-11-30' }).refusal).toBe('Paling akhir Senin, 30 November 2026.')
})

test('in English months and reasons are English', () => {
  expect(readDay('20 May 2026', datePickerLabelsEn).value).toBe('2026-05-20')
  expect(readDay('31/02/2026', datePickerLabelsEn).refusal).toBe('February 2026 has only 28 days.')
})

test('every day is read as it is written', () => {
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    expect(read(writtenDay(day)).value).toBe(day)
  }
})

test('digits get their strokes as they are typed, and what is removed stays removed', () => {
  let text = ''
  for (const key of '31122026') text = withStrokes(text + key, text)
  expect(text).toBe('31/12/2026')
  expect(withStrokes('31', '31/')).toBe('31')
  expect(withStrokes('3112', '31122')).toBe('3112')
})
