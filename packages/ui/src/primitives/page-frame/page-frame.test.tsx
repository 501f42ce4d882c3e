import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { PageFrame } from './page-frame.tsx'

test('a screen is the main content of its page, unless something around it is', () => {
  expect(drawn(<PageFrame>Prospek</PageFrame>).getByRole('main').textContent).toBe('Prospek')
  expect(drawn(<PageFrame as="div">Prospek</PageFrame>).queryByRole('main')).toBeNull()
})
