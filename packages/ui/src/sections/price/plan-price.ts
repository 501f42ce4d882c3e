import { formatRupiah } from '../../format/rupiah.ts'
import { chipText, type Offer } from '../offer.ts'
import type { Plan } from './price.section.ts'

export interface PlanPrice {
  /** Empty while nothing is known. */
  price: string
  /** The former price; empty when there is none. */
  strike: string
  /** What is saved, known only where the price is the offer's. */
  saving: string
  /** Whether the words were typed into the plan, and may be edited there. */
  isTyped: boolean
}

/** What a plan costs: its own words, or the page's offer for the first plan without any. */
export function planPrice(plan: Plan, offer: Offer, isFirst: boolean): PlanPrice {
  if (plan.priceText.trim() !== '' || !isFirst || offer.price === null)
    return {
      price: plan.priceText,
      strike: plan.strikeText,
      saving: '',
      isTyped: true,
    }
  const saving = chipText('hemat', offer)
  const offered = saving === '' || offer.strikePrice === null ? '' : formatRupiah(offer.strikePrice)
  return {
    price: formatRupiah(offer.price),
    strike: plan.strikeText || offered,
    saving,
    isTyped: false,
  }
}
