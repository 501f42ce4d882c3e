import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Label } from './label.tsx'

test('it names the control of its id', () => {
  const { getByLabelText } = drawn(
    <>
      <Label htmlFor="kota">Kota</Label>
      <input id="kota" />
    </>,
  )
  expect(getByLabelText('Kota').id).toBe('kota')
})

test('a note behind the label belongs to the name', () => {
  const { getByRole } = drawn(
    <>
      <Label htmlFor="kota" note="(boleh kosong)">
        Kota
      </Label>
      <input id="kota" />
    </>,
  )
  expect(getByRole('textbox', { name: 'Kota (boleh kosong)' })).toBeDefined()
})
