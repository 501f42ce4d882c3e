import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmptyState } from './empty-state.tsx'

test('the heading takes its place in the page’s outline', () => {
  expect(renderToStaticMarkup(<EmptyState title="Belum ada halaman" headingLevel={3} />)).toMatch(
    /<h3[^>]*>Belum ada halaman<\/h3>/,
  )
})

test('as all that a page has it gives the page its heading', () => {
  expect(renderToStaticMarkup(<EmptyState title="Tidak ditemukan" headingLevel={1} />)).toMatch(/^<div[^>]*><h1/)
})

test('without actions no empty row of buttons is left behind', () => {
  expect(renderToStaticMarkup(<EmptyState title="Kosong" />)).not.toContain('ui:flex-wrap')
})
