import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Field } from '../field/field.tsx'
import { FileInput } from './file-input.tsx'

test('it is a native file input, labelled by its field', () => {
  const { getByLabelText } = drawn(
    <Field label="Sampul" error="Terlalu besar">
      <FileInput accept="image/*" multiple name="sampul" />
    </Field>,
  )
  const input = getByLabelText('Sampul')
  expect(input.matches('input[type="file"][accept="image/*"][multiple][name="sampul"]')).toBe(true)
  expect(input.getAttribute('aria-invalid')).toBe('true')
})
