import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from './dialog.tsx'
import { dialogVariants } from './dialog.variants.ts'

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

test('sheets are not held to the width of a dialog', () => {
  expect(dialogVariants({ placement: 'bottom' })).toContain('ui:sm:max-w-none')
  expect(dialogVariants({ placement: 'center', size: 'sm' })).not.toContain('ui:sm:max-w-none')
})
