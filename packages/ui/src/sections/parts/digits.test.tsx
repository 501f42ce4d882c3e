import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Digits } from './digits.tsx'

it('gives each digit a cell and leaves the text as it is read', () => {
  const html = renderToStaticMarkup(<Digits value="Rp349, 2x" />)
  expect(html.replace(/<[^>]+>/g, '')).toBe('Rp349, 2x')
  expect(html.match(/ui:digit-cell/g)).toHaveLength(4)
})
