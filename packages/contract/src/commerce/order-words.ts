import { paymentMethods, paymentModes, paymentStatuses, transactionSources } from '../enumerations/index.ts'
import { type PaymentChannel, paymentChannels } from './payment-channels.ts'
import type { LedgerAccount } from './transactions.ts'

export const statusWords = {
  [paymentStatuses.waitingForPayment]: 'Menunggu pembayaran',
  [paymentStatuses.paid]: 'Lunas',
  [paymentStatuses.expired]: 'Berakhir',
} as const

export const sourceWords = {
  [transactionSources.house]: 'Sendiri',
  [transactionSources.commissionPartner]: 'Mitra komisi',
  [transactionSources.subscriptionPartner]: 'Mitra langganan',
} as const

type Method = (typeof paymentMethods)[keyof typeof paymentMethods]

export const methodWords: Readonly<Record<Method, string>> = {
  [paymentMethods.free]: 'Gratis',
  [paymentMethods.transfer]: 'Transfer bank',
  [paymentMethods.creditCard]: 'Kartu kredit',
  [paymentMethods.eWallet]: 'Dompet digital',
  [paymentMethods.outletOrInternetBanking]: 'Gerai ritel atau internet banking',
  [paymentMethods.qris]: 'QRIS',
}

interface Way {
  channel: PaymentChannel | null
  mode: (typeof paymentModes)[keyof typeof paymentModes]
  method: Method
}

/** What a way to pay is called: its channel, or “Transfer manual” where the team looks for the money. */
export function wayWords({ mode, method, channel }: Way): string {
  if (channel !== null) return paymentChannels[channel].label
  return mode === paymentModes.manual && method === paymentMethods.transfer ? 'Transfer manual' : methodWords[method]
}

export const accountWords: Readonly<Record<LedgerAccount, string>> = {
  buyers_money: 'Uang pembeli',
  unallocated: 'Belum dialokasikan',
  platform: 'Platform',
  partner: 'Mitra',
  affiliate: 'Afiliasi',
  tax: 'PPN',
  refunds: 'Utang pengembalian',
  gateway_fees: 'Biaya gateway',
}
