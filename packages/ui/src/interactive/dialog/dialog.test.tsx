import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildCss } from '../../../scripts/css.mjs'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from './dialog.tsx'

test('a server draws the button that opens it and nothing of what is closed', () => {
  const html = renderToStaticMarkup(
    <Dialog>
      <DialogTrigger>
        <Button>Hapus</Button>
      </DialogTrigger>
      <DialogContent title="Hapus halaman?" />
    </Dialog>,
  )
  expect(html).toMatch(/^<button[^>]*aria-haspopup="dialog"/)
  expect(html).not.toContain('Hapus halaman?')
})

test('sheets are not held to the width of a dialog', async () => {
  const { 'styles.css': css = '' } = await buildCss()
  const rules = css.match(/[^{}]+\{[^{}]*var\(--ui-dialog-width\)[^{}]*\}/g) ?? []
  expect(rules).toHaveLength(1)
  expect(rules[0]).toContain('[data-placement=center]')
})
