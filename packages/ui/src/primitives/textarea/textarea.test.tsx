import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Textarea } from './textarea.tsx'

test('it starts with the given number of rows', () => {
  expect(
    drawn(<Textarea rows={2} />)
      .getByRole('textbox')
      .getAttribute('rows'),
  ).toBe('2')
})
