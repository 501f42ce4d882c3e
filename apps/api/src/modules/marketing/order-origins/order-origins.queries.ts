import { variantKeys } from '@naikkelas/ui/sections/registry'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf } from '../../../platform/database/rows.ts'
import { inWib } from '../../../platform/database/wib.ts'

interface OfDays {
  pageId: string
  /** In WIB, both among them. */
  from: string
  until: string
}

const soldRow = z
  .object({
    section_id: z.string(),
    variant: z.string(),
    campaign: z.string(),
    sales: bigintColumn,
    revenue: bigintColumn,
  })
  .transform(({ section_id, ...same }) => ({ ...same, sectionId: section_id }))

const openingRow = z
  .object({ section_id: z.string(), openings: bigintColumn, first_openings: bigintColumn })
  .transform(({ section_id, openings, first_openings }) => ({
    sectionId: section_id,
    openings,
    firstOpenings: first_openings,
  }))

/** What was sold by a page, and how often its links opened a checkout. */
export interface Sales {
  /** By section, variant and campaign; a sale counts on the day it is paid, until all of it went back. */
  sold: z.output<typeof soldRow>[]
  openings: z.output<typeof openingRow>[]
}

const kept = sql`paid_at IS NOT NULL AND (paid_amount = 0 OR refunded_amount < paid_amount)`
const withinDays = (column: 'paid_at', { from, until }: Omit<OfDays, 'pageId'>) => sql`
  ${sql.identifier(column)} >= ${from}::date::timestamp ${inWib}
  AND ${sql.identifier(column)} < (${until}::date + 1)::timestamp ${inWib}`

export async function findSales(queries: Queries, { pageId, ...days }: OfDays): Promise<Sales> {
  const sold = await rowsOf(
    queries,
    soldRow,
    sql`
      SELECT section_id, variant, campaign, count(*) AS sales, sum(paid_amount - refunded_amount) AS revenue
      FROM order_origins WHERE page_id = ${pageId} AND ${kept} AND ${withinDays('paid_at', days)} GROUP BY 1, 2, 3`,
  )
  const openings = await rowsOf(
    queries,
    openingRow,
    sql`
      SELECT section_id, sum(openings) AS openings, sum(first_openings) AS first_openings FROM checkout_openings
      WHERE page_id = ${pageId} AND day BETWEEN ${days.from}::date AND ${days.until}::date GROUP BY 1`,
  )
  return { sold, openings }
}

const variantRow = z.object({
  key: z.enum(variantKeys),
  sales: bigintColumn,
  revenue: bigintColumn,
  /** Sum of the squares of what each sale brought. */
  squares: z.coerce.number(),
})
type VariantSales = z.output<typeof variantRow>

/** What was sold to those who pressed a link of a variant since a moment. */
export function countSalesByVariant(
  queries: Queries,
  { pageId, since }: { pageId: string; since: Date },
): Promise<VariantSales[]> {
  return rowsOf(
    queries,
    variantRow,
    sql`
      SELECT variant AS key, count(*) AS sales, sum(paid_amount - refunded_amount) AS revenue,
        sum((paid_amount - refunded_amount)::numeric ^ 2) AS squares
      FROM order_origins
      WHERE page_id = ${pageId} AND clicked_at >= ${since} AND variant IN ('a', 'b', 'c', 'd') AND ${kept}
      GROUP BY 1 ORDER BY 1`,
  )
}

/** The page whose link led to an order's checkout; null without one. */
export async function findOriginPage(queries: Queries, orderId: string): Promise<string | null> {
  const row = await rowOf(
    queries,
    z.object({ page_id: z.nullable(z.uuid()) }),
    sql`SELECT page_id FROM order_origins WHERE order_id = ${orderId}`,
  )
  return row?.page_id ?? null
}
