import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PageViews } from './page-views.tsx'

const page = { id: 'h1', name: 'Kelas data' }
const drawn = (views: { total: number; views: readonly number[] } | undefined) =>
  renderToString(
    <MemoryRouter>
      <PageViews page={page} views={views} />
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '')

test('a card shows the views of 28 days as a number and a line, and links to the analytics', () => {
  const html = drawn({ total: 1_250, views: [0, 10, 5] })
  expect(html).toContain('href="/admin/landing-pages/h1/statistik"')
  expect(html).toContain('1.250 kunjungan')
  expect(html).toContain('points="0,10 1,0 2,5"')
  expect(html).toContain('aria-label="Kunjungan per hari, 28 hari terakhir"')
})

test('a page without visits says so and draws no line', () => {
  const html = drawn(undefined)
  expect(html).toContain('Belum ada kunjungan')
  expect(html).not.toContain('<svg')
})
