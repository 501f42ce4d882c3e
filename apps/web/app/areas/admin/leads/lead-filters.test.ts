import { expect, test } from 'vitest'
import { exportAddress, leadFiltersOf, leadQuery } from './lead-filters.ts'

const of = (query: string) => leadFiltersOf(new URLSearchParams(query))
const pageId = '0197a1c2-0000-7000-8000-000000000001'

test('an address says what is looked for, and the API is asked for no more', () => {
  const filters = of(`cari=+sari+&status=done&dari-halaman=${pageId}&sejak=2026-11-01&sampai=2026-11-30&halaman=2`)
  expect(filters.page).toBe(2)
  expect(leadQuery(filters)).toEqual({
    search: 'sari',
    status: 'done',
    pageId,
    from: '2026-11-01',
    until: '2026-11-30',
  })
})

test('unknown filters in an address are ignored', () => {
  expect(leadQuery(of('status=lain&dari-halaman=abc&sejak=2026-02-31&sampai=kemarin&halaman=-1&cari='))).toEqual({})
  expect(of('halaman=-1').page).toBe(1)
})

test('days in the wrong order are read in theirs', () => {
  expect(leadQuery(of('sejak=2026-11-20&sampai=2026-11-10'))).toEqual({ from: '2026-11-10', until: '2026-11-20' })
  expect(leadQuery(of('sejak=2026-11-20'))).toEqual({ from: '2026-11-20' })
})

test('suspected leads have a filter of their own', () => {
  expect(leadQuery(of('kotak=spam'))).toEqual({ box: 'spam' })
  expect(leadQuery(of('kotak=lain'))).toEqual({})
})

test('the file contains what the list shows', () => {
  expect(exportAddress(of(''), 'csv')).toBe('/api/admin/leads.csv')
  expect(exportAddress(of('cari=a%26b&status=new'), 'xlsx')).toBe('/api/admin/leads.xlsx?search=a%26b&status=new')
})
