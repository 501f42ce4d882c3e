import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Heading } from './heading.tsx'

test('level and look are chosen apart', () => {
  const html = renderToStaticMarkup(
    <Heading level={3} size="display-l">
      Materi
    </Heading>,
  )
  expect(html).toMatch(/^<h3 /)
  expect(html).toContain('ui:text-display-l')
})
