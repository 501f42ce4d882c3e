import { expect, test } from 'vitest'
import { formatRupiah, readRupiah } from './rupiah.ts'

test('amounts are written in groups of three, the sign before the currency', () => {
  expect(formatRupiah(1_250_000)).toBe('Rp1.250.000')
  expect(formatRupiah(0)).toBe('Rp0')
  expect(formatRupiah(-5000)).toBe('−Rp5.000')
})

test.each([
  ['Rp 1.250.000', 1_250_000],
  ['Rp1.250.000', 1_250_000],
  ['rp. 1.250.000', 1_250_000],
  ['IDR 1250000', 1_250_000],
  ['Rp\u00a01.250.000,00', 1_250_000],
  ['1,250,000.00', 1_250_000],
  ['1.250.000,-', 1_250_000],
  ['1,250,000', 1_250_000],
  ['0', 0],
  ['-0', 0],
  ['-Rp5.000', -5000],
  ['−5.000', -5000],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('%s is read as %i', (text, amount) => {
  expect(readRupiah(text)).toBe(amount)
})

test('sen are rounded down to a whole rupiah', () => {
  expect(readRupiah('99,99')).toBe(99)
  expect(readRupiah('1.250.000,5')).toBe(1_250_000)
})

test.each(['', ' ', 'gratis', 'Rp', '-', ',50', '12 ribu', '1e5', '0x10', '5-', '9007199254740993', '--5'])(
  '%j is no amount',
  (text) => {
    expect(readRupiah(text)).toBeNull()
  },
)

test('formatted amounts can be parsed again', () => {
  for (const amount of [0, 1, 999, 1000, 349_000, 100_000_000_000, -1500])
    expect(readRupiah(formatRupiah(amount))).toBe(amount)
})
