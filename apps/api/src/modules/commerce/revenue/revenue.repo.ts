import { paymentMethods, sellableKinds } from '@naikkelas/contract'
import type { Revenue } from '@naikkelas/contract/commerce'
import type { Day } from '@naikkelas/contract/time'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
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

/** In the order that `sumsOf` has them in. */
const partColumns = sql.raw(`day, kind, payment_method, partner_id, gross, discount, sales, refunds, tax, partner_share,
  affiliate, kept, fee, net, orders`)

/**
 * Sums by day, kind, method and partner, of what the ledger has. Price, method and owner of an order that was sold never
 * change, so that sums of a day grow old by entries alone.
 * How many of these days have entries is not known when it is planned, so `OFFSET 0` keeps it from reading whole tables
 * for a day or two.
 * @param days a relation of `day date`, in WIB
 */
const sumsOf = (days: SQL) => sql`
  SELECT d.day, o.kind, o.payment_method, o.partner_id,
    coalesce(sum(o.price_amount) FILTER (WHERE e.kind = 'sale'), 0)::bigint AS gross,
    coalesce(sum(o.discount_amount) FILTER (WHERE e.kind = 'sale'), 0)::bigint AS discount,
    coalesce(sum(m.allocated) FILTER (WHERE e.kind = 'sale'), 0)::bigint AS sales,
    coalesce(-sum(m.tax + m.partner + m.affiliate + m.platform) FILTER (WHERE e.kind = 'refund'), 0)::bigint AS refunds,
    coalesce(sum(m.tax), 0)::bigint AS tax, coalesce(sum(m.partner), 0)::bigint AS partner_share,
    coalesce(sum(m.affiliate), 0)::bigint AS affiliate,
    coalesce(sum(m.platform) FILTER (WHERE e.kind = 'keep'), 0)::bigint AS kept,
    coalesce(sum(m.fee), 0)::bigint AS fee, coalesce(sum(m.platform - m.fee), 0)::bigint AS net,
    count(*) FILTER (WHERE e.kind = 'sale') AS orders
  FROM (${days}) AS d
  CROSS JOIN LATERAL (
    SELECT id, order_id, kind FROM ledger_entries
    WHERE occurred_at >= d.day::timestamp AT TIME ZONE 'Asia/Jakarta'
      AND occurred_at < (d.day + 1)::timestamp AT TIME ZONE 'Asia/Jakarta' AND kind IN ('sale', 'refund', 'keep', 'fee')
    OFFSET 0) AS e
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount) FILTER (WHERE account = 'unallocated'), 0) AS allocated,
      coalesce(-sum(amount) FILTER (WHERE account = 'tax'), 0) AS tax,
      coalesce(-sum(amount) FILTER (WHERE account = 'partner'), 0) AS partner,
      coalesce(-sum(amount) FILTER (WHERE account = 'affiliate'), 0) AS affiliate,
      coalesce(-sum(amount) FILTER (WHERE account = 'platform'), 0) AS platform,
      coalesce(sum(amount) FILTER (WHERE account = 'gateway_fees'), 0) AS fee
    FROM ledger_lines WHERE entry_id = e.id) AS m
  CROSS JOIN LATERAL (
    SELECT o.price_amount, o.discount_amount, o.payment_method, l.kind, l.partner_id
    FROM orders o JOIN order_lines l ON l.order_id = o.id AND l.sellable_id = o.sellable_id
    WHERE o.id = e.order_id OFFSET 0) AS o
  GROUP BY d.day, o.kind, o.payment_method, o.partner_id`

/**
 * In all, and by day of Jakarta, kind, method and partner, of what the ledger has on some days: those that are summed
 * already are not summed again.
 * @param until the last day
 */
export const findRevenue = (queries: Queries, { from, until }: { from: Day; until: Day }): Promise<RevenueRow[]> =>
  rowsOf(
    queries,
    revenueRow,
    sql`
      WITH sold AS (
        SELECT ${partColumns} FROM revenue_day_parts WHERE day BETWEEN ${from}::date AND ${until}::date
        UNION ALL ${sumsOf(sql`
          SELECT g::date AS day FROM generate_series(${from}::date, ${until}::date, interval '1 day') AS g
          WHERE NOT EXISTS (SELECT FROM revenue_days r WHERE r.day = g::date)`)}),
      summed AS (
        SELECT CASE WHEN GROUPING(day) = 0 THEN 'day' WHEN GROUPING(kind) = 0 THEN 'kind'
            WHEN GROUPING(payment_method) = 0 THEN 'method' WHEN GROUPING(partner_id) = 0 THEN 'partner' ELSE 'total' END AS part,
          to_char(day, 'YYYY-MM-DD') AS day, kind, payment_method AS method, partner_id,
          coalesce(sum(gross), 0)::bigint AS gross, coalesce(sum(discount), 0)::bigint AS discount,
          coalesce(sum(sales), 0)::bigint AS sales, coalesce(sum(refunds), 0)::bigint AS refunds,
          coalesce(sum(tax), 0)::bigint AS tax, coalesce(sum(partner_share), 0)::bigint AS partner_share,
          coalesce(sum(affiliate), 0)::bigint AS affiliate, coalesce(sum(kept), 0)::bigint AS kept,
          coalesce(sum(fee), 0)::bigint AS fee, coalesce(sum(net), 0)::bigint AS net,
          coalesce(sum(orders), 0)::bigint AS orders
        FROM sold GROUP BY GROUPING SETS ((), (day), (kind), (payment_method), (partner_id)))
      SELECT s.*, p.name AS partner FROM summed s LEFT JOIN partners p ON p.id = s.partner_id
      ORDER BY s.part, s.sales DESC, s.refunds DESC`,
  )

/** Days up to one, from the first entry on, without sums; the latest first, which is asked for most. */
export async function findUnsummedDays(
  queries: Queries,
  { until, limit }: { until: Day; limit: number },
): Promise<Day[]> {
  const rows = await rowsOf(
    queries,
    z.object({ day: z.string() }),
    sql`
      SELECT to_char(g, 'YYYY-MM-DD') AS day
      FROM (SELECT (min(occurred_at) AT TIME ZONE 'Asia/Jakarta')::date AS first FROM ledger_entries) AS f,
        generate_series(f.first, ${until}::date, interval '1 day') AS g
      WHERE NOT EXISTS (SELECT FROM revenue_days r WHERE r.day = g::date)
      ORDER BY g DESC LIMIT ${limit}`,
  )
  return rows.map(({ day }) => day)
}

/** Sums a day, once every transaction that has recorded something of it has ended. */
export async function sumDay(tx: Tx, day: Day, at: Date): Promise<void> {
  await tx.execute(sql`SELECT lock_revenue_day(${day}::date, true)`)
  const { rowCount } = await tx.execute(sql`
    INSERT INTO revenue_days (day, summed_at) VALUES (${day}::date, ${at}) ON CONFLICT DO NOTHING`)
  if (rowCount === 0) return
  await tx.execute(sql`
    INSERT INTO revenue_day_parts (${partColumns})
    ${sumsOf(sql`SELECT ${day}::date AS day`)}`)
}
