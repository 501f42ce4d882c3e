import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Field } from '../../primitives/field/field.tsx'
import { dateTimePickerLabelsEn, dateTimePickerLabelsId } from './date-time-picker.labels.ts'
import { DateTimePicker } from './date-time-picker.tsx'
import { joinedText, readDateTime, writtenDateTime } from './read-date-time.ts'

const read = (day: string, time: string, limits = {}) =>
  readDateTime(joinedText(day, time), dateTimePickerLabelsId, limits)

test('day and time are one moment on the clock of their zone', () => {
  expect(read('20/11/2026', '19.30')).toEqual({ value: '2026-11-20T19:30', sent: '2026-11-20T19:30', refusal: '' })
  expect(writtenDateTime('2026-11-20T19:30')).toBe('20/11/2026 pukul 19.30')
  expect(read('', '')).toEqual({ value: '', sent: '', refusal: '' })
})

test.each([
  ['20/11/2026', '', 'Jamnya belum diisi, misalnya 19.30.'],
  ['', '19.30', 'Tanggalnya belum diisi, misalnya 20/11/2026.'],
  ['31/02/2026', '19.30', 'Februari 2026 hanya sampai tanggal 28.'],
  ['20/11/2026', '24.10', 'Jam 24 tidak ada. Hari berakhir pukul 23.59; tengah malam ditulis 00.00.'],
])('%j with %j is no moment: %s', (day, time, refusal) => {
  expect(read(day, time)).toMatchObject({ value: '', refusal })
})

test('a moment outside the limits says the limit', () => {
  expect(read('20/11/2026', '7.00', { min: '2026-11-20T08:00' }).refusal).toBe('Paling awal 20/11/2026 pukul 08.00.')
})

test('the server writes both fields, the first labelled by its Field', () => {
  const { getByLabelText, getByRole, words } = drawn(
    <Field label="Terbit">
      <DateTimePicker value="2026-11-20T19:30" name="terbit" />
    </Field>,
  )
  expect(getByLabelText<HTMLInputElement>('Terbit').value).toBe('20/11/2026')
  expect(getByRole<HTMLInputElement>('textbox', { name: 'Jam' }).value).toBe('19.30')
  expect(words).toContain('WIB')
})

test('in English its fields are English', () => {
  const { getByRole } = drawn(<DateTimePicker labels={dateTimePickerLabelsEn} aria-label="Published" />)
  expect(getByRole('textbox', { name: 'Time' })).toBeDefined()
})
