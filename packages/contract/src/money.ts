import { readRupiah } from '@naikkelas/ui/format'
import * as z from 'zod/mini'

export { formatRupiah } from '@naikkelas/ui/format'

/** Fifteen digits: sums of a thousand of them are still exact. */
export const MAX_RUPIAH = 999_999_999_999_999

/** Whole rupiah, not negative. */
export const rupiahSchema = z
  .int({ error: 'Tulis angka bulat' })
  .check(
    z.minimum(0, { error: 'Jumlah tidak bisa kurang dari 0' }),
    z.maximum(MAX_RUPIAH, { error: 'Jumlah ini terlalu besar' }),
  )
  .brand<'Rupiah'>()
/** An amount that was checked: whole rupiah, from 0 to `MAX_RUPIAH`. */
export type Rupiah = z.output<typeof rupiahSchema>

/** @throws RangeError for an amount that is not whole, negative or too large: a mistake of the program, not of its user */
export function rupiah(amount: number): Rupiah {
  const parsed = rupiahSchema.safeParse(amount)
  if (!parsed.success) throw new RangeError(`${amount} is not an amount in whole rupiah`)
  return parsed.data
}

/** `Rp 1.250.000` and `1250000,50` as amounts, sen rounded down; null for what is none. */
export function parseRupiah(text: string): Rupiah | null {
  const parsed = rupiahSchema.safeParse(readRupiah(text))
  return parsed.success ? parsed.data : null
}

export function sumRupiah(amounts: Iterable<Rupiah>): Rupiah {
  let sum = 0
  for (const amount of amounts) sum += amount
  return rupiah(sum)
}

interface PercentageDiscount {
  price: Rupiah
  /** Whole percent, 1 to 100. */
  percent: number
  /** The discount at most; 0 for no limit. */
  max?: Rupiah
}

/**
 * What a percentage takes off a price, rounded down to a whole rupiah (product.md, coupon rounding): the buyer never gets
 * more than the exact percentage, and the rest is never negative.
 *
 * @throws RangeError when the percentage is none
 */
export function percentageDiscount({ price, percent, max }: PercentageDiscount): Rupiah {
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new RangeError(`${percent} is not a whole percentage from 1 to 100`)
  // The product of two exact numbers may be beyond what a number holds exactly.
  const exact = Number((BigInt(price) * BigInt(percent)) / 100n)
  return rupiah(max === undefined || max === 0 ? exact : Math.min(exact, max))
}
