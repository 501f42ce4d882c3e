import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Switch } from './switch.tsx'

test('a switch is announced as one and works as a checkbox in forms', () => {
  const control = drawn(<Switch name="tangga" label="Tepi bertangga" defaultChecked />).getByRole('switch', {
    name: 'Tepi bertangga',
    checked: true,
  })
  expect(control.getAttribute('type')).toBe('checkbox')
  expect(control.getAttribute('name')).toBe('tangga')
})
