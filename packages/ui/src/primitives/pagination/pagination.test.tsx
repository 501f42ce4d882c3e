import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'
import { paginationLabelsEn } from './pagination.labels.ts'
import { Pagination } from './pagination.tsx'

test.each([
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 24, '1 2 3 4 5 … 24'],
  [4, 24, '1 2 3 4 5 … 24'],
  [6, 24, '1 … 5 6 7 … 24'],
  [21, 24, '1 … 20 21 22 23 24'],
  [24, 24, '1 … 20 21 22 23 24'],
])('on page %i of %i one is offered %s', (page, count, shown) => {
  expect(
    pageWindow(page, count)
      .map((one) => one ?? '…')
      .join(' '),
  ).toBe(shown)
})

test('the number of places stays the same, so that “next” does not run away', () => {
  const places = new Set(Array.from({ length: 40 }, (_, index) => pageWindow(index + 1, 40).length))
  expect([...places]).toEqual([7])
})

const hrefOf = (page: number) => `/pesanan?halaman=${page}`

test('the page in sight is marked, and the arrows lead to its neighbours', () => {
  const html = renderToStaticMarkup(<Pagination page={6} pageCount={24} hrefOf={hrefOf} />)
  expect(html).toMatch(/<a href="\/pesanan\?halaman=6" aria-current="page"/)
  expect(html).toMatch(/<a href="\/pesanan\?halaman=5" aria-label="Sebelumnya"/)
  expect(html).toMatch(/<a href="\/pesanan\?halaman=7" aria-label="Berikutnya"/)
})

test('at the first page the arrow back rests in its place', () => {
  const html = renderToStaticMarkup(<Pagination page={1} pageCount={3} hrefOf={hrefOf} />)
  expect(html).toMatch(/<span role="link" aria-disabled="true" aria-label="Sebelumnya"/)
  expect(html).not.toContain('halaman=0')
})

test('one page needs no pagination', () => {
  expect(renderToStaticMarkup(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />)).toBe('')
})

test('in English no Indonesian word is left, and a word of its own wins over the language', () => {
  const html = renderToStaticMarkup(
    <Pagination page={2} pageCount={3} hrefOf={hrefOf} labels={paginationLabelsEn} nextLabel="Older orders" />,
  )
  expect(html).toContain('<nav aria-label="Pages"')
  expect(html).toContain('aria-label="Previous"')
  expect(html).toContain('aria-label="Older orders"')
  expect(html.match(/<span class="ui:sr-only">Page <\/span>/g)).toHaveLength(3)
  expect(html.replaceAll('/pesanan?halaman=', '')).not.toMatch(/halaman|sebelumnya|berikutnya/i)
})
