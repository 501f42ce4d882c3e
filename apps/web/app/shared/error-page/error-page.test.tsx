import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { ErrorPage } from './error-page.tsx'

test.each([
  ['what is missing', 404, 'Halaman tidak ditemukan'],
  ['what was refused', 422, 'Halaman ini belum dapat dibuka'],
  ['what failed', 500, 'Halaman ini belum dapat dibuka'],
])('the error page for %s has a heading of its own', (_, status, heading) => {
  const html = renderToString(<ErrorPage error={new ApiError(status, 'Kalimatnya.', { code: 'internal' })} />)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
  expect(html.match(/<h1/g)).toHaveLength(1)
})
