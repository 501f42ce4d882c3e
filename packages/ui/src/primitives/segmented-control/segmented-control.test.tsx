import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { SegmentedControl } from './segmented-control.tsx'

const options = [
  { value: 'rapat', label: 'Rapat' },
  { value: 'lega', label: 'Lega' },
] as const

test('it is a group of radios with one name, of which one is checked', () => {
  const { getByRole, getAllByRole } = drawn(
    <SegmentedControl label="Jarak" options={options} value="lega" name="jarak" onValueChange={() => {}} />,
  )

  expect(getByRole('radiogroup', { name: 'Jarak' })).toBeDefined()
  expect(getAllByRole('radio').map((radio) => radio.getAttribute('name'))).toEqual(['jarak', 'jarak'])
  expect(getByRole('radio', { name: 'Lega', checked: true })).toBeDefined()
  expect(getByRole('radio', { name: 'Rapat', checked: false })).toBeDefined()
})

test('with icons only, each radio keeps its name', () => {
  const { getByRole } = drawn(<SegmentedControl label="Jarak" options={options} isIconOnly />)

  expect(getByRole('radio', { name: 'Rapat' })).toBeDefined()
})
