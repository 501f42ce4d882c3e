import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Attribution } from './attribution.rules.ts'

const source = z.object({
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  term: z.string(),
  content: z.string(),
  ref: z.string(),
  clickIds: z.string(),
  metAt: z.string(),
})

const attributionRow = z
  .object({ lead_id: z.uuid(), first_source: source, last_source: source })
  .transform(({ lead_id, first_source, last_source }) => ({
    leadId: lead_id,
    first: first_source,
    last: last_source,
  }))

export async function insertLeadAttribution(
  queries: Queries,
  { leadId, first, last }: Attribution & { leadId: string },
) {
  await queries.execute(sql`
    INSERT INTO lead_attributions (lead_id, first_source, last_source)
    VALUES (${leadId}, ${JSON.stringify(first)}::jsonb, ${JSON.stringify(last)}::jsonb)`)
}

/** Of leads whose senders came by a campaign. */
export function findLeadAttributions(queries: Queries, leadIds: readonly string[]) {
  return rowsOf(
    queries,
    attributionRow,
    sql`SELECT lead_id, first_source, last_source FROM lead_attributions WHERE lead_id = ANY(${sql.param(leadIds)}::uuid[])`,
  )
}
