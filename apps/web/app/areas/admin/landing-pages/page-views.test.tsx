import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { drawn } from '../../../../../../scripts/tests/setup/drawn.ts'
import { PageViews } from './page-views.tsx'

const page = { id: 'h1', name: 'Kelas data' }
const draw = (views: { total: number; views: readonly number[] } | undefined) =>
  drawn(
    <MemoryRouter>
      <PageViews page={page} views={views} />
    </MemoryRouter>,
  )

test('a card shows the views of 28 days as a number and a line, and links to the analytics', () => {
  const { body, getByRole } = draw({ total: 1_250, views: [0, 10, 5] })
  const link = getByRole('link')
  expect(link.getAttribute('href')).toBe('/admin/landing-pages/h1/statistik')
  expect(link.textContent).toContain('1.250 kunjungan')
  const line = body.querySelector('[points="0,10 1,0 2,5"]')
  expect(line?.closest('[aria-label]')?.getAttribute('aria-label')).toBe('Kunjungan per hari, 28 hari terakhir')
})

test('a page without visits shows a text instead of a line', () => {
  const { body } = draw(undefined)
  expect(body.textContent).toContain('Belum ada kunjungan')
  expect(body.querySelector('svg')).toBeNull()
})
