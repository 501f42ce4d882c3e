import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '../../primitives/button/button.tsx'
import { Popover } from './popover.tsx'

test('a server draws the button, what it opens, and nothing inside yet', () => {
  const html = renderToStaticMarkup(
    <Popover label="Saring" trigger={<Button>Saring</Button>}>
      Isi
    </Popover>,
  )
  const id = /aria-controls="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*aria-haspopup="dialog"/)
  expect(html).toContain(`id="${id}" popover="auto" role="dialog" aria-label="Saring"`)
  expect(html).not.toContain('Isi')
})

test('what is open from the start is there for those without script', () => {
  const html = renderToStaticMarkup(
    <Popover label="Saring" isOpen trigger={<Button>Saring</Button>}>
      {() => 'Isi'}
    </Popover>,
  )
  expect(html).toContain('aria-expanded="true"')
  expect(html).toContain('Isi')
})
