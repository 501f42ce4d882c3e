import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { buildCss } from '../../../scripts/css.mjs'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from './dialog.tsx'

test('the server renders the button that opens it and no closed dialog', () => {
  const { getByRole, words } = drawn(
    <Dialog>
      <DialogTrigger>
        <Button>Hapus</Button>
      </DialogTrigger>
      <DialogContent title="Hapus halaman?" />
    </Dialog>,
  )
  expect(getByRole('button', { name: 'Hapus' }).getAttribute('aria-haspopup')).toBe('dialog')
  expect(words).not.toContain('Hapus halaman?')
})

test('sheets are not limited to the width of a dialog', async () => {
  const { 'styles.css': css = '' } = await buildCss()
  const rules = css.match(/[^{}]+\{[^{}]*var\(--ui-dialog-width\)[^{}]*\}/g) ?? []
  expect(rules).toHaveLength(1)
  expect(rules[0]).toContain('[data-placement=center]')
})
