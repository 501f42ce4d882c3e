import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { rowOf, rowsOf } from '../../db/rows.ts'

const partnerRow = z.object({ id: z.uuid(), name: z.string() })

export function findPartners(queries: Queries) {
  return rowsOf(queries, partnerRow, sql`SELECT id, name FROM partners ORDER BY name, id LIMIT 500`)
}

export async function isPartner(queries: Queries, id: string): Promise<boolean> {
  return (await rowOf(queries, partnerRow, sql`SELECT id, name FROM partners WHERE id = ${id}`)) !== undefined
}

export async function insertPartner(queries: Queries, name: string): Promise<string> {
  const id = uuidv7()
  await queries.execute(sql`INSERT INTO partners (id, name) VALUES (${id}, ${name})`)
  return id
}
