import { expect, test } from 'vitest'
import { guessColumns, isHeading } from './columns.ts'
import { readRows } from './read-rows.ts'

const headings = ['Nama', 'Tautan', 'Harga', 'Harga coret', 'Tenggat', 'Kuota', 'Mentor', 'WA']

test('columns are recognised by their headings, each once', () => {
  expect(guessColumns(headings)).toEqual([
    'name',
    'link',
    'price',
    'strikePrice',
    'deadline',
    'seats',
    'coach',
    'whatsapp',
  ])
  expect(guessColumns(['Harga', 'Harga', 'Catatan'])).toEqual(['price', null, null])
  expect(isHeading(headings)).toBe(true)
  expect(isHeading(['Kelas Bandung', 'Rp1.250.000'])).toBe(false)
})

test('a row becomes a page; a missing link is derived from the name, a whole URL is shortened to its end', () => {
  const columns = guessColumns(headings)
  const rows = [
    ['Kelas Bandung', '', 'Rp1.250.000', 'Rp2.000.000', '31/12/2026', '20', 'Ratna', '+62 812-3456'],
    ['Kelas Medan', 'https://naikkelas.id/kelas-medan/', '', '', '', '', '', ''],
  ]
  expect(readRows({ rows, columns, firstLine: 2 })).toEqual([
    {
      line: 2,
      mistakes: [],
      row: {
        name: 'Kelas Bandung',
        link_landing_page: 'kelas-bandung',
        offer: {
          price: 1_250_000,
          strikePrice: 2_000_000,
          deadline: '2026-12-31T16:59:00.000Z',
          seats: 20,
          coach: 'Ratna',
          whatsapp: '+628123456',
        },
      },
    },
    { line: 3, mistakes: [], row: { name: 'Kelas Medan', link_landing_page: 'kelas-medan', offer: {} } },
  ])
})

test('all errors are reported by row and column', () => {
  const columns = guessColumns(headings)
  const rows = [
    ['', '', 'murah', '', 'besok', '', '', ''],
    ['Kelas', 'sama-saja', '', '', '', '', '', 'nomor'],
    ['Kelas', 'sama-saja', 'Rp2.000', 'Rp1.000', '', '', '', ''],
  ]
  const read = readRows({ rows, columns, firstLine: 2 })
  expect(read.map(({ row }) => row)).toEqual([null, null, null])
  expect(read.flatMap(({ mistakes }) => mistakes.map(({ line, column }) => [line, column]))).toEqual([
    [2, 'Nama halaman'],
    [2, 'Tautan'],
    [2, 'Harga {harga}'],
    [2, 'Tenggat {tenggat}'],
    [3, 'WhatsApp'],
    [4, 'Tautan'],
    [4, 'Harga sebelum diskon {hemat}'],
  ])
})
