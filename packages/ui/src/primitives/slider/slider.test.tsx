import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Field } from '../field/field.tsx'
import { Slider } from './slider.tsx'

test('the label and hint of its field name and describe the slider', () => {
  const { getByRole } = drawn(
    <Field label="Potongan" hint="Sampai 75%">
      <Slider defaultValue={20} max={75} />
    </Field>,
  )
  expect(getByRole('slider', { name: 'Potongan', description: 'Sampai 75%' }).getAttribute('type')).toBe('range')
})

test('a value in words is shown once and read instead of the number', () => {
  const { body, getByRole } = drawn(<Slider aria-label="Lama" defaultValue={8} valueText="8 jam" />)
  expect(getByRole('slider', { name: 'Lama' }).getAttribute('aria-valuetext')).toBe('8 jam')
  expect(body.querySelector('output[aria-hidden="true"]')?.textContent).toBe('8 jam')
})
