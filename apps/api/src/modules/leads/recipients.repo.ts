import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { countOf, rowOf } from '../../db/rows.ts'

const recipientRow = z
  .object({ id: z.uuid(), page_id: z.nullable(z.uuid()), section_id: z.nullable(z.string()), email: z.string() })
  .transform(({ page_id, section_id, ...same }) => ({ ...same, pageId: page_id, sectionId: section_id }))
export type RecipientRow = z.output<typeof recipientRow>

const columns = sql`id, page_id, section_id, email`

export function findRecipient(queries: Queries, id: string) {
  return rowOf(queries, recipientRow, sql`SELECT ${columns} FROM lead_recipients WHERE id = ${id}`)
}

export async function removeRecipient(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM lead_recipients WHERE id = ${id}`)) === 1
}
