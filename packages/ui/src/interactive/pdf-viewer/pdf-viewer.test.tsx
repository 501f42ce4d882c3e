import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { hitsOn, lowered, searchable, stretchOf } from './page-text.ts'
import { pdfViewerLabelsId } from './pdf-viewer.labels.ts'
import { PdfViewer } from './pdf-viewer.tsx'

test('the server draws a named viewer that says it is loading', () => {
  const { getByRole } = drawn(<PdfViewer label="Buku laba" src="/buku.pdf" />)
  expect(getByRole('group', { name: 'Pembaca PDF: Buku laba' })).toBeDefined()
  expect(getByRole('status').textContent).toBe('Memuat dokumen')
})

const piece = (str: string, hasEOL = false) => ({ str, hasEOL })
const page = (...items: object[]) => searchable({ items } as unknown as Parameters<typeof searchable>[0])

test('words are found in any case, over pieces and lines of a page', () => {
  const { text, starts } = page(
    piece('Laba'),
    piece(' ber'),
    { type: 'beginMarkedContent' },
    piece('sih', true),
    piece('LABA'),
  )
  expect(text).toBe('laba bersih laba')
  expect(starts).toEqual([0, 4, 8, 12])
  expect(hitsOn(3, text, 'laba')).toEqual([
    { page: 3, from: 0 },
    { page: 3, from: 12 },
  ])
  expect(stretchOf(starts, 5, 11)).toEqual({ first: 1, offset: 1, last: 2, end: 3 })
})

test('nothing is searched for without words, and places do not overlap', () => {
  expect(hitsOn(1, 'aaaa', '')).toEqual([])
  expect(hitsOn(1, 'aaaa', 'aa')).toHaveLength(2)
})

test('letters that grow in lower case keep their place', () => {
  expect(lowered('İstanbul')).toBe('İstanbul')
  expect(lowered('LABA')).toBe('laba')
})

test('the number of hits is shown while the search goes on and when it has ended', () => {
  const { hits } = pdfViewerLabelsId
  expect([hits(0, 0, false), hits(0, 0, true), hits(1, 3, false), hits(2, 14, true)]).toEqual([
    'Mencari…',
    'Tidak ditemukan',
    '1 dari 3…',
    '2 dari 14',
  ])
})
