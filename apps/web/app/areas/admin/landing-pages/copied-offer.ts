import { noOffer, type Offer } from '@naikkelas/ui/sections/registry'

/** What becomes of the offer of a page that is copied. */
export type OfferChoice = 'same' | 'new' | 'none'

/** The part of an offer that is asked for when a page is copied. */
export type AskedOffer = Pick<Offer, 'name' | 'price' | 'strikePrice' | 'deadline'>

export const noAskedOffer: AskedOffer = {
  name: noOffer.name,
  price: noOffer.price,
  strikePrice: noOffer.strikePrice,
  deadline: noOffer.deadline,
}

/**
 * What is written over the copy's offer, or null when nothing is. Seats and deadline belong to one round of a course, so
 * they never go along with another offer; coach, WhatsApp and the button do.
 */
export function copiedOffer(choice: OfferChoice, asked: AskedOffer): Partial<Offer> | null {
  if (choice === 'same') return null
  return { ...(choice === 'new' ? asked : noAskedOffer), seats: null, record: null, bound: [] }
}

/** The mistake in what was asked, or null. */
export function offerMistake(choice: OfferChoice, { name, price, strikePrice }: AskedOffer): string | null {
  if (choice !== 'new') return null
  if (name.trim() === '') return 'Nama penawaran harus diisi'
  if (price !== null && strikePrice !== null && strikePrice <= price)
    return 'Harga sebelum diskon harus lebih tinggi daripada harga penawaran'
  return null
}
