import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '../../primitives/button/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.tsx'

test('its button says that a menu is behind it, closed', () => {
  const html = renderToStaticMarkup(
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button>Tindakan</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Gandakan</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  )
  expect(html).toMatch(/aria-haspopup="menu" aria-expanded="false"/)
  expect(html).not.toContain('Gandakan')
})
