import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '../../primitives/button/button.tsx'
import { Toolbar } from './toolbar.tsx'

test('a toolbar has a name and a direction', () => {
  const html = renderToStaticMarkup(
    <Toolbar label="Bagian terpilih" orientation="vertical">
      <Button>Naikkan</Button>
    </Toolbar>,
  )
  expect(html).toMatch(/role="toolbar" aria-label="Bagian terpilih" aria-orientation="vertical"/)
})
