import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Select } from './select.tsx'

test('it is the native select of the platform', () => {
  const { getByRole } = drawn(
    <Select name="status" defaultValue="draf">
      <option value="terbit">Terbit</option>
      <option value="draf">Draf</option>
    </Select>,
  )
  const select = getByRole<HTMLSelectElement>('combobox')
  expect(select.name).toBe('status')
  expect(select.value).toBe('draf')
})
