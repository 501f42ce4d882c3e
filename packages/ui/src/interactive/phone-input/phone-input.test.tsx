import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Field } from '../../primitives/field/field.tsx'
import { phoneInputLabelsEn } from './phone-input.labels.ts'
import { PhoneInput } from './phone-input.tsx'

test('the server renders the number in groups, with the country’s code in its description', () => {
  const { getByRole } = drawn(
    <Field label="Nomor WhatsApp">
      <PhoneInput name="whatsapp" defaultValue="081234567890" />
    </Field>,
  )
  const field = getByRole<HTMLInputElement>('textbox', {
    name: 'Nomor WhatsApp',
    description: 'Nomor lengkap: +62 812-3456-7890',
  })
  expect([field.value, field.type, field.getAttribute('autocomplete')]).toEqual(['0812-3456-7890', 'tel', 'tel'])
})

test.each([
  ['+6281234567890', '+62 812-3456-7890', 'Nomor lengkap: +62 812-3456-7890'],
  ['+15550100', '+15550100', 'Nomor lengkap: +15550100'],
  ['', '', 'Diawali 08 atau +62, misalnya 0812-3456-7890.'],
])('the number %j is shown as %j and explained as %j', (number, text, description) => {
  const field = drawn(<PhoneInput aria-label="Nomor" defaultValue={number} />).getByRole<HTMLInputElement>('textbox', {
    description,
  })
  expect(field.value).toBe(text)
})

test('in English its help is English', () => {
  const { getByRole } = drawn(<PhoneInput aria-label="Number" labels={phoneInputLabelsEn} />)
  expect(
    getByRole('textbox', { name: 'Number', description: 'Begins with 08 or +62, as in 0812-3456-7890.' }),
  ).toBeDefined()
})
