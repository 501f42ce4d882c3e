import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf } from '../../../platform/database/rows.ts'

interface FormDraft {
  tokenHash: string
  pageId: string
  sectionId: string
}

export async function insertFormDraft(queries: Queries, held: FormDraft & { sealed: string; until: Date }) {
  await queries.execute(sql`
    INSERT INTO held_answers (token_hash, page_id, section_id, sealed, held_until)
    VALUES (${held.tokenHash}, ${held.pageId}, ${held.sectionId}, ${held.sealed}, ${held.until})`)
}

/** Encrypted, as stored; undefined once expired. */
export async function findFormDraft(
  queries: Queries,
  { tokenHash, pageId, sectionId, now }: FormDraft & { now: Date },
): Promise<string | undefined> {
  const row = await rowOf(
    queries,
    z.object({ sealed: z.string() }),
    sql`
      SELECT sealed FROM held_answers
      WHERE token_hash = ${tokenHash} AND page_id = ${pageId} AND section_id = ${sectionId} AND held_until > ${now}`,
  )
  return row?.sealed
}

export function deleteExpiredFormDrafts(queries: Queries): Promise<number> {
  return countOf(queries, sql`DELETE FROM held_answers WHERE held_until < now()`)
}
