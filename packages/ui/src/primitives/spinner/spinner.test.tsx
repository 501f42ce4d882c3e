import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Spinner } from './spinner.tsx'

test('loading is announced as text', () => {
  expect(drawn(<Spinner />).getByRole('status').textContent).toBe('Memuat')
})

test('beside a text that announces loading, the spinner is hidden from assistive technology', () => {
  const { queryByRole, body } = drawn(<Spinner label="" />)

  expect(queryByRole('status')).toBeNull()
  expect(body.querySelector(':scope > :not([aria-hidden="true"])')).toBeNull()
})
