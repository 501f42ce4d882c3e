import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Container } from './container.tsx'

test('it is a column of the wanted width, and what stands inside can ask for that width', () => {
  const html = renderToStaticMarkup(<Container as="main" width="text" />)
  expect(html).toMatch(/^<main /)
  expect(html).toContain('ui:max-w-text')
  expect(html).toContain('ui:@container')
})

test('the margin to the window can be left to others', () => {
  expect(renderToStaticMarkup(<Container />)).toContain('ui:px-5')
  expect(renderToStaticMarkup(<Container hasMargin={false} />)).not.toContain('ui:px-5')
})
