import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Link } from './link.tsx'

test('a link that opens a new tab gives the other page no access to ours', () => {
  const link = drawn(
    <Link href="https://wa.me/62811" target="_blank">
      WhatsApp
    </Link>,
  ).getByRole('link', { name: 'WhatsApp' })

  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})
