import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Field } from '../../primitives/field/field.tsx'
import { pinInputLabelsEn } from './pin-input.labels.ts'
import { PinInput } from './pin-input.tsx'

test('a screen reader finds one field, with its label and how many digits are expected', () => {
  const { getAllByRole } = drawn(
    <Field label="Kode verifikasi">
      <PinInput name="kode" defaultValue="123 456" />
    </Field>,
  )
  const fields = getAllByRole<HTMLInputElement>('textbox', { name: 'Kode verifikasi', description: '6 angka' })
  expect(fields.map(({ name, value }) => [name, value])).toEqual([['kode', '123456']])
})

test('phones offer the code they were sent, and their number pad', () => {
  const field = drawn(<PinInput aria-label="Kode" />).getByRole<HTMLInputElement>('textbox')
  expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
})

test('in English its description is English', () => {
  const { getByRole } = drawn(<PinInput aria-label="Code" length={4} labels={pinInputLabelsEn} />)
  expect(getByRole('textbox', { name: 'Code', description: '4 digits' })).toBeDefined()
})
