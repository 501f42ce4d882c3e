import type { Queries, Tx } from '../../../platform/database/index.ts'
import type { LedgerEntry } from './entries.rules.ts'
import { findEntriesOf, insertEntry, type StoredEntry } from './ledger.repo.ts'

/**
 * Records a movement of money in the transaction that makes it true. A second run records nothing.
 * @returns false when it was recorded before
 */
export const recordEntry = (tx: Tx, entry: LedgerEntry): Promise<boolean> => insertEntry(tx, entry)

/** What the ledger has of an order, oldest first. */
export const findEntries = (queries: Queries, orderId: string): Promise<StoredEntry[]> =>
  findEntriesOf(queries, orderId)
