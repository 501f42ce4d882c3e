import type { Queries } from '../../../platform/database/index.ts'
import { findBroken, moneyRules } from './money-rules.repo.ts'

interface AuditedRule {
  rule: string
  /** Codes, keys or ids of where it does not hold; empty where it does. At most five. */
  examples: readonly string[]
}

/** Looks at every rule of the money; changes nothing. */
export async function auditMoney(queries: Queries): Promise<AuditedRule[]> {
  const audited: AuditedRule[] = []
  for (const one of moneyRules) audited.push({ rule: one.rule, examples: await findBroken(queries, one, 5) })
  return audited
}
