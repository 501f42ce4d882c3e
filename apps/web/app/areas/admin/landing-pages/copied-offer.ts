import { noOffer, type Offer } from '@naikkelas/ui/sections/registry'

/** What happens to the offer of a copied page. */
export type OfferChoice = 'same' | 'new' | 'none'

/** The offer values that are asked for when a page is copied. */
export type AskedOffer = Pick<Offer, 'name' | 'price' | 'strikePrice' | 'deadline'>

export const noAskedOffer: AskedOffer = {
  name: noOffer.name,
  price: noOffer.price,
  strikePrice: noOffer.strikePrice,
  deadline: noOffer.deadline,
}

/**
 * The offer values to overwrite in the copy, or null. Seats and deadline belong to one round of a course and are never
 * copied to another offer; coach, WhatsApp and the button are.
 */
export function copiedOffer(choice: OfferChoice, asked: AskedOffer): Partial<Offer> | null {
  if (choice === 'same') return null
  return { ...(choice === 'new' ? asked : noAskedOffer), seats: null, record: null, bound: [] }
}

/** The validation error, or null. */
export function offerMistake(choice: OfferChoice, { name, price, strikePrice }: AskedOffer): string | null {
  if (choice !== 'new') return null
  if (name.trim() === '') return 'Nama penawaran harus diisi'
  if (price !== null && strikePrice !== null && strikePrice <= price)
    return 'Harga sebelum diskon harus lebih tinggi daripada harga penawaran'
  return null
}
