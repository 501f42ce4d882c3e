import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Spinner } from './spinner.tsx'

test('a wait is said in words', () => {
  expect(renderToStaticMarkup(<Spinner />)).toMatch(/role="status".*Memuat/)
})

test('beside words that say it already, it is silent', () => {
  const html = renderToStaticMarkup(<Spinner label="" />)
  expect(html).not.toContain('role=')
  expect(html).toMatch(/^<span aria-hidden="true"/)
})
