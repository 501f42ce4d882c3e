import { rupiah } from '@naikkelas/contract/money'
import { expect, test } from 'vitest'
import { checkoutTitle } from './checkout-words.ts'

test.each([
  [0, 'Ambil Kenalan dengan Shopee'],
  [99_000, 'Beli Kenalan dengan Shopee'],
])('the checkout of what costs %i is called “%s”', (price, title) => {
  expect(checkoutTitle({ name: 'Kenalan dengan Shopee', price: rupiah(price) })).toBe(title)
})
