import type { FeatureFlags } from '@naikkelas/contract/site'
import { paymentMethods, paymentModes, paymentStatuses, type SellableKind } from '@naikkelas/contract'
import type { Availability, CheckoutRefusal, PaymentCaseKind, WayToPay } from '@naikkelas/contract/commerce'

interface Sale {
  /** Active, not archived, and with a price. */
  isOffered: boolean
  availability: Availability
  isOwned: boolean
  ways: readonly WayToPay[]
}

/** Why it cannot be bought now; null if it can. What the buyer has already comes before what is closed. */
export function refusalOf({ isOffered, availability, isOwned, ways }: Sale): CheckoutRefusal | null {
  if (isOwned) return 'owned'
  if (!isOffered) return 'not_for_sale'
  if (availability !== 'available') return availability
  return ways.length === 0 ? 'no_payment_method' : null
}

interface Payment {
  kind: SellableKind
  total: number
  flags: Pick<FeatureFlags, 'service_payment' | 'supermentor_checkout'>
  /** Whether there is an account that buyers can transfer to. */
  hasBankAccount: boolean
}

/**
 * How a total can be paid, in the order in which it is offered: nothing costs nothing, everything else is transferred by
 * hand. Services and Super Mentor are sold by conversation while their flags are off (product.md, CO20).
 */
export function waysToPay({ kind, total, flags, hasBankAccount }: Payment): WayToPay[] {
  if (kind === 'partner_package') return []
  if (kind === 'service' && !flags.service_payment) return []
  if (kind === 'add_on' && !flags.supermentor_checkout) return []
  if (total === 0) return [{ mode: paymentModes.automatic, method: paymentMethods.free }]
  return hasBankAccount ? [{ mode: paymentModes.manual, method: paymentMethods.transfer }] : []
}

interface Transfer {
  status: number
  total: number
  /** Received. */
  amount: number
  /** Whether it can still be had: of what expired only. */
  isDeliverable: boolean
}

/**
 * What a transfer does: the amount of the order pays it, also late if it can still be had; everything else is money that
 * people decide on (product.md, late payment and amount check).
 */
export function transferOutcome({ status, total, amount, isDeliverable }: Transfer): 'pays' | PaymentCaseKind {
  if (amount < total) return 'underpaid'
  if (amount > total) return 'overpaid'
  return status === paymentStatuses.expired && !isDeliverable ? 'late_undeliverable' : 'pays'
}

const HOUR = 3_600_000

/** When an order that waits is given up (product.md, expiry): a manual transfer after 48 hours. */
export const waitsUntil = (placedAt: Date): Date => new Date(placedAt.getTime() + 48 * HOUR)

/** Of these kinds one is enough; the others are engagements, each of its own. */
export const isHadOnce = (kind: SellableKind): boolean => kind === 'course' || kind === 'tool' || kind === 'event'

interface Term {
  /** Days of a licence or of sessions; null for what does not end. */
  days: number | null
  grantedAt: Date
}

export const endOf = ({ days, grantedAt }: Term): Date | null =>
  days === null ? null : new Date(grantedAt.getTime() + days * 24 * HOUR)
