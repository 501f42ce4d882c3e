import { type PaymentChannel, paymentChannels } from '@naikkelas/contract/commerce'
import { paymentMethods, paymentModes, paymentStatuses } from '@naikkelas/contract'

export const statusWords = {
  [paymentStatuses.waitingForPayment]: 'Menunggu pembayaran',
  [paymentStatuses.paid]: 'Lunas',
  [paymentStatuses.expired]: 'Berakhir',
} as const

const statusTones = {
  [paymentStatuses.waitingForPayment]: 'warn',
  [paymentStatuses.paid]: 'ok',
  [paymentStatuses.expired]: 'neutral',
} as const

interface Standing {
  status: (typeof paymentStatuses)[keyof typeof paymentStatuses]
  isLate: boolean
  total: number
  refunded: number
}

/** How an order is, with the money that went back of it. */
export function orderStanding({ status, isLate, total, refunded }: Standing) {
  if (refunded > 0)
    return refunded === total
      ? ({ words: 'Dana dikembalikan', tone: 'neutral' } as const)
      : ({ words: 'Lunas, sebagian dikembalikan', tone: 'ok' } as const)
  return { words: isLate ? 'Lunas terlambat' : statusWords[status], tone: statusTones[status] } as const
}

type Method = (typeof paymentMethods)[keyof typeof paymentMethods]

const methodNames: Readonly<Record<Method, string>> = {
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
  return mode === paymentModes.manual && method === paymentMethods.transfer ? 'Transfer manual' : methodNames[method]
}
