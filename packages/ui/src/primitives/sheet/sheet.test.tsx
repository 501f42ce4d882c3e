import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Button } from '../button/button.tsx'
import { Sheet, SheetClose, SheetTrigger } from './sheet.tsx'

const attributes = (element: Element, ...names: string[]) => names.map((name) => element.getAttribute(name))

test('the browser opens and closes it without a script', () => {
  const trigger = drawn(
    <SheetTrigger sheet="saringan">
      <Button>Saring</Button>
    </SheetTrigger>,
  ).getByRole('button', { name: 'Saring' })
  const close = drawn(
    <SheetClose sheet="saringan">
      <Button>Batal</Button>
    </SheetClose>,
  ).getByRole('button', { name: 'Batal' })

  expect(attributes(trigger, 'commandfor', 'command', 'aria-haspopup')).toEqual(['saringan', 'show-modal', 'dialog'])
  expect(attributes(close, 'commandfor', 'command')).toEqual(['saringan', 'close'])
})

test('when open it is named by its title and described by its description', () => {
  const { body, getByRole } = drawn(
    <Sheet id="saringan" title="Saring kelas" description="Berlaku setelah diterapkan." footer="Kaki">
      Isi
    </Sheet>,
  )
  body.querySelector('dialog')?.setAttribute('open', '')

  expect(
    getByRole('dialog', { name: 'Saring kelas', description: 'Berlaku setelah diterapkan.' }).textContent,
  ).toContain('Kaki')
})

test('it is closed until its trigger is activated', () => {
  const dialog = drawn(<Sheet id="a" title="Judul" />).getByRole('dialog', { hidden: true })

  expect(dialog.hasAttribute('open')).toBe(false)
})
