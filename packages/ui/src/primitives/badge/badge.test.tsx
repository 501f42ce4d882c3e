import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'

test('a state is said in words beside its colour', () => {
  const html = renderToStaticMarkup(<Badge tone="ok">Terbit</Badge>)
  expect(html).toContain('Terbit')
  expect(html).toContain('ui:text-ok')
})
