import type { Synonym } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const synonymRow = z
  .object({
    id: z.uuid(),
    version: z.number(),
    words: z.array(z.string()),
    updated_at: timestampColumn,
    changed_by: z.nullable(z.string()),
  })
  .transform(
    ({ id, version, words, updated_at, changed_by }): Synonym => ({
      id,
      version,
      value: { words },
      updatedAt: updated_at.toISOString(),
      changedBy: changed_by,
    }),
  )

const selected = sql`
  SELECT id, version, to_jsonb(words) AS words, updated_at,
    (SELECT name FROM admin_users WHERE admin_users.id = changed_by) AS changed_by
  FROM search_synonyms`

export function findSynonyms(queries: Queries, limit: number): Promise<Synonym[]> {
  return rowsOf(queries, synonymRow, sql`${selected} ORDER BY terms[1], id LIMIT ${limit}`)
}

export function findSynonym(queries: Queries, id: string): Promise<Synonym | undefined> {
  return rowOf(queries, synonymRow, sql`${selected} WHERE id = ${id}`)
}

/** Holds it until the transaction ends. */
export async function lockSynonym(tx: Tx, id: string): Promise<Synonym | undefined> {
  await tx.execute(sql`SELECT FROM search_synonyms WHERE id = ${id} FOR NO KEY UPDATE`)
  return findSynonym(tx, id)
}

/** How many there are; two requests that write at once wait for each other. */
export async function countSynonymsLocked(tx: Tx): Promise<number> {
  await tx.execute(sql`LOCK TABLE search_synonyms IN SHARE ROW EXCLUSIVE MODE`)
  const row = await rowOf(tx, z.object({ n: z.number() }), sql`SELECT count(*)::int AS n FROM search_synonyms`)
  return row?.n ?? 0
}

/** A term that another group has; undefined if there is none. */
export async function findTakenTerm(tx: Tx, { id, terms }: { id: string; terms: readonly string[] }) {
  const row = await rowOf(
    tx,
    z.object({ term: z.string() }),
    sql`
      SELECT term FROM search_synonyms, unnest(terms) AS term
      WHERE id <> ${id} AND term = ANY(${sql.param([...terms])}::text[]) LIMIT 1`,
  )
  return row?.term
}

interface Written {
  id: string
  words: readonly string[]
  /** The same as they are compared. */
  terms: readonly string[]
  actorId: string
  at: Date
}

export async function insertSynonym(tx: Tx, { id, words, terms, actorId, at }: Written) {
  await tx.execute(sql`
    INSERT INTO search_synonyms (id, words, terms, created_at, updated_at, changed_by)
    VALUES (${id}, ${sql.param([...words])}::text[], ${sql.param([...terms])}::text[], ${at}, ${at}, ${actorId})`)
}

export async function replaceSynonym(tx: Tx, { id, words, terms, actorId, at }: Written) {
  await tx.execute(sql`
    UPDATE search_synonyms SET words = ${sql.param([...words])}::text[], terms = ${sql.param([...terms])}::text[],
      version = version + 1, updated_at = ${at}, changed_by = ${actorId}
    WHERE id = ${id}`)
}

export async function deleteSynonymRow(tx: Tx, id: string) {
  await tx.execute(sql`DELETE FROM search_synonyms WHERE id = ${id}`)
}
