import { type PaymentChannel, paymentChannelNames } from '@naikkelas/contract/commerce'
import type { Rupiah } from '@naikkelas/contract/money'
import type { AppContext } from '../../../app-context.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { paymentProvidersOf } from './payment-providers.ts'

interface Offer {
  amount: Rupiah
  /** Of the buyer; null without one. */
  phone: string | null
}

/** Channels that a gateway takes this amount by, in the order of the checkout. */
export function offeredChannels(ctx: AppContext, offer: Offer): PaymentChannel[] {
  return paymentChannelNames.filter((channel) => providerFor(ctx, channel, offer) !== undefined)
}

/** Those of them that can be kept, to be charged later without the payer. */
export const savableChannels = (ctx: AppContext, offer: Offer): PaymentChannel[] =>
  offeredChannels(ctx, offer).filter((channel) => providerFor(ctx, channel, offer)?.channels[channel]?.isSavable)

/** The preferred gateway among those that take it. */
export function providerFor(
  ctx: AppContext,
  channel: PaymentChannel,
  { amount, phone }: Offer,
): PaymentProvider | undefined {
  // OVO asks the wallet of a number.
  if (channel === 'ovo' && phone === null) return undefined
  return paymentProvidersOf(ctx).find(({ channels, cardEntry }) => {
    const terms = channels[channel]
    // A card token that is made before the attempt has no place in this checkout.
    if (terms === undefined || (channel === 'card' && cardEntry.when === 'beforeCreate')) return false
    return amount >= terms.minAmount && amount <= terms.maxAmount
  })
}
