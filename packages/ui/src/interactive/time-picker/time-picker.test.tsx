import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Field } from '../../primitives/field/field.tsx'
import { readTime, steppedTime, timesOfDay, withPoint } from './read-time.ts'
import { timePickerLabelsEn, timePickerLabelsId } from './time-picker.labels.ts'
import { TimePicker } from './time-picker.tsx'

const read = (text: string, limits = {}) => readTime(text, timePickerLabelsId, limits)

test.each([
  ['19.30', '19:30'],
  ['19:30', '19:30'],
  ['1930', '19:30'],
  ['7.05', '07:05'],
  ['00.00', '00:00'],
])('%j is the time %s', (text, value) => {
  expect(read(text)).toEqual({ value, sent: value, refusal: '' })
})

test.each([
  ['24.00', 'Jam 24 tidak ada. Hari berakhir pukul 23.59; tengah malam ditulis 00.00.'],
  ['19.75', 'Menit 75 tidak ada. Paling banyak 59.'],
  ['7 malam', 'Tulis jam dan menit, misalnya 19.30.'],
  ['9', 'Tulis jam dan menit, misalnya 19.30.'],
])('%j is no time, is sent unchanged, and is refused with “%s”', (text, refusal) => {
  expect(read(text)).toEqual({ value: '', sent: text, refusal })
})

test('a time outside the limits says the limit', () => {
  expect(read('6.00', { min: '08:00' })).toEqual({ value: '06:00', sent: '06:00', refusal: 'Paling awal pukul 08.00.' })
})

test('the list has the steps of a day within the limits, and arrows go from step to step', () => {
  expect(timesOfDay(30)).toHaveLength(48)
  expect(timesOfDay(15, { min: '08:00', max: '09:00' })).toEqual(['08:00', '08:15', '08:30', '08:45', '09:00'])
  expect([steppedTime('19:40', 30), steppedTime('19:40', -30), steppedTime('19:30', -30)]).toEqual([
    '20:00',
    '19:30',
    '19:00',
  ])
  expect([steppedTime('23:30', 30), steppedTime('00:00', -30)]).toEqual(['23:30', '00:00'])
})

test('digits get their point as they are typed', () => {
  let text = ''
  for (const key of '1930') text = withPoint(text + key, text)
  expect(text).toBe('19.30')
})

test('the server writes the time as Indonesians do, with its zone', () => {
  const { getByLabelText, getByRole, words } = drawn(
    <Field label="Mulai pukul">
      <TimePicker value="19:30" zone="WIB" name="pukul" />
    </Field>,
  )
  const input = getByLabelText<HTMLInputElement>('Mulai pukul')
  expect([input.value, input.name]).toEqual(['19.30', 'pukul'])
  expect(words).toContain('WIB')
  expect(getByRole('button', { name: 'Buka daftar jam' })).toBeDefined()
})

test('in English its button is English', () => {
  const { getByRole } = drawn(<TimePicker labels={timePickerLabelsEn} aria-label="Starts at" />)
  expect(getByRole('button', { name: 'Open the list of times' })).toBeDefined()
})
