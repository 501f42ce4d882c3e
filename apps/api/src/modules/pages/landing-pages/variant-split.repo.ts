import type { VariantSplit } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/index.ts'

export async function updateVariantSplit(queries: Queries, pageId: string, split: VariantSplit | null) {
  await queries.execute(
    sql`UPDATE landing_pages SET variant_split = ${split === null ? null : JSON.stringify(split)}::jsonb WHERE id = ${pageId}`,
  )
}
