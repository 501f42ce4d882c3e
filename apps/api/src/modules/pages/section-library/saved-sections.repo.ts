import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const savedRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    sections: z.array(z.unknown()),
    created_by_name: z.nullable(z.string()),
    created_at: timestampColumn,
  })
  .transform(({ created_by_name, created_at, ...same }) => ({
    ...same,
    createdBy: created_by_name,
    createdAt: created_at.toISOString(),
  }))
export type SavedRow = z.output<typeof savedRow>

const columns = sql`
  saved_sections.id, saved_sections.name, sections, saved_sections.created_at,
  (SELECT name FROM admin_users WHERE admin_users.id = created_by) AS created_by_name`

interface NewSaved {
  id: string
  name: string
  sections: readonly unknown[]
  actorId: string
  at: Date
}

export async function countSaved(queries: Queries): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ count: z.number() }),
    sql`SELECT count(*)::int AS count FROM saved_sections`,
  )
  return row?.count ?? 0
}

export async function insertSaved(queries: Queries, saved: NewSaved): Promise<void> {
  await queries.execute(sql`
      INSERT INTO saved_sections (id, name, sections, created_by, created_at)
      VALUES (${saved.id}, ${saved.name}, ${JSON.stringify(saved.sections)}::jsonb, ${saved.actorId}, ${saved.at})`)
}

export async function findSavedPage(
  queries: Queries,
  { search, page, perPage }: { search: string | undefined; page: number; perPage: number },
) {
  const words = search?.trim() ?? ''
  const where = words === '' ? sql`true` : sql`saved_sections.name ILIKE ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`
  const items = await rowsOf(
    queries,
    savedRow,
    sql`SELECT ${columns} FROM saved_sections WHERE ${where} ORDER BY lower(saved_sections.name), saved_sections.id LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  )
  const count = await rowOf(
    queries,
    z.object({ total: z.number() }),
    sql`SELECT count(*)::int AS total FROM saved_sections WHERE ${where}`,
  )
  return { items, total: count?.total ?? 0 }
}

export function findSaved(queries: Queries, id: string) {
  return rowOf(queries, savedRow, sql`SELECT ${columns} FROM saved_sections WHERE saved_sections.id = ${id}`)
}

export async function updateSavedName(queries: Queries, id: string, name: string): Promise<boolean> {
  return (await countOf(queries, sql`UPDATE saved_sections SET name = ${name} WHERE id = ${id}`)) === 1
}

export async function removeSaved(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM saved_sections WHERE id = ${id}`)) === 1
}
