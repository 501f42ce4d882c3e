import { type Rupiah, rupiah } from '@naikkelas/contract/money'
import { refundShares, sharesOf, type SharedLine, shareTakenBack, taxWithin } from '../ledger/index.ts'

/** Of an order that was paid, as it was sold. */
export interface SoldOrderLine {
  total: Rupiah
  isTaxed: boolean
  partnerId: string | null
  partnerRate: number | null
  affiliateCodeId: string | null
  affiliateRate: number | null
}

interface RefundPart {
  /** Of the order, refunded by earlier refunds. */
  before: Rupiah
  amount: Rupiah
}

interface TakenBack {
  lines: readonly SharedLine[]
  /** DPP nilai lain within it, and PPN. */
  taxBase: Rupiah
  tax: Rupiah
}

/**
 * What a refund takes back, line by line: the first line is given back in full before the second is. A total refund, in
 * however many parts, takes back exactly what the sale gave.
 */
export function takenBack(lines: readonly SoldOrderLine[], { before, amount }: RefundPart): TakenBack {
  const after = before + amount
  let start = 0
  const parts: { shared: SharedLine; base: number }[] = []
  for (const line of lines) {
    const [from, until] = [Math.max(before - start, 0), Math.min(after - start, line.total)]
    start += line.total
    if (until <= from) continue
    const part = { total: line.total, before: rupiah(from), amount: rupiah(until - from) }
    const { partnerId, affiliateCodeId, total, isTaxed } = line
    parts.push({
      shared: { shares: refundShares({ ...part, shares: sharesOf(line) }), partnerId, affiliateCodeId },
      base: shareTakenBack(taxWithin(total, isTaxed).base, part),
    })
  }
  const shared = parts.map((one) => one.shared)
  return {
    lines: shared,
    taxBase: rupiah(parts.reduce((sum, { base }) => sum + base, 0)),
    tax: rupiah(shared.reduce((sum, { shares }) => sum + shares.tax, 0)),
  }
}
