import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'

const words = z.nullable(z.string())
const moment = z.nullable(timestampColumn)

const grantRow = z
  .object({
    id: z.uuid(),
    course_id: z.uuid(),
    course_number: bigintColumn,
    course_name: z.string(),
    reason: z.string(),
    granted_at: timestampColumn,
    granted_by: words,
    ends_at: moment,
    revoked_at: moment,
    revoke_reason: words,
    revoked_by: words,
  })
  .transform((row) => ({
    id: row.id,
    course: { id: row.course_id, number: row.course_number, name: row.course_name },
    reason: row.reason,
    grantedAt: row.granted_at,
    grantedBy: row.granted_by,
    endsAt: row.ends_at,
    revokedAt: row.revoked_at,
    revokeReason: row.revoke_reason,
    revokedBy: row.revoked_by,
  }))
export type StoredGrant = z.output<typeof grantRow>

const selected = sql`
  SELECT g.id, s.id AS course_id, s.number AS course_number, s.name AS course_name, g.reason, g.granted_at, g.ends_at,
    g.revoked_at, g.revoke_reason, giver.name AS granted_by, revoker.name AS revoked_by
  FROM access_grants g JOIN sellables s ON s.id = g.sellable_id
  LEFT JOIN admin_users giver ON giver.id = g.granted_by LEFT JOIN admin_users revoker ON revoker.id = g.revoked_by`

/** The latest first. */
export const findGrants = (queries: Queries, learnerId: string): Promise<StoredGrant[]> =>
  rowsOf(queries, grantRow, sql`${selected} WHERE g.learner_id = ${learnerId} ORDER BY g.granted_at DESC, g.id DESC`)

export const findGrant = (queries: Queries, id: string): Promise<StoredGrant | undefined> =>
  rowOf(queries, grantRow, sql`${selected} WHERE g.id = ${id}`)

const learnerRow = z
  .object({ id: z.uuid(), name: z.string(), email: z.string(), is_closed: z.boolean() })
  .transform(({ is_closed: isClosed, ...row }) => ({ ...row, isClosed }))

/** Held until the transaction ends: two grants at once come one after the other. */
export const lockLearner = (tx: Tx, id: string) =>
  rowOf(
    tx,
    learnerRow,
    sql`
      SELECT id, name, email, deletion_requested_at IS NOT NULL AS is_closed FROM learner_users
      WHERE id = ${id} FOR NO KEY UPDATE`,
  )

export const hasLearner = async (queries: Queries, id: string): Promise<boolean> =>
  (await countOf(queries, sql`SELECT FROM learner_users WHERE id = ${id}`)) === 1

/** Undefined for what is no course, or several in one. */
export const findSingleCourse = (queries: Queries, id: string) =>
  rowOf(
    queries,
    z.object({ id: z.uuid(), name: z.string(), number: bigintColumn }),
    sql`
      SELECT s.id, s.name, s.number FROM sellables s
      WHERE s.id = ${id} AND s.kind = 'course' AND s.archived_at IS NULL
        AND NOT EXISTS (SELECT FROM course_bundle_items b WHERE b.bundle_id = s.id)`,
  )

/** Whether the learner can use it now, however that came about. */
export const isOpenFor = async (
  queries: Queries,
  { learnerId, sellableId, now }: { learnerId: string; sellableId: string; now: Date },
): Promise<boolean> =>
  (await countOf(
    queries,
    sql`
      SELECT FROM accesses WHERE learner_id = ${learnerId} AND sellable_id = ${sellableId} AND revoked_at IS NULL
        AND (ends_at IS NULL OR ends_at > ${now})`,
  )) > 0

interface NewGrant {
  id: string
  learnerId: string
  sellableId: string
  reason: string
  actorId: string
  at: Date
  endsAt: Date | null
}

export async function insertGrant(tx: Tx, { id, learnerId, sellableId, reason, actorId, at, endsAt }: NewGrant) {
  await tx.execute(sql`
    INSERT INTO access_grants (id, learner_id, sellable_id, reason, granted_at, granted_by, ends_at)
    VALUES (${id}, ${learnerId}, ${sellableId}, ${reason}, ${at}, ${actorId}, ${endsAt})`)
}

interface Revocation {
  id: string
  learnerId: string
  reason: string
  actorId: string
  at: Date
}

/** @returns whether it was this learner's and not withdrawn before */
export const revokeGrant = async (tx: Tx, { id, learnerId, reason, actorId, at }: Revocation): Promise<boolean> =>
  (await countOf(
    tx,
    sql`
      UPDATE access_grants SET revoked_at = ${at}, revoke_reason = ${reason}, revoked_by = ${actorId}
      WHERE id = ${id} AND learner_id = ${learnerId} AND revoked_at IS NULL`,
  )) === 1

export const grantData: PersonalDataSource = {
  name: 'Akses dari tim',
  tables: ['access_grants'],
  find: (queries, id) =>
    rowsOf(
      queries,
      z.record(z.string(), z.unknown()),
      sql`
        SELECT s.name, g.reason, g.granted_at, g.ends_at, g.revoked_at, g.revoke_reason
        FROM access_grants g JOIN sellables s ON s.id = g.sellable_id WHERE g.learner_id = ${id} ORDER BY g.granted_at, g.id`,
    ),
  async merge(tx, { survivorId, mergedId }) {
    await tx.execute(sql`UPDATE access_grants SET learner_id = ${survivorId} WHERE learner_id = ${mergedId}`)
  },
}
