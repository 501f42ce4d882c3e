import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Field } from '../../primitives/field/field.tsx'
import { numberInputLabelsEn } from './number-input.labels.ts'
import { NumberInput } from './number-input.tsx'

test('the server renders the number as it is written here, labelled, with its range', () => {
  const { getByRole } = drawn(
    <Field label="Kuota">
      <NumberInput name="kuota" defaultValue={1250} min={10} max={5000} unit="kursi" />
    </Field>,
  )
  const input = getByRole<HTMLInputElement>('spinbutton', { name: /^Kuota/ })
  expect(input.value).toBe('1.250')
  expect(input.name).toBe('kuota')
  expect(input.getAttribute('inputmode')).toBe('numeric')
  expect(['now', 'min', 'max'].map((which) => input.getAttribute(`aria-value${which}`))).toEqual(['1250', '10', '5000'])
})

test('the buttons at the ends of the range are disabled', () => {
  const { getByRole } = drawn(<NumberInput defaultValue={10} min={10} max={10} />)
  for (const name of ['Kurangi', 'Tambah'])
    expect(getByRole('button', { name }).hasAttribute('disabled'), name).toBe(true)
})

test('without buttons and unit nothing is drawn behind the number', () => {
  expect(drawn(<NumberInput hasButtons={false} />).queryByRole('button')).toBeNull()
})

test('in English its buttons are named in English', () => {
  const { getByRole } = drawn(<NumberInput labels={numberInputLabelsEn} />)
  expect(getByRole('button', { name: 'Increase' })).toBeDefined()
})
