import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
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
])('page %i of %i shows the links %s', (page, count, shown) => {
  expect(
    pageWindow(page, count)
      .map((one) => one ?? '…')
      .join(' '),
  ).toBe(shown)
})

test('the number of links stays the same, so that “next” does not move', () => {
  const places = new Set(Array.from({ length: 40 }, (_, index) => pageWindow(index + 1, 40).length))
  expect([...places]).toEqual([7])
})

const hrefOf = (page: number) => `/pesanan?halaman=${page}`

const address = (link: HTMLElement) => link.getAttribute('href')

test('the current page is marked, and the arrows link to the pages before and after it', () => {
  const { getByRole } = drawn(<Pagination page={6} pageCount={24} hrefOf={hrefOf} />)

  expect(address(getByRole('link', { current: 'page' }))).toBe('/pesanan?halaman=6')
  expect(address(getByRole('link', { name: 'Sebelumnya' }))).toBe('/pesanan?halaman=5')
  expect(address(getByRole('link', { name: 'Berikutnya' }))).toBe('/pesanan?halaman=7')
})

test('on the first page the arrow back is disabled', () => {
  const arrow = drawn(<Pagination page={1} pageCount={3} hrefOf={hrefOf} />).getByRole('link', { name: 'Sebelumnya' })

  expect(arrow.getAttribute('aria-disabled')).toBe('true')
  expect(address(arrow)).toBeNull()
})

test('one page needs no pagination', () => {
  expect(drawn(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />).body.childElementCount).toBe(0)
})

test('in English all labels are English, and a custom label overrides them', () => {
  const { getByRole, getAllByRole } = drawn(
    <Pagination page={2} pageCount={3} hrefOf={hrefOf} labels={paginationLabelsEn} nextLabel="Older orders" />,
  )

  expect(getByRole('navigation', { name: 'Pages' })).toBeDefined()
  expect(getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
    'Previous',
    'Page 1',
    'Page 2',
    'Page 3',
    'Older orders',
  ])
})
