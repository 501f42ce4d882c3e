import { paymentMethods, sellableKinds } from '@naikkelas/contract'
import type { Revenue } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowsOf } from '../../../platform/database/rows.ts'

const revenueRow = z
  .object({
    part: z.enum(['total', 'day', 'kind', 'method', 'partner']),
    day: z.nullable(z.string()),
    kind: z.nullable(z.enum(sellableKinds)),
    method: z.nullable(z.enum(paymentMethods)),
    partner_id: z.nullable(z.uuid()),
    partner: z.nullable(z.string()),
    gross: bigintColumn,
    discount: bigintColumn,
    sales: bigintColumn,
    refunds: bigintColumn,
    tax: bigintColumn,
    partner_share: bigintColumn,
    affiliate: bigintColumn,
    kept: bigintColumn,
    fee: bigintColumn,
    net: bigintColumn,
    orders: bigintColumn,
  })
  .transform(({ partner_id, partner_share, partner, day, kind, method, part, ...amounts }) => ({
    part,
    day,
    kind,
    method,
    owner: partner_id === null ? null : { id: partner_id, name: partner ?? '' },
    revenue: { ...amounts, partner: partner_share } satisfies Revenue,
  }))
export type RevenueRow = z.output<typeof revenueRow>

/** In all, and by day of Jakarta, kind, method and partner, of what the ledger has from one instant to another. */
export const findRevenue = (queries: Queries, { from, until }: { from: Date; until: Date }): Promise<RevenueRow[]> =>
  rowsOf(
    queries,
    revenueRow,
    sql`
      WITH moved AS (
        SELECT e.order_id, e.kind, (e.occurred_at AT TIME ZONE 'Asia/Jakarta')::date AS day,
          coalesce(sum(l.amount) FILTER (WHERE l.account = 'unallocated'), 0) AS allocated,
          coalesce(-sum(l.amount) FILTER (WHERE l.account = 'tax'), 0) AS tax,
          coalesce(-sum(l.amount) FILTER (WHERE l.account = 'partner'), 0) AS partner,
          coalesce(-sum(l.amount) FILTER (WHERE l.account = 'affiliate'), 0) AS affiliate,
          coalesce(-sum(l.amount) FILTER (WHERE l.account = 'platform'), 0) AS platform,
          coalesce(sum(l.amount) FILTER (WHERE l.account = 'gateway_fees'), 0) AS fee
        FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id
        WHERE e.kind IN ('sale', 'refund', 'keep', 'fee') AND e.occurred_at >= ${from} AND e.occurred_at < ${until}
        GROUP BY e.id),
      sold AS (
        SELECT m.*, l.kind AS item_kind, o.payment_method, l.partner_id,
          CASE WHEN m.kind = 'sale' THEN o.price_amount ELSE 0 END AS gross,
          CASE WHEN m.kind = 'sale' THEN o.discount_amount ELSE 0 END AS discount
        FROM moved m JOIN orders o ON o.id = m.order_id
        JOIN order_lines l ON l.order_id = o.id AND l.sellable_id = o.sellable_id),
      summed AS (
        SELECT CASE WHEN GROUPING(day) = 0 THEN 'day' WHEN GROUPING(item_kind) = 0 THEN 'kind'
            WHEN GROUPING(payment_method) = 0 THEN 'method' WHEN GROUPING(partner_id) = 0 THEN 'partner' ELSE 'total' END AS part,
          to_char(day, 'YYYY-MM-DD') AS day, item_kind AS kind, payment_method AS method, partner_id,
          coalesce(sum(gross), 0)::bigint AS gross, coalesce(sum(discount), 0)::bigint AS discount,
          coalesce(sum(allocated) FILTER (WHERE kind = 'sale'), 0)::bigint AS sales,
          coalesce(-sum(tax + partner + affiliate + platform) FILTER (WHERE kind = 'refund'), 0)::bigint AS refunds,
          coalesce(sum(tax), 0)::bigint AS tax, coalesce(sum(partner), 0)::bigint AS partner_share,
          coalesce(sum(affiliate), 0)::bigint AS affiliate,
          coalesce(sum(platform) FILTER (WHERE kind = 'keep'), 0)::bigint AS kept,
          coalesce(sum(fee), 0)::bigint AS fee, coalesce(sum(platform - fee), 0)::bigint AS net, count(*) FILTER (WHERE kind = 'sale') AS orders
        FROM sold GROUP BY GROUPING SETS ((), (day), (item_kind), (payment_method), (partner_id)))
      SELECT s.*, p.name AS partner FROM summed s LEFT JOIN partners p ON p.id = s.partner_id
      ORDER BY s.part, s.sales DESC, s.refunds DESC`,
  )
