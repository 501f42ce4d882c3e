import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Field } from '../../primitives/field/field.tsx'
import { currencyInputLabelsEn } from './currency-input.labels.ts'
import { CurrencyInput } from './currency-input.tsx'

test('the server renders the grouped amount, labelled, and submitted once under its name', () => {
  const { body, getByLabelText } = drawn(
    <Field label="Harga">
      <CurrencyInput name="harga" defaultValue={1_250_000} />
    </Field>,
  )
  const input = getByLabelText<HTMLInputElement>(/^Harga/)
  expect(input.value).toBe('1.250.000')
  expect(input.getAttribute('inputmode')).toBe('numeric')
  expect(body.querySelectorAll('[name="harga"]')).toHaveLength(1)
  expect(body.textContent).toContain('dalam rupiah')
})

test('in English its description is English', () => {
  const { body } = drawn(<CurrencyInput defaultValue={1} labels={currencyInputLabelsEn} />)
  expect(body.textContent).toContain('in rupiah')
  expect(body.innerHTML).not.toContain('dalam')
})
