import { systemClock } from '../../../../platform/clock.ts'
import { readEnv } from '../../../../env.ts'
import type { PaymentAccounts } from '../../../../ports/payment-accounts.ts'
import type { PaymentProvider, PaymentProviderName } from '../payment-provider.ts'
import { createPaymentProviders } from '../providers/registry.ts'
import type { GatewayUnderTest } from './payment-provider.contract.ts'

const names = ['URL', 'SECRET_KEY', 'PUBLIC_KEY', 'WEBHOOK_TOKEN', 'SERVER_KEY', 'CLIENT_KEY', 'CHANNELS']

/** Accounts of `SANDBOX_XENDIT_…` and `SANDBOX_MIDTRANS_…`: of other names than a product's, so that no test meets its money. */
function accounts(): PaymentAccounts {
  const given = ['XENDIT', 'MIDTRANS'].flatMap((gateway) =>
    names.map((name): [string, string | undefined] => [
      `${gateway}_${name}`,
      process.env[`SANDBOX_${gateway}_${name}`],
    ]),
  )
  return readEnv({
    MIDTRANS_URL: 'https://api.sandbox.midtrans.com',
    ...Object.fromEntries(given.filter(([, value]) => value)),
  }).paymentAccounts
}

/** The sandboxes whose keys are there. */
export function sandboxes(): { name: PaymentProviderName; start: () => Promise<GatewayUnderTest> }[] {
  const { xendit, midtrans } = accounts()
  const right = createPaymentProviders({ xendit, midtrans }, systemClock)
  const wrong = createPaymentProviders(
    {
      xendit: xendit && { ...xendit, secretKey: 'xnd_development_salah' },
      midtrans: midtrans && { ...midtrans, serverKeys: ['SB-Mid-server-salah'] },
    },
    systemClock,
  )
  return right.map((provider, index) => ({
    name: provider.name,
    start: async () => ({
      provider,
      withWrongKey: wrong[index] as PaymentProvider,
      now: systemClock.now,
      pay: xendit && provider.name === 'xendit' ? simulatedBy(xendit) : undefined,
      cardToken: undefined,
    }),
  }))
}

/** Xendit pays by itself in test mode; at Midtrans a person does. */
function simulatedBy({ url, secretKey }: { url: string; secretKey: string }): GatewayUnderTest['pay'] {
  return async ({ providerId, amount }) => {
    await fetch(`${url}/v3/payment_requests/${providerId}/simulate`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
        'api-version': '2024-11-11',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ amount }),
    })
  }
}
