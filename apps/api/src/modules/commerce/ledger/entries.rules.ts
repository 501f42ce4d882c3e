import type { LedgerAccount, LedgerEntryKind } from '@naikkelas/contract/commerce'
import type { Rupiah } from '@naikkelas/contract/money'
import type { SignedShares } from './shares.rules.ts'

interface LedgerLine {
  account: LedgerAccount
  partnerId: string | null
  affiliateCodeId: string | null
  /** Debits are positive, credits negative. */
  amount: number
}

export interface LedgerEntry {
  /** Of this movement and no other: recorded once. */
  key: string
  kind: LedgerEntryKind
  orderId: string
  /** At least two, none of zero; their sum is zero. */
  lines: readonly LedgerLine[]
  at: Date
}

interface Movement {
  orderId: string
  at: Date
}

/** Money came in for an order; what it pays for is decided by another entry. @param paymentId of the payment, ours */
export function captureEntry(paymentId: string, amount: Rupiah, { orderId, at }: Movement): LedgerEntry {
  return {
    key: `capture:${paymentId}`,
    kind: 'capture',
    orderId,
    lines: [line('buyers_money', amount), line('unallocated', -amount)],
    at,
  }
}

export interface SharedLine {
  shares: SignedShares
  partnerId: string | null
  affiliateCodeId: string | null
}

/** Money that came in pays for the lines of an order; null when they cost nothing. */
export function saleEntry(lines: readonly SharedLine[], { orderId, at }: Movement): LedgerEntry | null {
  const credits = lines.flatMap((one) => shareLines(one, -1))
  if (credits.length === 0) return null
  const total = -sumOf(credits)
  return { key: `sale:${orderId}`, kind: 'sale', orderId, lines: [line('unallocated', total), ...credits], at }
}

/** A refund was decided: shares are taken back, the buyer is owed the money. */
export function refundEntry(refundId: string, lines: readonly SharedLine[], { orderId, at }: Movement): LedgerEntry {
  const debits = lines.flatMap((one) => shareLines(one, 1))
  return {
    key: `refund:${refundId}`,
    kind: 'refund',
    orderId,
    lines: [...debits, line('refunds', -sumOf(debits))],
    at,
  }
}

/** Owed money went back to the buyer. */
export function repaymentEntry(refundId: string, amount: Rupiah, { orderId, at }: Movement): LedgerEntry {
  return {
    key: `repayment:${refundId}`,
    kind: 'repayment',
    orderId,
    lines: [line('refunds', amount), line('buyers_money', -amount)],
    at,
  }
}

/** Money that paid for nothing goes back: the buyer is owed it. */
export function returnEntry(refundId: string, amount: Rupiah, { orderId, at }: Movement): LedgerEntry {
  return {
    key: `refund:${refundId}`,
    kind: 'refund',
    orderId,
    lines: [line('unallocated', amount), line('refunds', -amount)],
    at,
  }
}

/** Money that paid for nothing stays: it is the platform's. */
export function keepEntry(caseId: string, amount: Rupiah, { orderId, at }: Movement): LedgerEntry {
  return {
    key: `keep:${caseId}`,
    kind: 'keep',
    orderId,
    lines: [line('unallocated', amount), line('platform', -amount)],
    at,
  }
}

/** What a gateway has kept of a payment: it never arrives. @param key of the payment and the report */
export function feeEntry(key: string, amount: number, { orderId, at }: Movement): LedgerEntry {
  return {
    key: `fee:${key}`,
    kind: 'fee',
    orderId,
    lines: [line('gateway_fees', amount), line('buyers_money', -amount)],
    at,
  }
}

const sumOf = (lines: readonly LedgerLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

function line(account: LedgerAccount, amount: number, owner: Partial<LedgerLine> = {}): LedgerLine {
  return { account, partnerId: null, affiliateCodeId: null, amount, ...owner }
}

/** Shares of nothing have no line. */
function shareLines({ shares, partnerId, affiliateCodeId }: SharedLine, sign: 1 | -1): LedgerLine[] {
  return [
    line('tax', sign * shares.tax),
    line('partner', sign * shares.partner, { partnerId }),
    line('affiliate', sign * shares.affiliate, { affiliateCodeId }),
    line('platform', sign * shares.platform),
  ].filter(({ amount }) => amount !== 0)
}
