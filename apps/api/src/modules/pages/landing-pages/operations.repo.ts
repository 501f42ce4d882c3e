import type { AppliedChange } from '@naikkelas/contract/pages'
import type { Change, Operation } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const operationsColumn = z.custom<Change['operations']>(Array.isArray)

const appliedRow = z
  .object({
    version: z.number(),
    operation_id: z.uuid(),
    operation: operationsColumn,
    at: timestampColumn,
    actor_id: z.uuid(),
    actor_name: z.string(),
  })
  .transform(
    (row): AppliedChange => ({
      version: row.version,
      change: { id: row.operation_id, operations: row.operation },
      actor: { id: row.actor_id, name: row.actor_name },
      at: row.at.toISOString(),
    }),
  )

export interface NewOperation {
  pageId: string
  version: number
  change: Change
  inverse: readonly Operation[]
  actorId: string
  at: Date
}

export async function insertOperations(queries: Queries, operations: readonly NewOperation[]) {
  if (operations.length === 0) return
  const values = operations.map(
    ({ pageId, version, change, inverse, actorId, at }) =>
      sql`(${pageId}::uuid, ${version}::int, ${change.id}::uuid, ${actorId}::uuid, ${JSON.stringify(change.operations)}::jsonb, ${JSON.stringify(inverse)}::jsonb, ${at}::timestamptz)`,
  )
  await queries.execute(
    sql`INSERT INTO landing_page_operations (page_id, version, operation_id, actor_id, operation, inverse, at) VALUES ${sql.join(values, sql`, `)}`,
  )
}

export interface KnownChange {
  operations: Change['operations']
  actorId: string
}

/** Those of these changes that a page holds already, by their id. */
export async function findKnownChanges(
  queries: Queries,
  pageId: string,
  changeIds: readonly string[],
): Promise<Map<string, KnownChange>> {
  const rows = await rowsOf(
    queries,
    z.object({ operation_id: z.uuid(), operation: operationsColumn, actor_id: z.uuid() }),
    sql`SELECT operation_id, operation, actor_id FROM landing_page_operations WHERE page_id = ${pageId} AND operation_id = ANY(${sql.param(changeIds)}::uuid[])`,
  )
  return new Map(
    rows.map(({ operation_id, operation, actor_id }) => [operation_id, { operations: operation, actorId: actor_id }]),
  )
}

/** Changes after a version, in order; at most 2,000. */
export function findChangesSince(queries: Queries, pageId: string, version: number): Promise<AppliedChange[]> {
  return rowsOf(
    queries,
    appliedRow,
    sql`
      SELECT version, operation_id, operation, at, actor_id, admin_users.name AS actor_name
      FROM landing_page_operations JOIN admin_users ON admin_users.id = actor_id
      WHERE page_id = ${pageId} AND version > ${version} ORDER BY version LIMIT 2000`,
  )
}

/** Sections that were once removed from a page, by their id, as the inverse of the removal keeps them. */
export async function findRemovedSections(
  queries: Queries,
  pageId: string,
  sectionIds: readonly string[],
): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>()
  for (const id of sectionIds) {
    const kept = JSON.stringify([{ kind: 'insertSection', section: { id } }])
    const rows = await rowsOf(
      queries,
      z.object({ inverse: z.array(z.looseObject({ kind: z.string() })) }),
      sql`SELECT inverse FROM landing_page_operations WHERE page_id = ${pageId} AND inverse @> ${kept}::jsonb ORDER BY version DESC LIMIT 1`,
    )
    const back = rows[0]?.inverse.find(
      (operation) => operation.kind === 'insertSection' && (operation.section as { id?: unknown })?.id === id,
    )
    if (back) found.set(id, back.section)
  }
  return found
}
