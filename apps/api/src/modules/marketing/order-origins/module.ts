import { module } from '../../../module.ts'
import { countRefund, countSale, keepOrigin } from './listeners.ts'
import { openCheckout } from './open-checkout.ts'

const checkouts = [
  '/checkout/*',
  '/checkout-addon/*',
  '/checkout-event/*',
  '/checkout-produk/*',
  '/checkout-jasa/*',
] as const

export const orderOriginsModule = module({
  paths: (app) => Object.fromEntries(checkouts.map((path) => [path, (asked) => openCheckout(app, asked)])),
  within: [keepOrigin, countSale, countRefund],
})
