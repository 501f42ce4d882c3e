import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Stack } from './stack.tsx'

test('it is rendered as the given element, with its attributes', () => {
  expect(drawn(<Stack as="ul" aria-label="Pesanan" />).getByRole('list', { name: 'Pesanan' })).toBeDefined()
})
