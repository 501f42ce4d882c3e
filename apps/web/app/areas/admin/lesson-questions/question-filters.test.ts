import { expect, test } from 'vitest'
import { isFiltered, questionFiltersOf, questionQueryOf } from './question-filters.ts'

const queryOf = (address: string) => questionQueryOf(questionFiltersOf(new URLSearchParams(address)))
const courseId = '01890a5d-ac96-774b-bcce-b302099a8057'

test('the address narrows the list down', () => {
  const address = `cari=kamera&status=hidden&jawaban=0&kelas=${courseId}&halaman=sesudah_1764230400000.12`
  expect(queryOf(address)).toEqual({
    search: 'kamera',
    state: 'hidden',
    answered: 0,
    courseId,
    after: '1764230400000.12',
  })
  expect(isFiltered(questionFiltersOf(new URLSearchParams(address)))).toBe(true)
})

test('what no list has is left out', () => {
  expect(queryOf('status=lain&jawaban=2&kelas=12&halaman=dua&cari=%00')).toEqual({})
  expect(isFiltered(questionFiltersOf(new URLSearchParams('jawaban=')))).toBe(false)
})
