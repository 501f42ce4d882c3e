import type { SellableKind } from '@naikkelas/contract'
import {
  type CatalogueImport,
  importPlans,
  type ImportPlan,
  type ImportRow,
  type SellableValue,
  sellableValueSchema,
} from '@naikkelas/contract/commerce'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { PlannedRow } from './plan-rows.rules.ts'

const instant = z.nullable(timestampColumn.transform((at) => at.toISOString()))

const importRow = z
  .object({
    id: z.uuid(),
    kind: z.custom<SellableKind>((kind) => typeof kind === 'string'),
    file_name: z.string(),
    by: z.nullable(z.string()),
    created_at: timestampColumn,
    applied_at: instant,
    reason: z.nullable(z.string()),
    is_undone: z.boolean(),
    new: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    wrong: z.number(),
    done: z.number(),
    left_count: z.number(),
  })
  .transform(
    (row): CatalogueImport => ({
      id: row.id,
      kind: row.kind,
      fileName: row.file_name,
      by: row.by,
      createdAt: row.created_at.toISOString(),
      appliedAt: row.applied_at,
      reason: row.reason,
      isUndone: row.is_undone,
      counts: { new: row.new, changed: row.changed, unchanged: row.unchanged, wrong: row.wrong },
      doneCount: row.done,
      leftCount: row.left_count,
    }),
  )

const selected = (where: SQL) => sql`
  SELECT i.id, kind, file_name, created_at, applied_at, reason, undone_at IS NOT NULL AS is_undone,
    (SELECT name FROM admin_users WHERE admin_users.id = actor_id) AS by, counts.*
  FROM catalogue_imports i, LATERAL (
    SELECT count(*) FILTER (WHERE plan = 'new')::int AS new, count(*) FILTER (WHERE plan = 'changed')::int AS changed,
      count(*) FILTER (WHERE plan = 'unchanged')::int AS unchanged, count(*) FILTER (WHERE plan = 'wrong')::int AS wrong,
      count(applied_version)::int AS done, count(left_reason)::int AS left_count
    FROM catalogue_import_rows WHERE import_id = i.id) counts
  WHERE ${where}`

export const findImport = (queries: Queries, id: string): Promise<CatalogueImport | undefined> =>
  rowOf(queries, importRow, selected(sql`i.id = ${id}`))

/** Held until the transaction ends: two that apply one import wait for each other. */
export async function lockImport(tx: Tx, id: string): Promise<CatalogueImport | undefined> {
  await tx.execute(sql`SELECT FROM catalogue_imports WHERE id = ${id} FOR NO KEY UPDATE`)
  return findImport(tx, id)
}

/** Latest first. */
export const findAppliedImports = (queries: Queries, kind: SellableKind, limit: number): Promise<CatalogueImport[]> =>
  rowsOf(
    queries,
    importRow,
    sql`${selected(sql`kind = ${kind} AND applied_at IS NOT NULL`)} ORDER BY applied_at DESC, i.id DESC LIMIT ${limit}`,
  )

interface NewImport {
  id: string
  kind: SellableKind
  fileName: string
  actorId: string
  at: Date
  rows: readonly PlannedRow[]
}

const rowsAtOnce = 500

export async function insertImport(tx: Tx, { id, kind, fileName, actorId, at, rows }: NewImport) {
  await tx.execute(sql`
    INSERT INTO catalogue_imports (id, kind, file_name, actor_id, created_at)
    VALUES (${id}, ${kind}, ${fileName}, ${actorId}, ${at})`)
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const json = JSON.stringify(
      rows.slice(from, from + rowsAtOnce).map(({ sellableId, ...row }) => ({ ...row, sellable_id: sellableId })),
    )
    await tx.execute(sql`
      INSERT INTO catalogue_import_rows (import_id, line, plan, name, sellable_id, version, before, after, changes, mistakes)
      SELECT ${id}, line, plan, name, sellable_id, version, nullif(before, 'null'), nullif(after, 'null'), changes, mistakes
      FROM jsonb_to_recordset(${json}::jsonb) AS r (line integer, plan text, name text, sellable_id uuid, version integer,
        before jsonb, after jsonb, changes jsonb, mistakes jsonb)`)
  }
}

