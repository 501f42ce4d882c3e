import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/index.ts'
import type { Attribution } from './attribution.rules.ts'

export async function insertLeadAttribution(
  queries: Queries,
  { leadId, first, last }: Attribution & { leadId: string },
) {
  await queries.execute(sql`
    INSERT INTO lead_attributions (lead_id, first_source, last_source)
    VALUES (${leadId}, ${JSON.stringify(first)}::jsonb, ${JSON.stringify(last)}::jsonb)`)
}
