import type { Clock } from '../../../../platform/clock.ts'
import type { PaymentAccounts } from '../../../../ports/payment-accounts.ts'
import type { PaymentProvider, PaymentProviderName } from '../payment-provider.ts'
import { createMidtransProvider } from './midtrans/midtrans-provider.ts'
import { createXenditProvider } from './xendit/xendit-provider.ts'

/** Every gateway there is, the preferred one first: where two offer a channel, the first takes it. */
const providers = {
  xendit: ({ xendit }) => xendit && createXenditProvider(xendit),
  midtrans: ({ midtrans }, clock) => midtrans && createMidtransProvider(midtrans, clock),
} satisfies Record<PaymentProviderName, (accounts: PaymentAccounts, clock: Clock) => PaymentProvider | undefined>

/** The gateways whose keys the operator has given, in the order of preference. */
export function createPaymentProviders(accounts: PaymentAccounts, clock: Clock): readonly PaymentProvider[] {
  return Object.values(providers)
    .map((create) => create(accounts, clock))
    .filter((provider) => provider !== undefined)
}
