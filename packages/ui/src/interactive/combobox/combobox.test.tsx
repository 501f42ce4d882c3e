import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Field } from '../../primitives/field/field.tsx'
import { Combobox } from './combobox.tsx'
import { comboboxLabelsEn, comboboxLabelsId } from './combobox.labels.ts'
import { nextEnabled } from './next-enabled.ts'

const options = [
  { value: 'bdg', label: 'Kota Bandung' },
  { value: 'sby', label: 'Kota Surabaya' },
]

test('the server renders the choice, labelled by its field and ready to be sent', () => {
  const { body, getByRole, queryByRole } = drawn(
    <Field label="Kota" error="Pilih kota">
      <Combobox options={options} value="sby" onValueChange={() => {}} name="kota" />
    </Field>,
  )
  const input = getByRole<HTMLInputElement>('combobox', { name: 'Kota' })
  expect(input.value).toBe('Kota Surabaya')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(body.querySelector('input[type="hidden"][name="kota"][value="sby"]')).not.toBeNull()
  expect(queryByRole('option')).toBeNull()
})

test('arrow keys skip disabled options and wrap around', () => {
  const list = [{}, { disabled: true }, {}]
  expect(nextEnabled(list, -1, 1)).toBe(0)
  expect(nextEnabled(list, 0, 1)).toBe(2)
  expect(nextEnabled(list, 2, 1)).toBe(0)
  expect(nextEnabled(list, -1, -1)).toBe(2)
  expect(nextEnabled(list, 0, -1)).toBe(2)
  expect(nextEnabled([{ disabled: true }], 0, 1)).toBe(-1)
  expect(nextEnabled([], -1, 1)).toBe(-1)
})

test('an empty list without a search text is not described as a failed search', () => {
  expect(comboboxLabelsId.none('  ')).toBe('Belum ada pilihan.')
  expect(comboboxLabelsId.none('Atlantis ')).toBe('Tidak ada yang cocok dengan “Atlantis”.')
})

test('in English its button and count are English', () => {
  const { body, getByRole } = drawn(
    <Combobox options={options} value="sby" onValueChange={() => {}} aria-label="City" labels={comboboxLabelsEn} />,
  )
  expect(getByRole('button', { name: 'Clear the choice' })).toBeDefined()
  expect(body.innerHTML).not.toContain('pilihan')
  expect(comboboxLabelsEn.count(1)).toBe('1 option. Use the arrows to choose.')
})
