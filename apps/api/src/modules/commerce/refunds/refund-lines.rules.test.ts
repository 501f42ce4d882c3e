import { rupiah } from '@naikkelas/contract/money'
import { expect, test } from 'vitest'
import { sharesOf } from '../ledger/index.ts'
import { type SoldOrderLine, takenBack } from './refund-lines.rules.ts'

const line = (total: number, given: Partial<SoldOrderLine> = {}): SoldOrderLine => ({
  total: rupiah(total),
  isTaxed: true,
  partnerId: null,
  partnerRate: null,
  affiliateCodeId: null,
  affiliateRate: null,
  ...given,
})
const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)

test('parts of a refund are together exactly what the sale gave, also over two lines', () => {
  const lines = [line(249_000, { partnerId: 'p', partnerRate: 7_000 }), line(99_999, { isTaxed: false })]
  const amounts = [1, 100_000, 149_001, 3, 99_994]
  let before = 0
  const parts = amounts.map((amount) => {
    const part = takenBack(lines, { before: rupiah(before), amount: rupiah(amount) })
    before += amount
    return part
  })
  const given = lines.map((one) => sharesOf(one))
  for (const account of ['tax', 'partner', 'affiliate', 'platform'] as const)
    expect(sum(parts.flatMap((part) => part.lines.map(({ shares }) => shares[account])))).toBe(
      sum(given.map((shares) => shares[account])),
    )
  expect(sum(parts.map(({ taxBase }) => taxBase))).toBe(205_630)
  expect(parts[2]?.lines).toHaveLength(2)
})

test('more than was paid cannot be given back', () => {
  expect(takenBack([line(10_000)], { before: rupiah(10_000), amount: rupiah(1) }).lines).toEqual([])
})
