import type { SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from './database.ts'

/** Rows of a statement, each parsed: a column that is not what the code believes fails here and not later. */
export async function rowsOf<Row>(queries: Queries, schema: z.ZodType<Row>, statement: SQL): Promise<Row[]> {
  const { rows } = await queries.execute(statement)
  return rows.map((row) => schema.parse(row))
}

/** The first row, or undefined. */
export async function rowOf<Row>(queries: Queries, schema: z.ZodType<Row>, statement: SQL): Promise<Row | undefined> {
  const [row] = await rowsOf(queries, schema, statement)
  return row
}

/** How many rows a statement touched. */
export async function countOf(queries: Queries, statement: SQL): Promise<number> {
  const { rowCount } = await queries.execute(statement)
  return rowCount ?? 0
}

// The driver hands timestamps and bigint on as text, so that nothing is lost on the way.
export const timestampColumn = z.string().transform((text) => new Date(text))
export const bigintColumn = z.coerce.number().int()
