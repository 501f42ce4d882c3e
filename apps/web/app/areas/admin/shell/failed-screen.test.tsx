import { expect, test } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { drawn } from '../../../../../../scripts/tests/setup/drawn.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { FailedScreen } from './failed-screen.tsx'

function drawnFor(status: number, message = 'Kalimatnya.') {
  const element = <FailedScreen error={new ApiError(status, message, { code: 'internal' })} home="/admin/media" />
  return drawn(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('a missing screen leads to the first screen of the own menu; trying again is not offered', () => {
  const page = drawnFor(404)
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Halaman tidak ditemukan')
  const links = page.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([['Ke halaman awal admin', '/admin/media']])
})

test('a refused screen says why, and can be tried again', () => {
  const page = drawnFor(403, 'Akun Anda tidak memiliki izin.')
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Halaman ini belum dapat dibuka')
  expect(page.getByText('Akun Anda tidak memiliki izin.')).toBeDefined()
  expect(page.getByText('Coba lagi')).toBeDefined()
})
