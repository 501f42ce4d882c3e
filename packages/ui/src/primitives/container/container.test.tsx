import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Container } from './container.tsx'

test('it is rendered as the given element', () => {
  expect(drawn(<Container as="main" width="text" />).getByRole('main')).toBeDefined()
})
