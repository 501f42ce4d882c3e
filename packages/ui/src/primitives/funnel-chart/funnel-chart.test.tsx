import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { funnelChartLabelsEn } from './funnel-chart.labels.ts'
import { FunnelChart } from './funnel-chart.tsx'
import { funnelShares } from './funnel-shares.ts'

const steps = [
  { label: 'Checkout', count: 200 },
  { label: 'Pesanan', count: 50, amount: 17_450_000 },
  { label: 'Lunas', count: 40 },
]

test('shares are those of the step before and of the first, bars those of the most', () => {
  expect(funnelShares(steps)).toMatchObject([
    { ofFormer: null, ofFirst: null, width: 1 },
    { ofFormer: 0.25, ofFirst: 0.25, width: 0.25 },
    { ofFormer: 0.8, ofFirst: 0.2, width: 0.2 },
  ])
})

test('a step after none has no share, and no bar is longer than the chart', () => {
  expect(
    funnelShares([
      { label: 'a', count: 0 },
      { label: 'b', count: 4 },
      { label: 'c', count: 2 },
    ]),
  ).toMatchObject([
    { ofFormer: null, ofFirst: null, width: 0 },
    { ofFormer: null, ofFirst: null, width: 1 },
    { ofFormer: 0.5, ofFirst: null, width: 0.5 },
  ])
})

test('screen readers get a table of it, with what steps are worth', () => {
  const { getByRole, getAllByRole } = drawn(<FunnelChart label="Sampai lunas" steps={steps} />)
  expect(getByRole('table', { name: 'Sampai lunas' })).toBeDefined()
  expect(getAllByRole('row').map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['Langkah', 'Jumlah', 'dari langkah sebelumnya', 'dari langkah pertama', 'Nilai'],
    ['Checkout', '200', '–', '–', '–'],
    ['Pesanan', '50', '25%', '25%', 'Rp17.450.000'],
    ['Lunas', '40', '80%', '20%', '–'],
  ])
})

test('without amounts there is no column for them', () => {
  const { getAllByRole } = drawn(<FunnelChart label="Corong" steps={[{ label: 'Checkout', count: 3 }]} />)
  expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).not.toContain('Nilai')
})

test.each([[], [{ label: 'Checkout', count: 0 }]].map((empty) => [empty]))(
  'of %j it says that there is nothing yet',
  (empty) => {
    const { words, queryByRole } = drawn(<FunnelChart label="Corong" steps={empty} labels={funnelChartLabelsEn} />)
    expect(words).toContain('Nothing was counted in this range yet.')
    expect(queryByRole('table')).toBeNull()
  },
)
