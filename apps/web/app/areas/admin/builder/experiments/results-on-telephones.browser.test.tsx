import type { ExperimentResults } from '@naikkelas/contract/marketing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../text/testing/open-text.tsx'
import { EarlyWinner } from './early-winner.tsx'
import { ResultsTable } from './results-table.tsx'

beforeEach(() => page.viewport(360, 740))
afterEach(() => page.viewport(1280, 800))

const rate = { value: 0.567, low: 0.392, high: 0.726 }
const difference = { value: -0.433, low: -0.612, high: -0.194 }
const results: ExperimentResults = {
  variants: [
    { key: 'a', weight: 50, visitors: 1_230, reached: 697, rate, difference: null },
    { key: 'b', weight: 50, visitors: 1_230, reached: 164, rate, difference },
  ],
  neededVisitors: null,
  verdict: 'early',
  best: null,
}

test('what each variant reached and how far it is from A is read without scrolling sideways', async () => {
  show(
    // As wide as the dialog leaves it at 360 px.
    <div style={{ width: 294 }}>
      <ResultsTable results={results} />
    </div>,
  )
  const table = await page.getByRole('region', { name: 'Hasil tiap varian' }).findElement()
  expect(table.scrollWidth - table.clientWidth).toBe(0)
  const row = page.getByRole('row', { name: /Varian B/ })
  await expect.element(row.getByText('164 dari 1.230')).toBeVisible()
  await expect.element(row.getByText(/^56,7%/)).toBeVisible()
  await expect.element(row.getByText(/^-43,3 poin/)).toBeVisible()
})

test('what each variant sold is read without scrolling sideways, and absent where none did', async () => {
  const bought = { sales: 24, revenue: 8_376_000, rate: { value: 0.0195, low: 0.013, high: 0.029 } }
  const sold = { ...bought, perVisitor: { value: 6_810, interval: { low: 4_110, high: 9_510 } } }
  const none = { sales: 0, revenue: 0, rate: null, perVisitor: null }
  const withSales = (...of: (typeof sold | typeof none)[]) => ({
    ...results,
    variants: results.variants.map((variant, index) => ({ ...variant, bought: of[index] })),
  })
  const drawn = (of: ExperimentResults) => (
    <div style={{ width: 294 }}>
      <ResultsTable results={of} />
    </div>
  )
  show(drawn(withSales(none, none)))
  await expect.element(page.getByRole('region', { name: 'Penjualan tiap varian' })).not.toBeInTheDocument()
  show(drawn(withSales(none, sold)))
  const table = await page.getByRole('region', { name: 'Penjualan tiap varian' }).findElement()
  expect(table.scrollWidth - table.clientWidth).toBe(0)
  await expect.element(page.getByText('Rp4.110–Rp9.510')).toBeVisible()
})

test('the confirmation of an early winner is in view', async () => {
  const nothing = () => {}
  show(
    <div id="gulir" style={{ height: 300, overflowY: 'auto' }}>
      <div style={{ height: 600 }} />
      <EarlyWinner results={results} winner="b" isBusy={false} onChoose={nothing} onWait={nothing} />
    </div>,
  )
  const scroller = document.querySelector('#gulir')?.getBoundingClientRect()
  const button = await page.getByRole('button', { name: 'Tetap pakai varian B', exact: true }).findElement()
  expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(scroller?.bottom ?? 0)
})
