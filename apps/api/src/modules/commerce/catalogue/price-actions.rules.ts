import { MAX_PRICE, type PriceAction } from '@naikkelas/contract/commerce'

interface Prices {
  price: number | null
  strikePrice: number | null
}

/** Prices after an action, or why there are none. Amounts are whole rupiah. */
export function pricesAfter(action: PriceAction, was: Prices): { becomes: Prices } | { reason: string } {
  const price = priceAfter(action, was.price)
  if (price === null) return { reason: 'Belum ada harganya.' }
  if (price < 0) return { reason: 'Harganya akan kurang dari 0.' }
  if (price > MAX_PRICE) return { reason: 'Harganya akan terlalu besar.' }
  const strikePrice = strikeAfter(action, was, price)
  if (price === was.price && strikePrice === was.strikePrice) return { reason: 'Harganya tidak berubah.' }
  return { becomes: { price, strikePrice } }
}

function priceAfter(action: PriceAction, price: number | null): number | null {
  if (action.kind === 'set') return action.price
  if (price === null) return null
  if (action.kind === 'amount') return price + action.amount
  // The product of two exact numbers may be beyond what a number holds exactly.
  const hundredths = BigInt(price) * BigInt(100 + action.percent)
  const step = BigInt(action.roundTo) * 100n
  return Number((hundredths + step / 2n) / step) * action.roundTo
}

/** A strike price that is not above the price any more is dropped: it would claim a discount that is none. */
function strikeAfter({ strike }: PriceAction, was: Prices, price: number): number | null {
  if (strike === 'none') return null
  const kept = strike === 'former_price' ? was.price : was.strikePrice
  return kept !== null && kept > price ? kept : null
}
