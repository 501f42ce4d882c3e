import { expect, test } from 'vitest'
import { fileFiltersOf } from './file-filters.ts'

test('the address says which files are looked for', () => {
  expect(fileFiltersOf(new URLSearchParams('cari=brosur&jenis=19&pemilik=learner&folder=pdf/2026&halaman=3'))).toEqual({
    search: 'brosur',
    type: 19,
    owner: 'learner',
    directory: 'pdf/2026',
    page: 3,
  })
})

test('what an address cannot mean is left out', () => {
  expect(fileFiltersOf(new URLSearchParams('jenis=20&pemilik=lain&halaman=0'))).toEqual({
    search: '',
    type: undefined,
    owner: undefined,
    directory: '',
    page: 1,
  })
})
