import { expect, test } from 'vitest'
import { paymentCaseFiltersOf } from './payment-case-filters.ts'

const filtersOf = (query: string) => paymentCaseFiltersOf(new URLSearchParams(query))

test('an address holds filters and a place, and nonsense is left out', () => {
  const after = '0197a1c2-0000-7000-8000-000000000001'
  expect(filtersOf(`status=selesai&jenis=overpaid&umur=7&setelah=${after}`)).toEqual({
    state: 'decided',
    kind: 'overpaid',
    days: 7,
    after,
  })
  expect(filtersOf('status=x&jenis=buku&umur=2&setelah=%27')).toEqual({
    state: 'open',
    kind: undefined,
    days: undefined,
    after: undefined,
  })
})
