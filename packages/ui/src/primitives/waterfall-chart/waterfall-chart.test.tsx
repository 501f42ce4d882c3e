import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { type WaterfallItem, waterfallBars } from './waterfall-bars.ts'
import { waterfallChartLabelsEn } from './waterfall-chart.labels.ts'
import { WaterfallChart } from './waterfall-chart.tsx'

const items: WaterfallItem[] = [
  { label: 'Kotor', amount: 100_000 },
  { label: 'Potongan', amount: -25_000 },
  { label: 'Bersih', isTotal: true },
]

test('each bar begins where the one before ended, and a total begins at zero', () => {
  expect(waterfallBars(items)).toEqual({
    zero: 0,
    bars: [
      { label: 'Kotor', kind: 'more', amount: 100_000, left: 100_000, from: 0, width: 1 },
      { label: 'Potongan', kind: 'less', amount: -25_000, left: 75_000, from: 0.75, width: 0.25 },
      { label: 'Bersih', kind: 'total', amount: 75_000, left: 75_000, from: 0, width: 0.75 },
    ],
  })
})

test('below zero the line of zero moves to the right', () => {
  const { bars, zero } = waterfallBars([
    { label: 'Penjualan', amount: 40 },
    { label: 'Iklan', amount: -100 },
    { label: 'Hasil', isTotal: true },
  ])
  expect(zero).toBe(0.6)
  expect(bars.map(({ from, width, left }) => [from, width, left])).toEqual([
    [0.6, 0.4, 40],
    [0, 1, -60],
    [0, 0.6, -60],
  ])
})

test('screen readers get a table of changes and of what is left', () => {
  const { getByRole, getAllByRole } = drawn(<WaterfallChart label="Pendapatan" items={items} />)
  expect(getByRole('table', { name: 'Pendapatan' })).toBeDefined()
  expect(getAllByRole('row').map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['Pos', 'Perubahan', 'Sisa'],
    ['Kotor', '+Rp100.000', 'Rp100.000'],
    ['Potongan', '−Rp25.000', 'Rp75.000'],
    ['Bersih', '–', 'Rp75.000'],
  ])
})

test('a deduction is seen by its sign and by a hollow bar', () => {
  const bars = drawn(<WaterfallChart label="Pendapatan" items={items} />).body.querySelectorAll('svg')
  expect(
    [...bars].map((bar) => [bar.dataset.kind, bar.querySelector('rect')?.hasAttribute('stroke-dasharray')]),
  ).toEqual([
    ['more', false],
    ['less', true],
    ['total', false],
  ])
})

test.each([[], [{ label: 'Kotor', amount: 0 }]].map((empty) => [empty]))(
  'of %j it says that there is nothing yet',
  (empty) => {
    const { words, queryByRole } = drawn(<WaterfallChart label="X" items={empty} labels={waterfallChartLabelsEn} />)
    expect(words).toContain('No amounts in this range yet.')
    expect(queryByRole('table')).toBeNull()
  },
)
