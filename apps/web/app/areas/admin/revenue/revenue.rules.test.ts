import { expect, test } from 'vitest'
import { changeOf, waterfallOf } from './revenue.rules.ts'

const totals = {
  gross: 100_000,
  discount: 10_000,
  sales: 90_000,
  refunds: 20_000,
  tax: 7_000,
  partner: 30_000,
  affiliate: 0,
  kept: 5_000,
  fee: 3_000,
  net: 35_000,
  orders: 3,
}

test('the bars from gross end at net, and what is zero is no bar', () => {
  const items = waterfallOf(totals)
  expect(items.map(({ label }) => label)).not.toContain('Bagian afiliasi')
  expect(items.reduce((sum, item) => sum + (item.amount ?? 0), 0)).toBe(totals.net)
})

test('a change is in percent of what was before; there is none to say where nothing was', () => {
  expect(changeOf(150, 100)).toEqual({ change: { amount: 50 } })
  expect(changeOf(50, -100)).toEqual({ change: { amount: 150 } })
  expect(changeOf(50, 0)).toEqual({})
})
