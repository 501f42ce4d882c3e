import { sql } from 'drizzle-orm'
import type { Tx } from '../database/index.ts'

export interface AuditEntry {
  /** Version 7. Sealed values of the entry open in it alone. */
  id: string
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
  /** What the actor gave as the reason; null where none is asked for. */
  reason: string | null
  requestId: string | null
  at: Date
}

export async function insertAuditEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  const { id, realm, actorId, endpoint, recordType, recordId, before, after, reason, requestId, at } = entry
  await tx.execute(sql`
    INSERT INTO audit_entries (id, realm, actor_id, endpoint, record_type, record_id, before, after, reason, request_id, at)
    VALUES (${id}, ${realm}, ${actorId}, ${endpoint}, ${recordType}, ${recordId},
      ${json(before)}::jsonb, ${json(after)}::jsonb, ${reason}, ${requestId}, ${at.toISOString()}::timestamptz)`)
}

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))
