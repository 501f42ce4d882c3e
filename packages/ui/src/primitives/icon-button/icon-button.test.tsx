import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Icon } from '../../icons/icon.tsx'
import { IconButton } from './icon-button.tsx'

test('an icon button is named by its label, and its icon is not read out', () => {
  const button = drawn(<IconButton label="Urungkan" icon={<Icon name="urungkan" />} />).getByRole('button', {
    name: 'Urungkan',
  })
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('a toggle has a pressed state; other buttons have none', () => {
  const pressed = (isPressed?: boolean) =>
    drawn(<IconButton label="Tebal" icon={null} isPressed={isPressed} />)
      .getByRole('button')
      .getAttribute('aria-pressed')
  expect(pressed(true)).toBe('true')
  expect(pressed(false)).toBe('false')
  expect(pressed()).toBeNull()
})
