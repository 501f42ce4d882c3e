import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from './prose.tsx'

test('it dresses plain markup and adds none', () => {
  const html = renderToStaticMarkup(
    <Prose as="article">
      <p>Isi</p>
    </Prose>,
  )
  expect(html).toMatch(/^<article data-component="Prose" class="ui:prose [^"]*"><p>Isi<\/p><\/article>$/)
})

test('lines are held to a readable length unless told otherwise', () => {
  expect(renderToStaticMarkup(<Prose />)).not.toContain('ui:max-w-full')
  expect(renderToStaticMarkup(<Prose isFullWidth />)).toContain('ui:max-w-full')
})
