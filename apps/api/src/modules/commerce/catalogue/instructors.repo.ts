import type { Instructor, InstructorValue } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const instructorRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    version: z.number(),
    name: z.string(),
    title: z.string(),
    biography: z.string(),
    portrait_id: z.nullable(z.uuid()),
    status: z.union([z.literal(0), z.literal(1)]),
    sellable_count: z.number(),
    updated_at: timestampColumn,
    changed_by: z.nullable(z.string()),
  })
  .transform(
    (row): Instructor => ({
      id: row.id,
      number: row.number,
      version: row.version,
      value: {
        name: row.name,
        title: row.title,
        biography: row.biography,
        portraitId: row.portrait_id,
        status: row.status,
      },
      sellableCount: row.sellable_count,
      updatedAt: row.updated_at.toISOString(),
      changedBy: row.changed_by,
    }),
  )

const selected = sql`
  SELECT id, number, version, name, title, biography, portrait_id, status, updated_at,
    (SELECT name FROM admin_users WHERE admin_users.id = changed_by) AS changed_by,
    (SELECT count(*)::int FROM sellable_instructors JOIN sellables ON sellables.id = sellable_id
      WHERE instructor_id = instructors.id AND archived_at IS NULL) AS sellable_count
  FROM instructors`

interface InstructorSearch {
  search: string | undefined
  status: number | undefined
  /** Entries behind this number, latest first; before it, nearest first, when `isBackwards`. */
  from: number | undefined
  isBackwards: boolean
  limit: number
}

export function findInstructors(queries: Queries, { search = '', status, from, isBackwards, limit }: InstructorSearch) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const behind = from === undefined ? sql`true` : isBackwards ? sql`number > ${from}` : sql`number < ${from}`
  return rowsOf(
    queries,
    instructorRow,
    sql`
      ${selected} WHERE name ILIKE ${pattern} AND ${status === undefined ? sql`true` : sql`status = ${status}`} AND ${behind}
      ORDER BY number ${isBackwards ? sql`ASC` : sql`DESC`} LIMIT ${limit}`,
  )
}

export function findInstructor(queries: Queries, id: string): Promise<Instructor | undefined> {
  return rowOf(queries, instructorRow, sql`${selected} WHERE id = ${id}`)
}

/** Holds it until the transaction ends. */
export async function lockInstructor(tx: Tx, id: string): Promise<Instructor | undefined> {
  await tx.execute(sql`SELECT FROM instructors WHERE id = ${id} FOR NO KEY UPDATE`)
  return findInstructor(tx, id)
}

interface Written {
  id: string
  value: InstructorValue
  actorId: string | null
  at: Date
}

export async function insertInstructor(queries: Queries, { id, value, actorId, at }: Written) {
  const { name, title, biography, portraitId, status } = value
  await queries.execute(sql`
    INSERT INTO instructors (id, name, title, biography, portrait_id, status, created_at, updated_at, changed_by)
    VALUES (${id}, ${name}, ${title}, ${biography}, ${portraitId}, ${status}, ${at}, ${at}, ${actorId})`)
}

export async function replaceInstructor(queries: Queries, { id, value, actorId, at }: Written) {
  const { name, title, biography, portraitId, status } = value
  await queries.execute(sql`
    UPDATE instructors SET name = ${name}, title = ${title}, biography = ${biography}, portrait_id = ${portraitId},
      status = ${status}, version = version + 1, updated_at = ${at}, changed_by = ${actorId}
    WHERE id = ${id}`)
}

/** What a person teaches or speaks at, archived or not, with its price. */
export function findSellablesOf(queries: Queries, instructorId: string) {
  return rowsOf(
    queries,
    z.object({ id: z.uuid(), price: z.nullable(z.coerce.number()) }),
    sql`
      SELECT id, price FROM sellables JOIN sellable_instructors ON sellable_id = id
      WHERE instructor_id = ${instructorId} ORDER BY id`,
  )
}

export async function isInstructorUsed(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`SELECT FROM sellable_instructors WHERE instructor_id = ${id} LIMIT 1`)) > 0
}

export async function deleteInstructorRow(queries: Queries, id: string) {
  await queries.execute(sql`DELETE FROM instructors WHERE id = ${id}`)
}
