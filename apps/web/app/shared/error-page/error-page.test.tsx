import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { ChunkError } from '../late/retry.ts'
import { ApiError } from '../api/api-error.ts'
import { ErrorPage } from './error-page.tsx'

test.each([
  ['what is missing', 404, 'Halaman tidak ditemukan'],
  ['what was refused', 422, 'Halaman ini belum dapat dibuka'],
  ['what failed', 500, 'Halaman ini belum dapat dibuka'],
])('the error page for %s has a heading of its own', (_, status, name) => {
  const page = drawn(<ErrorPage error={new ApiError(status, 'Kalimatnya.', { code: 'internal' })} />)
  expect(page.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([name])
})

test('a screen that fails while it is drawn says so, and a part that never arrived is named', () => {
  const failed = drawn(<ErrorPage error={new TypeError('x is undefined')} />)
  expect(failed.getByRole('heading', { level: 1 }).textContent).toBe('An Error Occurred')
  expect(failed.body.textContent).not.toContain('x is undefined')
  const late = drawn(<ErrorPage error={new ChunkError('12')} />)
  expect(late.getByText('Loading chunk 12 failed', { exact: false })).toBeDefined()
})
