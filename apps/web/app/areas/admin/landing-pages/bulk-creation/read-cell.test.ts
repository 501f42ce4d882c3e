import { expect, test } from 'vitest'
import { readAmount, readCount, readMoment } from './read-cell.ts'

test.each([
  ['Rp1.250.000', 1_250_000],
  ['Rp 1.250.000,00', 1_250_000],
  ['rp. 990.000,-', 990_000],
  ['1,250,000', 1_250_000],
  ['1250000', 1_250_000],
  ['0', 0],
])('the price %s is parsed', (text, value) => {
  expect(readAmount(text)).toEqual({ value })
})

test.each(['1,5 juta', 'gratis', '1.25', '12.50.000', '-5000', 'Rp200.000.000.000'])(
  'the price %s is rejected with a message instead of guessed',
  (text) => {
    expect(readAmount(text)).toHaveProperty('mistake')
  },
)

test.each([
  ['31/12/2026', '2026-12-31T16:59:00.000Z'],
  ['31-12-2026 19.30', '2026-12-31T12:30:00.000Z'],
  ['31 Desember 2026 19:30 WIB', '2026-12-31T12:30:00.000Z'],
  ['Kamis, 31 Des 2026, pukul 07.05', '2026-12-31T00:05:00.000Z'],
  ['2026-12-31', '2026-12-31T16:59:00.000Z'],
  ['2026-12-31T19:30', '2026-12-31T12:30:00.000Z'],
  ['1 Agustus 2026', '2026-08-01T16:59:00.000Z'],
])('the date %s is parsed in WIB, and a day alone ends at 23.59', (text, value) => {
  expect(readMoment(text)).toEqual({ value })
})

test.each(['31/02/2026', 'besok', '31/12/26', '1 Foo 2026', '31/12/2026 25.00'])('the date %s is rejected', (text) => {
  expect(readMoment(text)).toHaveProperty('mistake')
})

test('seats are whole numbers', () => {
  expect(readCount('20 kursi')).toEqual({ value: 20 })
  expect(readCount('1.000')).toEqual({ value: 1000 })
  expect(readCount('dua puluh')).toHaveProperty('mistake')
})
