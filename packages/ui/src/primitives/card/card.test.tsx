import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Card } from './card.tsx'

test('a card has a hairline and no shadow', () => {
  const html = renderToStaticMarkup(<Card as="article">Isi</Card>)
  expect(html).toMatch(/^<article/)
  expect(html).toContain('ui:border-line')
  expect(html).not.toContain('shadow')
})

test('a chosen card says so to styles and tests', () => {
  expect(renderToStaticMarkup(<Card isSelected>Isi</Card>)).toContain('data-state="selected"')
})
