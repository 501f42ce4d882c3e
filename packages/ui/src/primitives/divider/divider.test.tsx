import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Divider } from './divider.tsx'

test('a line is a separator with its orientation', () => {
  expect(drawn(<Divider />).getByRole('separator').tagName).toBe('HR')
  const upright = drawn(<Divider orientation="vertical" />).getByRole('separator')
  expect(upright.getAttribute('aria-orientation')).toBe('vertical')
})

test('a label between two lines is read as text', () => {
  const { queryByRole, words } = drawn(<Divider label="atau" />)
  expect(words).toBe('|atau|')
  expect(queryByRole('separator')).toBeNull()
})
