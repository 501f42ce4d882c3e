import { MAX_RUPIAH, rupiah } from '@naikkelas/contract/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundShares, sharesOf, type SignedShares } from './shares.rules.ts'
import { taxWithin } from './tax.rules.ts'

/** Of each property; `npm run verify money` asks for a million, and for others each time. */
const asked = process.env['MONEY_CASES']
const cases = asked === undefined ? { numRuns: 1_000, seed: 20261127 } : { numRuns: Number(asked) }

const patienceMs = 20 * 60_000

const amounts = fc.integer({ min: 0, max: MAX_RUPIAH }).map(rupiah)
const rates = fc.option(fc.integer({ min: 0, max: 10_000 }))
const lines = fc.record({ total: amounts, isTaxed: fc.boolean(), partnerRate: rates, affiliateRate: rates })
const sumOf = ({ tax, partner, affiliate, platform }: SignedShares) => tax + partner + affiliate + platform

test('PPN within a price: 11/111 of it, printed as 12 % of eleven twelfths of the net', () => {
  expect(taxWithin(rupiah(111_000), true)).toEqual({ net: 100_000, base: 91_667, ppn: 11_000 })
  expect(taxWithin(rupiah(249_000), true)).toEqual({ net: 224_324, base: 205_630, ppn: 24_676 })
  expect(taxWithin(rupiah(1), true)).toEqual({ net: 1, base: 1, ppn: 0 })
  expect(taxWithin(rupiah(249_000), false)).toEqual({ net: 249_000, base: 0, ppn: 0 })
})

test(
  'net and tax are the price to the rupiah, and the tax is within a rupiah of 12 % of its base',
  () => {
    fc.assert(
      fc.property(amounts, (price) => {
        const { net, base, ppn } = taxWithin(price, true)
        expect(net + ppn).toBe(price)
        // In whole hundredths, which are exact.
        const printed = BigInt(base) * 12n - BigInt(ppn) * 100n
        expect(printed >= -100n && printed <= 100n).toBe(true)
      }),
      cases,
    )
  },
  patienceMs,
)

test('a partner gets the rate of what is left after tax, the affiliate is paid by the platform', () => {
  const line = { total: rupiah(249_000), isTaxed: true, partnerRate: 7_000, affiliateRate: 1_000 }
  expect(sharesOf(line)).toEqual({ tax: 24_676, partner: 157_026, affiliate: 22_432, platform: 44_866 })
  const greedy = { ...line, isTaxed: false, partnerRate: 9_500, affiliateRate: 1_000 }
  expect(sharesOf(greedy)).toEqual({ tax: 0, partner: 236_550, affiliate: 12_450, platform: 0 })
  expect(sharesOf({ ...line, partnerRate: null, affiliateRate: null })).toMatchObject({ partner: 0, affiliate: 0 })
})

test(
  'shares are the price to the rupiah, whatever the rates',
  () => {
    fc.assert(
      fc.property(lines, (line) => {
        expect(sumOf(sharesOf(line))).toBe(line.total)
      }),
      cases,
    )
  },
  patienceMs,
)

test(
  'refunds reverse shares in proportion, and all of them together exactly what was given',
  () => {
    const refunds = fc.record({
      line: lines,
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
    })
    fc.assert(
      fc.property(refunds, ({ line, cuts }) => {
        const shares = sharesOf(line)
        const taken = { tax: 0, partner: 0, affiliate: 0, platform: 0 }
        let before = 0
        for (const until of [...cuts.map((cut) => Math.floor(cut * line.total)), line.total].toSorted(
          (a, b) => a - b,
        )) {
          if (until === before) continue
          const amount = rupiah(until - before)
          const back = refundShares({ total: line.total, shares, before: rupiah(before), amount })
          expect(sumOf(back)).toBe(amount)
          for (const account of ['tax', 'partner', 'affiliate', 'platform'] as const) {
            taken[account] += back[account]
            // Three shares are rounded down: their remainders are the platform's until the last refund.
            expect(taken[account]).toBeLessThanOrEqual(shares[account] + (account === 'platform' ? 2 : 0))
          }
          before = until
        }
        if (line.total > 0) expect(taken).toEqual(shares)
      }),
      cases,
    )
  },
  patienceMs,
)

test('more than was paid is never refunded', () => {
  const shares = sharesOf({ total: rupiah(100), isTaxed: false, partnerRate: null, affiliateRate: null })
  for (const [before, amount] of [
    [0, 101],
    [60, 41],
    [0, 0],
  ] as const)
    expect(() => refundShares({ total: rupiah(100), shares, before: rupiah(before), amount: rupiah(amount) })).toThrow(
      RangeError,
    )
})
