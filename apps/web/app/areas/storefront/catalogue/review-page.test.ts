import { expect, test } from 'vitest'
import { reviewPageAddress, reviewPageOf } from './review-page.ts'

const pageAt = (query: string) => reviewPageOf(new URLSearchParams(query))

test('a page of reviews is found again by its address', () => {
  expect(reviewPageAddress('after', '1764230400000.12')).toBe('?ulasan=sesudah_1764230400000.12#ulasan')
  expect(pageAt('ulasan=sesudah_1764230400000.12')).toEqual({ after: '1764230400000.12' })
  expect(pageAt('ulasan=sebelum_1764230400000.12')).toEqual({ before: '1764230400000.12' })
})

test.each(['', 'ulasan=', 'ulasan=2', 'ulasan=sesudah_1', 'ulasan=sesudah_a.b'])('“%s” is the first page', (query) => {
  expect(pageAt(query)).toEqual({})
})
