import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Popover } from './popover.tsx'

test('the server renders the button and a closed, empty popover', () => {
  const { body, getByRole } = drawn(
    <Popover label="Saring" trigger={<Button>Saring</Button>}>
      Isi
    </Popover>,
  )
  const button = getByRole('button', { name: 'Saring', expanded: false })
  expect(button.getAttribute('aria-haspopup')).toBe('dialog')
  const popover = body.querySelector(`[id="${button.getAttribute('aria-controls')}"]`)
  expect(popover?.matches('[popover="auto"][role="dialog"][aria-label="Saring"]')).toBe(true)
  expect(popover?.textContent).toBe('')
})

test('a popover that is open initially is rendered for visitors without scripts', () => {
  const { getByRole, words } = drawn(
    <Popover label="Saring" isOpen trigger={<Button>Saring</Button>}>
      {() => 'Isi'}
    </Popover>,
  )
  expect(getByRole('button', { name: 'Saring', expanded: true })).toBeDefined()
  expect(words).toContain('Isi')
})
