import type { MonthAmounts, MonthObstacle } from '@naikkelas/contract/commerce'
import type { Month } from '@naikkelas/contract/time'
import { createHash } from 'node:crypto'

export interface Snapshot {
  /** Of this shape. */
  version: 1
  month: Month
  /** Hash of the closing before: none can be exchanged without those behind it. */
  previousHash: string | null
  amounts: MonthAmounts
  obstacles: readonly MonthObstacle[]
}

/** The text that is stored, and its hash. */
export function sealed(snapshot: Snapshot): { text: string; hash: string } {
  const text = JSON.stringify(snapshot)
  return { text, hash: createHash('sha256').update(text, 'utf8').digest('hex') }
}

/** A stored text; the database has compared it with its hash. */
export const snapshotOf = (text: string): Snapshot => JSON.parse(text) as Snapshot
