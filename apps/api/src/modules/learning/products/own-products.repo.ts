import { salesPlatforms } from '@naikkelas/contract/enumerations'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowsOf } from '../../../platform/database/rows.ts'

const productRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    link: z.string(),
    kind: z.enum(['tool', 'add_on']),
    name: z.string(),
    summary: z.string(),
    cover_id: z.nullable(z.uuid()),
    platform: z.enum(salesPlatforms),
    sessions: z.nullable(z.number()),
  })
  .transform(({ cover_id, ...same }) => ({ ...same, coverId: cover_id }))
export type StoredProduct = z.output<typeof productRow>

/** Tools and Super Mentor among these, in no order. @param ids of anything in the catalogue */
export const findProducts = (queries: Queries, ids: readonly string[]): Promise<StoredProduct[]> =>
  rowsOf(
    queries,
    productRow,
    sql`
      SELECT s.id, s.number, s.link, s.kind, s.name, s.summary, s.cover_id, coalesce(t.platform, a.platform) AS platform, a.sessions
      FROM sellables s
      LEFT JOIN tool_details t ON t.sellable_id = s.id LEFT JOIN add_on_details a ON a.sellable_id = s.id
      WHERE s.id = ANY (${sql.param([...ids])}::uuid[]) AND s.kind IN ('tool', 'add_on')`,
  )
