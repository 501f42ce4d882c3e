import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Queries, Tx } from '../database/index.ts'
import { countOf } from '../database/rows.ts'

export interface AuditEntry {
  realm: string
  actorId: string
  /** `PATCH /admin/leads/{leadId}` */
  endpoint: string
  /** The noun of the address: `leads`. */
  recordType: string
  recordId: string | null
  /** Null where it did not exist, or is not kept. */
  before: unknown
  after: unknown
  requestId: string | null
  at: Date
}

export async function insertAuditEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  const { realm, actorId, endpoint, recordType, recordId, before, after, requestId, at } = entry
  await tx.execute(sql`
    INSERT INTO audit_entries (id, realm, actor_id, endpoint, record_type, record_id, before, after, request_id, at)
    VALUES (${uuidv7()}, ${realm}, ${actorId}, ${endpoint}, ${recordType}, ${recordId},
      ${json(before)}::jsonb, ${json(after)}::jsonb, ${requestId}, ${at.toISOString()}::timestamptz)`)
}

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

/** At most so many at once, so that tidying stays below the time limit of a statement. */
const DELETED_AT_ONCE = 5_000

/** Deletes what is older than that; answers how many there were, `DELETED_AT_ONCE` when there may be more. */
export function deleteAuditEntriesBefore(queries: Queries, before: Date): Promise<number> {
  return countOf(
    queries,
    sql`
      DELETE FROM audit_entries WHERE id IN (
        SELECT id FROM audit_entries WHERE at < ${before.toISOString()}::timestamptz ORDER BY at LIMIT ${DELETED_AT_ONCE})`,
  )
}
