import { expect, it } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Digits } from './digits.tsx'

it('has one cell for each digit and leaves the text readable', () => {
  const { body } = drawn(<Digits value="Rp349, 2x" />)
  expect(body.textContent).toBe('Rp349, 2x')
  const cells = [...body.querySelectorAll('span')].filter(({ textContent }) => /^\d$/.test(textContent))
  expect(cells).toHaveLength(4)
})
