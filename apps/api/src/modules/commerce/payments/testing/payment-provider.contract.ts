import type { PaymentChannel, PaymentChannelKind } from '@naikkelas/contract/commerce'
import { paymentChannels } from '@naikkelas/contract/commerce'
import { type Rupiah, rupiah } from '@naikkelas/contract/money'
import { expect, test } from 'vitest'
import type { Payment, PaymentAction, PaymentProvider, PaymentRequest } from '../payment-provider.ts'

/** A gateway that the port is tried against, and what can be done to it from outside. */
export interface GatewayUnderTest {
  provider: PaymentProvider
  /** The same gateway with a key that is not the merchant's. */
  withWrongKey: PaymentProvider
  now: () => Date
  /** Pays as a payer would. Undefined: only a person can. */
  pay: ((payment: Payment) => Promise<void>) | undefined
  /** A token of a card that needs no 3DS, as the browser gets it; of gateways that charge tokens. */
  cardToken: (() => Promise<string>) | undefined
}

let made = 0
const run = `${Date.now().toString(36)}`

export function requestOf(
  { now }: Pick<GatewayUnderTest, 'now'>,
  channel: PaymentChannel,
  change: Partial<PaymentRequest> = {},
): PaymentRequest {
  return {
    reference: `TRX-${run}-${++made}-1`,
    channel,
    amount: rupiah(135_000),
    expiresAt: new Date(now().getTime() + 24 * 3_600_000),
    description: 'Kelas Jualan Lewat WhatsApp',
    payer: { name: 'Budi Santoso', email: 'budi@contoh.id', phone: '6281234567890' },
    returnUrls: { success: 'https://naikkelas.id/berhasil', failure: 'https://naikkelas.id/gagal' },
    ...change,
  }
}

/** What a payer of each kind of channel is shown. */
const actions: Readonly<Record<PaymentChannelKind, readonly PaymentAction['kind'][]>> = {
  virtualAccount: ['virtualAccount', 'bill'],
  card: ['cardSession', 'redirect'],
  eWallet: ['redirect', 'confirmInApp'],
  outlet: ['paymentCode'],
  internetBanking: ['redirect'],
  qris: ['qr'],
}

const channelsOf = ({ channels }: PaymentProvider) => Object.keys(channels) as PaymentChannel[]

/** What every gateway does, whichever it is. Registers tests. */
export function describesGateway(start: () => Promise<GatewayUnderTest>): void {
  test('every channel that is offered makes a payment, which is found again by id and by reference', async () => {
    const gateway = await start()
    const { provider } = gateway
    for (const channel of channelsOf(provider).filter((name) => name !== 'card')) {
      const request = requestOf(gateway, channel)
      const payment = await provider.create(request)
      expect({ channel, ...payment }).toMatchObject({
        channel,
        reference: request.reference,
        amount: 135_000,
        isOpen: true,
        outcome: { kind: 'pending' },
      })
      expect([channel, actions[paymentChannels[channel].kind].includes(payment.action?.kind ?? 'qr')]).toEqual([
        channel,
        true,
      ])
      expect(await provider.get(payment.providerId)).toMatchObject({ ...payment, action: payment.action ?? undefined })
      expect(await provider.findByReference(request.reference)).toMatchObject({ providerId: payment.providerId })
    }
  })

  test('the expiry that was asked for holds, where the channel has none of its own', async () => {
    const gateway = await start()
    for (const channel of channelsOf(gateway.provider)) {
      if (channel === 'card' || channel === 'ovo' || gateway.provider.channels[channel]?.mayOutliveExpiry) continue
      const request = requestOf(gateway, channel)
      const { expiresAt } = await gateway.provider.create(request)
      expect(Math.abs((expiresAt?.getTime() ?? 0) - request.expiresAt.getTime())).toBeLessThan(2_000)
    }
  })

  test('what was never made is not found', async () => {
    const { provider } = await start()
    expect(await provider.findByReference(`TRX-${run}-tidak-ada`)).toBeUndefined()
    await expect(provider.get('pr-00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a wrong key is said to be one', async () => {
    const gateway = await start()
    const request = requestOf(gateway, 'bca_virtual_account')
    await expect(gateway.withWrongKey.create(request)).rejects.toMatchObject({ code: 'not_authorized' })
    await expect(gateway.withWrongKey.get('pr-1')).rejects.toMatchObject({ code: 'not_authorized' })
  })

  test('a reference makes one payment', async () => {
    const gateway = await start()
    const request = requestOf(gateway, 'bca_virtual_account')
    const { providerId } = await gateway.provider.create(request)
    const again = await gateway.provider.create(request).then(
      (payment) => payment.providerId,
      (error: { code?: string }) => error.code,
    )
    expect([providerId, 'duplicate_reference']).toContain(again)
    expect(await gateway.provider.findByReference(request.reference)).toMatchObject({ providerId })
  })

  test('amounts out of range and channels that are not offered are refused before anything is sent', async () => {
    const gateway = await start()
    const { minAmount, maxAmount } = gateway.provider.channels.alfamart ?? { minAmount: 0, maxAmount: 0 }
    for (const amount of [minAmount - 1, maxAmount + 1].map((value) => rupiah(value) as Rupiah))
      await expect(gateway.provider.create(requestOf(gateway, 'alfamart', { amount }))).rejects.toMatchObject({
        code: 'amount_out_of_range',
      })
    const missing = (Object.keys(paymentChannels) as PaymentChannel[]).find((name) => !gateway.provider.channels[name])
    if (missing)
      await expect(gateway.provider.create(requestOf(gateway, missing))).rejects.toMatchObject({
        code: 'channel_unavailable',
      })
  })

  test('a cancelled payment stays so, however often it is cancelled', async () => {
    const gateway = await start()
    const { providerId } = await gateway.provider.create(requestOf(gateway, 'bca_virtual_account'))
    for (let time = 1; time <= 2; time++) {
      const payment = await gateway.provider.cancel(providerId)
      expect(payment).toMatchObject({ isOpen: false, action: undefined })
      expect(['cancelled', 'expired']).toContain(payment.outcome.kind)
    }
  })

  test('what was paid is paid, and cancelling does not change that', async () => {
    const gateway = await start()
    if (gateway.pay === undefined) return
    const payment = await gateway.provider.create(requestOf(gateway, 'bca_virtual_account'))
    await gateway.pay(payment)
    const paid = { isOpen: false, outcome: { kind: 'paid', capturedAmount: 135_000 } }
    expect(await gateway.provider.get(payment.providerId)).toMatchObject(paid)
    expect(await gateway.provider.cancel(payment.providerId)).toMatchObject(paid)
  })
}
