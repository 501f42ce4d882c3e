import type { PaymentAttemptState } from '@naikkelas/contract/commerce'
import type { Payment } from './payment-provider.ts'

/** What the gateway says of it; money that came is not undone by a later message. */
export function stateAfter(before: PaymentAttemptState, { outcome }: Pick<Payment, 'outcome'>): PaymentAttemptState {
  if (before === 'succeeded') return before
  switch (outcome.kind) {
    case 'pending':
      return 'requires_action'
    case 'paid':
      return 'succeeded'
    default:
      return outcome.kind
  }
}

const MINUTE = 60_000
const FIRST_CHECK_MS = 2 * MINUTE
const CHECK_MS = 5 * MINUTE
/** After its end: what was paid at the last moment, and what a bank takes back within minutes. */
const LAST_CHECK_MS = 10 * MINUTE
const LATE_CHECK_MS = 60 * MINUTE

interface Checked {
  payment: Pick<Payment, 'isOpen' | 'outcome' | 'expiresAt'>
  /** Until when it was asked for. */
  expiresAt: Date
  isUnwanted: boolean
  isFirst: boolean
  /** Whether its bank may take the money back. */
  mayBeReversed: boolean
  now: Date
}

/**
 * When the gateway is asked again, because its messages get lost (product.md, reconcile): after two minutes, then every
 * five, and ten minutes after its end, or after money came that its bank may take back; each hour where it can be paid beyond that. Null: nothing more is expected.
 */
export function nextCheckAt({ payment, expiresAt, isUnwanted, isFirst, mayBeReversed, now }: Checked): Date | null {
  const lastAt = new Date(expiresAt.getTime() + LAST_CHECK_MS)
  const { isOpen, outcome } = payment
  if (isOpen && isUnwanted) return later(now, CHECK_MS)
  if (outcome.kind === 'paid' && mayBeReversed) {
    const settledAt = later(new Date(Math.max(...outcome.captures.map(({ at }) => at.getTime()))), LAST_CHECK_MS)
    return settledAt > now ? settledAt : null
  }
  if (outcome.kind === 'cancelled' || outcome.kind === 'paid') return null
  if (now < lastAt) return earlier(later(now, isFirst ? FIRST_CHECK_MS : CHECK_MS), lastAt)
  return isOpen && (payment.expiresAt ?? lastAt) > now ? later(now, LATE_CHECK_MS) : null
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
const earlier = (one: Date, other: Date) => (one < other ? one : other)

/** Of an attempt that no gateway was asked for yet: when it is tried again should this process end. */
export const unmadeCheckAt = (now: Date) => later(now, MINUTE)
