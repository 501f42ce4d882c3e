import type { Category, CategoryValue } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { POSITION_GAP } from './sellables.repo.ts'

const categoryRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    version: z.number(),
    name: z.string(),
    link: z.string(),
    summary: z.string(),
    status: z.union([z.literal(0), z.literal(1)]),
    sellable_count: z.number(),
    updated_at: timestampColumn,
    changed_by: z.nullable(z.string()),
  })
  .transform(
    (row): Category => ({
      id: row.id,
      number: row.number,
      version: row.version,
      value: { name: row.name, link: row.link, summary: row.summary, status: row.status },
      sellableCount: row.sellable_count,
      updatedAt: row.updated_at.toISOString(),
      changedBy: row.changed_by,
    }),
  )

/** Name of a category that holds something visitors find, events that are over included. */
export async function findPublicCategoryName(queries: Queries, number: number): Promise<string | undefined> {
  const row = await rowOf(
    queries,
    z.object({ name: z.string() }),
    sql`
      SELECT name FROM categories c WHERE number = ${number} AND status = 1 AND EXISTS (
        SELECT FROM sellables WHERE category_id = c.id AND status = 1 AND archived_at IS NULL)`,
  )
  return row?.name
}

const selected = sql`
  SELECT id, number, version, name, link, summary, status, updated_at,
    (SELECT name FROM admin_users WHERE admin_users.id = changed_by) AS changed_by,
    (SELECT count(*)::int FROM sellables WHERE category_id = categories.id AND archived_at IS NULL) AS sellable_count
  FROM categories`

export function findCategories(queries: Queries, limit: number): Promise<Category[]> {
  return rowsOf(queries, categoryRow, sql`${selected} ORDER BY position, number LIMIT ${limit}`)
}

export function findCategory(queries: Queries, id: string): Promise<Category | undefined> {
  return rowOf(queries, categoryRow, sql`${selected} WHERE id = ${id}`)
}

/** Holds it until the transaction ends. */
export async function lockCategory(tx: Tx, id: string): Promise<Category | undefined> {
  await tx.execute(sql`SELECT FROM categories WHERE id = ${id} FOR NO KEY UPDATE`)
  return findCategory(tx, id)
}

interface Written {
  id: string
  value: CategoryValue
  actorId: string | null
  at: Date
}

/** At the end of the list. */
export async function insertCategory(queries: Queries, { id, value, actorId, at }: Written) {
  const { name, link, summary, status } = value
  await queries.execute(sql`
    INSERT INTO categories (id, name, link, summary, status, position, created_at, updated_at, changed_by)
    VALUES (${id}, ${name}, ${link}, ${summary}, ${status},
      (SELECT coalesce(max(position), 0) + ${POSITION_GAP} FROM categories), ${at}, ${at}, ${actorId})`)
}

export async function replaceCategory(queries: Queries, { id, value, actorId, at }: Written) {
  const { name, link, summary, status } = value
  await queries.execute(sql`
    UPDATE categories SET name = ${name}, link = ${link}, summary = ${summary}, status = ${status},
      version = version + 1, updated_at = ${at}, changed_by = ${actorId}
    WHERE id = ${id}`)
}

/** How many there are; two requests that count at once wait for each other. */
export async function countCategoriesLocked(tx: Tx): Promise<number> {
  await tx.execute(sql`LOCK TABLE categories IN SHARE ROW EXCLUSIVE MODE`)
  return (
    (await rowOf(tx, z.object({ count: z.number() }), sql`SELECT count(*)::int AS count FROM categories`))?.count ?? 0
  )
}

export async function isCategoryUsed(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`SELECT FROM sellables WHERE category_id = ${id} LIMIT 1`)) > 0
}

export async function deleteCategoryRow(queries: Queries, id: string) {
  await queries.execute(sql`DELETE FROM categories WHERE id = ${id}`)
}
