import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Button } from '../../primitives/button/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.tsx'

test('its button has a closed menu', () => {
  const { getByRole, words } = drawn(
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button>Tindakan</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Gandakan</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  )
  const button = getByRole('button', { name: 'Tindakan', expanded: false })
  expect(button.getAttribute('aria-haspopup')).toBe('menu')
  expect(words).not.toContain('Gandakan')
})
