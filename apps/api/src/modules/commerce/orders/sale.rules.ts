import type { FeatureFlags } from '@naikkelas/contract/site'
import { paymentMethods, paymentModes, paymentStatuses, type SellableKind } from '@naikkelas/contract'
import {
  type Availability,
  type CheckoutRefusal,
  type PaymentCaseKind,
  type PaymentChannel,
  type PaymentChannelKind,
  paymentChannels,
  type WayToPay,
} from '@naikkelas/contract/commerce'

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
  flags: Pick<FeatureFlags, 'automatic_payment' | 'service_payment' | 'supermentor_checkout'>
  /** Of gateways, for this total. */
  channels: readonly PaymentChannel[]
  /** Whether there is an account that buyers can transfer to. */
  hasBankAccount: boolean
}

/**
 * How a total can be paid, in the order in which it is offered: nothing costs nothing, everything else is paid by a channel
 * of a gateway, while the flag for that is on, or transferred by hand. Services and Super Mentor are sold by conversation while their flags are off (product.md, CO20).
 */
export function waysToPay({ kind, total, flags, channels, hasBankAccount }: Payment): WayToPay[] {
  if (kind === 'service' && !flags.service_payment) return []
  if (kind === 'add_on' && !flags.supermentor_checkout) return []
  if (total === 0) return [{ mode: paymentModes.automatic, method: paymentMethods.free, channel: null }]
  const automatic = flags.automatic_payment ? channels : []
  return [
    ...automatic.map((channel) => ({
      mode: paymentModes.automatic,
      method: paymentChannels[channel].method,
      channel,
    })),
    ...(hasBankAccount ? [{ mode: paymentModes.manual, method: paymentMethods.transfer, channel: null }] : []),
  ]
}

interface Invoice {
  channels: readonly PaymentChannel[]
  hasBankAccount: boolean
}

const numberedKinds: ReadonlySet<PaymentChannelKind> = new Set(['virtualAccount', 'outlet'])

/** By what an invoice is paid that waits for days: a number, or a transfer by hand (null), which needs no gateway. */
export function invoiceWay({ channels, hasBankAccount }: Invoice): PaymentChannel | null {
  const numbered = channels.find((channel) => numberedKinds.has(paymentChannels[channel].kind))
  return numbered ?? (hasBankAccount ? null : (channels[0] ?? null))
}

interface Received {
  status: number
  total: number
  amount: number
  /** Whether it can be had (still, for an order that expired). */
  isDeliverable: boolean
}

/**
 * What money does that came in for an order: the order's amount pays it, also late if it can still be had; everything else
 * is money that people decide on (product.md, late payment and amount check).
 */
export function paymentOutcome({ status, total, amount, isDeliverable }: Received): 'pays' | PaymentCaseKind {
  if (status === paymentStatuses.paid) return 'paid_twice'
  if (amount < total) return 'underpaid'
  if (amount > total) return 'overpaid'
  return isDeliverable ? 'pays' : 'late_undeliverable'
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** product.md, expiry. */
const waitsFor: Readonly<Record<PaymentChannelKind, number>> = {
  virtualAccount: 24 * HOUR,
  outlet: 24 * HOUR,
  internetBanking: 2 * HOUR,
  card: 30 * MINUTE,
  qris: 30 * MINUTE,
  eWallet: 15 * MINUTE,
}

/** When an order that waits is given up; without a channel it waits for a manual transfer. */
export function waitsUntil(placedAt: Date, channel: PaymentChannel | null): Date {
  const waits = channel === null ? 48 * HOUR : waitsFor[paymentChannels[channel].kind]
  return new Date(placedAt.getTime() + waits)
}

/** Time for the team to look at a transfer that its buyer has shown, a weekend included. */
export const waitsWithProofUntil = (sentAt: Date): Date => new Date(sentAt.getTime() + 96 * HOUR)

/** Of these kinds one is enough; the others are engagements, each of its own. */
export const isHadOnce = (kind: SellableKind): boolean => kind === 'course' || kind === 'tool' || kind === 'event'

interface Term {
  /** Days of a licence or of sessions; null for what does not end. */
  days: number | null
  grantedAt: Date
}

export const endOf = ({ days, grantedAt }: Term): Date | null =>
  days === null ? null : new Date(grantedAt.getTime() + days * 24 * HOUR)
