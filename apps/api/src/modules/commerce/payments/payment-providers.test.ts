import { expect, test } from 'vitest'
import type { AppContext } from '../../../app-context.ts'
import type { PaymentAccounts } from '../../../ports/payment-accounts.ts'
import { systemClock } from '../../../platform/clock.ts'
import { paymentProviderNames, paymentProvidersOf } from './index.ts'
import { midtransAccount, xenditAccount } from '../../../testing/payment-accounts.ts'

/** What the providers are made of. */
const appWith = (paymentAccounts: PaymentAccounts) =>
  ({ jobs: {}, clock: systemClock, ports: { paymentAccounts } }) as unknown as AppContext

test('an application has its providers once, in the order of preference', () => {
  const app = appWith({ xendit: xenditAccount, midtrans: midtransAccount })
  expect(paymentProvidersOf(app).map(({ name }) => name)).toEqual([...paymentProviderNames])
  expect(paymentProvidersOf({ ...app })).toBe(paymentProvidersOf(app))
})

test('without an account there is no provider', () => {
  expect(paymentProvidersOf(appWith({ xendit: undefined, midtrans: undefined }))).toEqual([])
})
