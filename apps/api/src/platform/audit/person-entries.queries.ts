import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../database/index.ts'
import { rowsOf, timestampColumn } from '../database/rows.ts'

const entryRow = z
  .object({
    id: z.uuid(),
    realm: z.string(),
    actor_id: z.uuid(),
    endpoint: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    reason: z.nullable(z.string()),
    at: timestampColumn,
  })
  .transform(({ actor_id, ...row }) => ({ ...row, actorId: actor_id }))

/** An entry about a person, or of what the person did; personal values in it stay sealed. */
export type PersonEntry = z.output<typeof entryRow>

interface Person {
  /** Realm of the account. */
  realm: string
  /** The noun that the back office's addresses have for it. */
  recordType: string
  /** Of the account, and of those that were merged into it. */
  ids: readonly string[]
}

/** Latest first. */
export function findPersonEntries(
  queries: Queries,
  { realm, recordType, ids }: Person,
  limit: number,
): Promise<PersonEntry[]> {
  const columns = sql`id, realm, actor_id, endpoint, before, after, reason, at`
  return rowsOf(
    queries,
    entryRow,
    sql`
      SELECT ${columns} FROM (
        (SELECT ${columns} FROM audit_entries WHERE realm = ${realm} AND actor_id = ANY(${sql.param(ids)}::uuid[])
          ORDER BY at DESC, id DESC LIMIT ${limit})
        UNION ALL
        (SELECT ${columns} FROM audit_entries WHERE record_type = ${recordType} AND record_id = ANY(${sql.param(ids)}::text[]) AND realm = 'admin'
          ORDER BY at DESC, id DESC LIMIT ${limit})
      ) AS entries ORDER BY at DESC, id DESC LIMIT ${limit}`,
  )
}
