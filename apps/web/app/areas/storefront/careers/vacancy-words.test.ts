import { rupiah } from '@naikkelas/contract/money'
import { expect, test } from 'vitest'
import { salaryWords } from './vacancy-words.ts'

test('a salary is shown as far as it is known', () => {
  const [low, high] = [rupiah(5_000_000), rupiah(7_500_000)]
  const words = [
    [low, high],
    [low, low],
    [low, null],
    [null, high],
    [null, null],
  ].map(([salaryFrom = null, salaryUntil = null]) => salaryWords({ salaryFrom, salaryUntil }))
  expect(words).toEqual([
    'Rp5.000.000 – Rp7.500.000 per bulan',
    'Rp5.000.000 per bulan',
    'Mulai Rp5.000.000 per bulan',
    'Sampai Rp7.500.000 per bulan',
    null,
  ])
})
