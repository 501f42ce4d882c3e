import { paymentStatuses } from '@naikkelas/contract'
import type { CaseDecision } from '@naikkelas/contract/commerce'

interface Decidable {
  decision: CaseDecision | null
  /** Of the order. */
  status: number
  /** Null once the account is deleted. */
  buyer: string | null
}

/**
 * What can be decided of a case: once, and what was ordered is delivered only while its order is not paid and its buyer
 * is known.
 */
export function choicesOf({ decision, status, buyer }: Decidable): CaseDecision[] {
  if (decision !== null) return []
  return status === paymentStatuses.paid || buyer === null ? ['repay', 'keep'] : ['repay', 'deliver', 'keep']
}
