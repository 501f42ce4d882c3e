import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Divider } from './divider.tsx'

test('a line is a separator, and says so when it stands upright', () => {
  expect(renderToStaticMarkup(<Divider />)).toMatch(/^<hr data-component/)
  expect(renderToStaticMarkup(<Divider orientation="vertical" />)).toContain('aria-orientation="vertical"')
})

test('a word between two lines is read as a word', () => {
  const html = renderToStaticMarkup(<Divider label="atau" />)
  expect(html).toContain('</span>atau<span')
  expect(html).not.toContain('<hr')
})
