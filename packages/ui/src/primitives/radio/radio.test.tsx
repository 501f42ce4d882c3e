import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Radio } from './radio.tsx'

test('a radio keeps name and value for its form', () => {
  const radio = drawn(<Radio name="jenis" value="mitra" label="Mitra" defaultChecked />).getByRole('radio', {
    name: 'Mitra',
    checked: true,
  })
  expect(radio.getAttribute('name')).toBe('jenis')
  expect(radio.getAttribute('value')).toBe('mitra')
})
