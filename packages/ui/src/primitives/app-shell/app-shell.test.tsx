import { expect, test } from 'vitest'
import { drawn, isBefore } from '../../../../../scripts/tests/setup/drawn.ts'
import { AppShell } from './app-shell.tsx'

test('the first link leads past the navigation to the screen', () => {
  const { body, getByRole, getByText } = drawn(
    <AppShell sidebar={<nav>Menu</nav>}>
      <main>Prospek</main>
    </AppShell>,
  )
  const skip = getByRole<HTMLAnchorElement>('link', { name: 'Langsung ke isi' })
  expect(isBefore(skip, getByText('Menu'))).toBe(true)
  const target = body.querySelector(`[id="${skip.hash.slice(1)}"]`)
  expect(target?.textContent).toBe('Prospek')
  // Without it browsers scroll there and leave the focus behind.
  expect(target?.getAttribute('tabindex')).toBe('-1')
})
