import { type Rupiah, rupiah } from '@naikkelas/contract/money'

export interface Tax {
  /** What is left of the price after PPN. */
  net: Rupiah
  /** DPP nilai lain: eleven twelfths of the net, which the 12 % on an invoice are of. */
  base: Rupiah
  ppn: Rupiah
}

/** Whole division of what is not negative, halves up. */
const rounded = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)

/**
 * PPN within a price (product.md, tax; PMK 131/2024): net = price / 1.11, base = 11/12 of the net, both rounded to whole
 * rupiah; the tax is what is left, so that net and tax are the price to the rupiah.
 * @param isTaxed whether prices include PPN: the seller is a PKP
 */
export function taxWithin(price: Rupiah, isTaxed: boolean): Tax {
  if (!isTaxed) return { net: price, base: rupiah(0), ppn: rupiah(0) }
  const net = rounded(BigInt(price) * 100n, 111n)
  const base = rounded(net * 11n, 12n)
  return { net: rupiah(Number(net)), base: rupiah(Number(base)), ppn: rupiah(price - Number(net)) }
}
