import type { PaymentChannel } from '@naikkelas/contract/commerce'
import { paymentChannelNames } from '@naikkelas/contract/commerce'
import type { ChannelTerms, PaymentProvider, PaymentProviderName, PaymentRequest } from '../payment-provider.ts'
import { PaymentProviderError } from '../payment-provider-error.ts'

/** The channels of a gateway that the operator's account has, in the order of the checkout. */
export function channelsOf(
  all: PaymentProvider['channels'],
  activated: readonly PaymentChannel[],
): PaymentProvider['channels'] {
  const offered = paymentChannelNames.flatMap((name): [PaymentChannel, ChannelTerms][] => {
    const terms = all[name]
    return terms && activated.includes(name) ? [[name, terms]] : []
  })
  return Object.fromEntries(offered)
}

/** @throws PaymentProviderError when the channel does not take this amount, before anything is sent */
export function refuseUnavailable(
  provider: PaymentProviderName,
  channels: PaymentProvider['channels'],
  { channel, amount }: PaymentRequest,
) {
  const terms = channels[channel]
  const detail = `${channel} of ${amount}`
  if (terms === undefined) throw new PaymentProviderError({ provider, code: 'channel_unavailable', detail })
  if (amount < terms.minAmount || amount > terms.maxAmount)
    throw new PaymentProviderError({ provider, code: 'amount_out_of_range', detail })
}
