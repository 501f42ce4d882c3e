import type { MonthObstacleKind } from '@naikkelas/contract/commerce'
import { endOfMonth, type Month, startOfMonth } from '@naikkelas/contract/time'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowsOf } from '../../../platform/database/rows.ts'
import type { PaymentProviderName } from '../payments/index.ts'

const obstacleRow = z.object({
  kind: z.enum([
    'open_cases',
    'open_differences',
    'missing_reports',
    'orphan_messages',
    'waiting_orders',
  ]) satisfies z.ZodType<MonthObstacleKind>,
  count: bigintColumn,
  examples: z.array(z.string()),
})

/** Days of a month that a gateway, once it was in use, has reported nothing of. @param reporting gateways with a report */
const missingReports = (month: Month, reporting: readonly PaymentProviderName[]) => sql`
  SELECT to_char(d.day, 'YYYY-MM-DD') AS example, d.day::timestamptz AS since FROM (
    SELECT provider, min(created_at) AS since FROM payment_attempts
    WHERE provider = ANY (${sql.param([...reporting])}::text[]) GROUP BY provider) AS used
  CROSS JOIN LATERAL generate_series(
    greatest((used.since AT TIME ZONE 'Asia/Jakarta')::date, to_date(${month}, 'YYYY-MM')),
    to_date(${month}, 'YYYY-MM') + interval '1 month' - interval '1 day', interval '1 day') AS d (day)
  WHERE NOT EXISTS (SELECT FROM gateway_reports r WHERE r.provider = used.provider AND r.day = d.day::date)`

/** What is left to be done of a month, but for broken rules; only what there is any of. */
export function findObstacles(queries: Queries, month: Month, reporting: readonly PaymentProviderName[]) {
  const until = endOfMonth(month)
  return rowsOf(
    queries,
    obstacleRow,
    sql`
      WITH found AS (
        SELECT 'open_cases' AS kind, o.code AS example, c.opened_at AS since
        FROM payment_cases c JOIN orders o ON o.id = c.order_id WHERE c.decision IS NULL AND c.opened_at < ${until}
        UNION ALL
        SELECT 'open_differences', d.reference, d.day::timestamptz FROM gateway_differences d
        WHERE d.decision IS NULL AND d.day < (${until}::timestamptz AT TIME ZONE 'Asia/Jakarta')::date
        UNION ALL
        SELECT 'missing_reports', example, since FROM (${missingReports(month, reporting)}) AS missing
        UNION ALL
        SELECT 'orphan_messages', coalesce(w.reference, w.event_key), w.received_at FROM payment_webhooks w
        WHERE w.attempt_id IS NULL AND w.kind <> 'other' AND w.settled_at IS NULL AND w.received_at < ${until}
        UNION ALL
        SELECT 'waiting_orders', o.code, o.created_at FROM orders o WHERE o.status = 0 AND o.created_at < ${until}
          AND o.created_at >= ${startOfMonth(month)})
      SELECT kind, count(*) AS count, (array_agg(example ORDER BY since, example))[1:5] AS examples
      FROM found GROUP BY kind ORDER BY kind`,
  )
}
