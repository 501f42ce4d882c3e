import { type Rupiah, rupiah } from '@naikkelas/contract/money'
import { taxWithin } from './tax.rules.ts'

/** Hundredths of a percent, 0 to 10,000. */
const FULL_RATE = 10_000

/** Who gets what of the price of a line: together the price, to the rupiah. */
export interface Shares {
  tax: Rupiah
  partner: Rupiah
  affiliate: Rupiah
  platform: Rupiah
}

/** What a movement adds to each share, or takes from it. */
export type SignedShares = Readonly<Record<keyof Shares, number>>

export interface SoldLine {
  total: Rupiah
  /** Whether the price includes PPN. */
  isTaxed: boolean
  /** In hundredths of a percent; null without a partner. */
  partnerRate: number | null
  /** Null without an affiliate. */
  affiliateRate: number | null
}

/**
 * The partner's share is of what is left after tax, rounded down; the platform keeps the remainder and pays the affiliate
 * from it, so the affiliate never gets more than that remainder (product.md, partner commission and affiliate).
 * @throws RangeError for a rate that is none
 */
export function sharesOf({ total, isTaxed, partnerRate, affiliateRate }: SoldLine): Shares {
  const { net, ppn } = taxWithin(total, isTaxed)
  const partner = portion(net, partnerRate ?? 0, FULL_RATE)
  const remainder = net - partner
  const affiliate = Math.min(portion(net, affiliateRate ?? 0, FULL_RATE), remainder)
  return {
    tax: ppn,
    partner: rupiah(partner),
    affiliate: rupiah(affiliate),
    platform: rupiah(remainder - affiliate),
  }
}

interface Refund {
  total: Rupiah
  shares: Shares
  /** Refunded by earlier refunds. */
  before: Rupiah
  /** Refunded by this one. */
  amount: Rupiah
}

/**
 * What a refund takes back of each share: in proportion, rounded down over all refunds together, the remainder from the
 * platform, whose part of a refund of a few rupiah may so be below zero. A total refund, in however many parts, takes back
 * exactly what was given.
 * @throws RangeError when more is refunded than was paid
 */
export function refundShares({ total, shares, before, amount }: Refund): SignedShares {
  const after = before + amount
  if (amount <= 0 || after > total) throw new RangeError(`a refund of ${amount} after ${before} of ${total} is none`)
  const back = (share: Rupiah) => shareTakenBack(share, { total, before, amount })
  const [tax, partner, affiliate] = [back(shares.tax), back(shares.partner), back(shares.affiliate)]
  return { tax, partner, affiliate, platform: amount - tax - partner - affiliate }
}

/** What a refund takes back of one share, rounded down over all refunds together. */
export function shareTakenBack(share: Rupiah, { total, before, amount }: Omit<Refund, 'shares'>): number {
  return portion(share, before + amount, total) - portion(share, before, total)
}

/** A fraction of an amount, rounded down: the product of two exact numbers may be beyond what a number holds exactly. */
function portion(amount: number, numerator: number, denominator: number): number {
  if (!Number.isInteger(numerator) || numerator < 0 || numerator > denominator)
    throw new RangeError(`${numerator} of ${denominator} is no part`)
  return Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator))
}
