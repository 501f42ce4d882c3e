import type { CheckoutOffer } from '@naikkelas/contract/commerce'

/** What the checkout is called; what costs nothing is not bought. */
export const checkoutTitle = ({ name, price }: Pick<CheckoutOffer['item'], 'name' | 'price'>) =>
  `${price === 0 ? 'Ambil' : 'Beli'} ${name}`