const listedRow = z
  .object({
    line: z.number(),
    plan: z.enum(importPlans),
    name: z.string(),
    sellable_id: z.nullable(z.uuid()),
    changes: z.custom<ImportRow['changes']>(Array.isArray),
    mistakes: z.custom<ImportRow['mistakes']>(Array.isArray),
    left_reason: z.nullable(z.string()),
  })
  .transform(
    ({ sellable_id, left_reason, ...row }): ImportRow => ({ ...row, sellableId: sellable_id, leftReason: left_reason }),
  )

interface RowSearch {
  importId: string
  plan: ImportPlan | undefined
  isLeft: boolean
  after: number
  limit: number
}

/** By line. */
export function findImportRows(queries: Queries, { importId, plan, isLeft, after, limit }: RowSearch) {
  return rowsOf(
    queries,
    listedRow,
    sql`
      SELECT line, plan, name, sellable_id, changes, mistakes, left_reason FROM catalogue_import_rows
      WHERE import_id = ${importId} AND line > ${after}
        ${plan === undefined ? sql`` : sql`AND plan = ${plan}`} ${isLeft ? sql`AND left_reason IS NOT NULL` : sql``}
      ORDER BY line LIMIT ${limit}`,
  )
}

const storedValue = z.nullable(z.custom<SellableValue>((value) => sellableValueSchema.safeParse(value).success))

const workRow = z
  .object({
    line: z.number(),
    name: z.string(),
    sellable_id: z.nullable(z.uuid()),
    version: z.nullable(z.number()),
    before: storedValue,
    after: storedValue,
    applied_version: z.nullable(z.number()),
  })
  .transform(({ sellable_id, applied_version, ...row }) => ({
    ...row,
    sellableId: sellable_id,
    appliedVersion: applied_version,
  }))
export type ImportWork = z.output<typeof workRow>

/** Rows that an import stores, or has stored. */
export const findImportWork = (
  queries: Queries,
  importId: string,
  which: 'planned' | 'stored',
): Promise<ImportWork[]> =>
  rowsOf(
    queries,
    workRow,
    sql`
      SELECT line, name, sellable_id, version, before, after, applied_version FROM catalogue_import_rows
      WHERE import_id = ${importId} AND ${which === 'planned' ? sql`plan IN ('new', 'changed')` : sql`applied_version IS NOT NULL`}
      ORDER BY line`,
  )

/** What became of the rows of an import. */
export interface RowOutcome {
  line: number
  sellableId: string | null
  appliedVersion: number | null
  leftReason: string | null
}

export async function storeOutcomes(tx: Tx, importId: string, outcomes: readonly RowOutcome[]) {
  await tx.execute(sql`
    UPDATE catalogue_import_rows row SET sellable_id = o."sellableId", applied_version = o."appliedVersion", left_reason = o."leftReason"
    FROM jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      AS o (line integer, "sellableId" uuid, "appliedVersion" integer, "leftReason" text)
    WHERE row.import_id = ${importId} AND row.line = o.line`)
}

export async function markApplied(tx: Tx, { id, reason, at }: { id: string; reason: string; at: Date }) {
  await tx.execute(sql`UPDATE catalogue_imports SET applied_at = ${at}, reason = ${reason} WHERE id = ${id}`)
}

export async function markUndone(tx: Tx, id: string, at: Date) {
  await tx.execute(sql`UPDATE catalogue_imports SET undone_at = ${at} WHERE id = ${id}`)
}

export async function deleteOldImports(queries: Queries, { previews, all }: { previews: Date; all: Date }) {
  await queries.execute(sql`
    DELETE FROM catalogue_imports WHERE created_at < ${all} OR (applied_at IS NULL AND created_at < ${previews})`)
}
