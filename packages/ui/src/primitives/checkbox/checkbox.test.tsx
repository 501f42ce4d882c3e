import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Checkbox } from './checkbox.tsx'

test('the label names the checkbox, also when it is visually hidden', () => {
  expect(
    drawn(<Checkbox label="Pilih semua" isLabelHidden />).getByRole('checkbox', { name: 'Pilih semua' }),
  ).toBeDefined()
})

test('a hint describes the checkbox', () => {
  const { getByRole } = drawn(<Checkbox label="Indeks" hint="Butuh beberapa hari" />)

  expect(getByRole('checkbox', { name: 'Indeks', description: 'Butuh beberapa hari' })).toBeDefined()
})
