import type { GatewayDifferenceKind } from '@naikkelas/contract/commerce'

interface Theirs {
  reference: string
  amount: number
  fee: number
}

/** What is recorded of an attempt at the gateway. */
interface Ours {
  reference: string
  orderId: string
  /** Of all payments around the day. */
  amount: number
  /** Whether a payment is so far from midnight that the report of the day must have it. */
  isWithinDay: boolean
  /** In the ledger; null where there is none yet. */
  fee: number | null
}

export interface FoundDifference {
  kind: GatewayDifferenceKind
  reference: string
  orderId: string | null
  ours: number | null
  theirs: number | null
}

/** Everything that a report and the records disagree about; each side by reference, at most once. */
export function differencesOf(theirs: readonly Theirs[], ours: readonly Ours[]): FoundDifference[] {
  const known = new Map(ours.map((one) => [one.reference, one]))
  const reported = new Set(theirs.map(({ reference }) => reference))
  return [
    ...theirs.flatMap((row) => differencesOfRow(row, known.get(row.reference))),
    ...ours
      .filter(({ reference, amount, isWithinDay }) => isWithinDay && amount > 0 && !reported.has(reference))
      .map(({ reference, orderId, amount }) => ({
        kind: 'missing_there' as const,
        reference,
        orderId,
        ours: amount,
        theirs: null,
      })),
  ]
}

function differencesOfRow({ reference, amount, fee }: Theirs, ours: Ours | undefined): FoundDifference[] {
  if (ours === undefined || ours.amount === 0)
    return [{ kind: 'missing_here', reference, orderId: ours?.orderId ?? null, ours: null, theirs: amount }]
  const same = { reference, orderId: ours.orderId }
  return [
    ...(ours.amount === amount ? [] : [{ kind: 'other_amount' as const, ...same, ours: ours.amount, theirs: amount }]),
    ...(ours.fee === null || ours.fee === fee
      ? []
      : [{ kind: 'other_fee' as const, ...same, ours: ours.fee, theirs: fee }]),
  ]
}

/** Several rows of one reference as one. */
export function byReference(rows: readonly Theirs[]): Theirs[] {
  const sums = new Map<string, Theirs>()
  for (const { reference, amount, fee } of rows) {
    const before = sums.get(reference)
    sums.set(reference, { reference, amount: amount + (before?.amount ?? 0), fee: fee + (before?.fee ?? 0) })
  }
  return [...sums.values()]
}
