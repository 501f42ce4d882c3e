import { paymentStatuses } from '@naikkelas/contract'
import { statusWords } from '@naikkelas/contract/commerce'

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
