import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '../button/button.tsx'
import { Sheet, SheetClose, SheetTrigger } from './sheet.tsx'

test('the browser opens and closes it, without script', () => {
  const trigger = renderToStaticMarkup(
    <SheetTrigger sheet="saringan">
      <Button>Saring</Button>
    </SheetTrigger>,
  )
  expect(trigger).toMatch(/^<button[^>]* commandfor="saringan" command="show-modal"/)
  expect(trigger).toContain('aria-haspopup="dialog"')
  const close = renderToStaticMarkup(
    <SheetClose sheet="saringan">
      <Button>Batal</Button>
    </SheetClose>,
  )
  expect(close).toMatch(/commandfor="saringan" command="close"/)
})

test('it is named by its title and described by what stands under it', () => {
  const html = renderToStaticMarkup(
    <Sheet id="saringan" title="Saring kelas" description="Berlaku setelah diterapkan." footer="Kaki">
      Isi
    </Sheet>,
  )
  expect(html).toMatch(
    /^<dialog closedby="any" id="saringan" aria-labelledby="saringan-title" aria-describedby="saringan-description"/,
  )
  expect(html).toMatch(/<h2 id="saringan-title"[^>]*>Saring kelas<\/h2>/)
  expect(html).toContain('data-part="footer"')
})

test('closed it shows nothing: no `open` and no class that draws it', () => {
  const html = renderToStaticMarkup(<Sheet id="a" title="Judul" />)
  expect(html).not.toMatch(/<dialog[^>]* open/)
  expect(html).not.toMatch(/<dialog[^>]*class="[^"]*ui:flex/)
})
