import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { FieldRow } from './field-row.tsx'

test('fields are read in their order, the button after them', () => {
  const { getAllByRole, getByRole, words } = drawn(
    <FieldRow actions={<Button>Alihkan</Button>}>
      <Field label="Dari">
        <Input />
      </Field>
      <Field label="Ke">
        <Input />
      </Field>
    </FieldRow>,
  )
  expect(getAllByRole('textbox')).toHaveLength(2)
  expect(getByRole('button', { name: 'Alihkan' })).toBeDefined()
  expect(words).toBe('|Dari|Ke|Alihkan|')
})
