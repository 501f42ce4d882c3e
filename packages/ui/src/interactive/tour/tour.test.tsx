import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Tour } from './tour.tsx'

test('the server renders a closed tour: places can only be found on the screen', () => {
  const { words, body } = drawn(<Tour isOpen steps={[{ title: 'Selamat datang' }]} onFinish={() => {}} />)
  expect(words).toBe('')
  expect(body.querySelector('dialog')?.hasAttribute('open')).toBe(false)
})
