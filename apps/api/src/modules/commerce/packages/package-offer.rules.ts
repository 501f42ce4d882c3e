import { packageMonths, recurringPackages } from '@naikkelas/contract'
import type { CheckoutRefusal } from '@naikkelas/contract/commerce'

export type Months = 1 | 3 | 6

/** Null for a package of a length that is not sold. */
export function monthsOf(packageCode: number): Months | null {
  const code = recurringPackages.find((one) => one === packageCode)
  return code === undefined ? null : packageMonths[code]
}

interface Asked {
  months: Months | null
  /** Whether the flag for recurring payments is on. */
  isOpen: boolean
  partnerId: string | null
  isRunning: boolean
  isRenewable: boolean
}

/** Why a package cannot be bought by this buyer now. What was agreed to is paid on while the flag is off. */
export function packageRefusalOf({ months, isOpen, partnerId, isRunning, isRenewable }: Asked): CheckoutRefusal | null {
  if (months === null) return 'package_not_sold'
  if (!isOpen && !(isRunning && isRenewable)) return 'recurring_closed'
  if (partnerId === null) return 'not_a_partner'
  return isRunning && !isRenewable ? 'subscribed' : null
}
