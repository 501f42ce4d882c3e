import { variantSplitSchema, type VariantSplit } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

const splitRow = z.object({ variant_split: z.nullable(variantSplitSchema) })

/** Among which variants the visitors of a page are divided; null when nothing is tested on it. */
export async function findVariantSplit(queries: Queries, pageId: string): Promise<VariantSplit | null> {
  const row = await rowOf(queries, splitRow, sql`SELECT variant_split FROM landing_pages WHERE id = ${pageId}`)
  return row?.variant_split ?? null
}
