import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'

interface MoneyRule {
  /** What holds, in a sentence. */
  rule: string
  /** Rows with an `example` for each place where it does not. */
  broken: SQL
}

/** What must hold of orders, entitlements and the ledger on any database, at any moment. */
/** Amounts of a day, where a day without any has none. */
const ofDay = (sums: SQL) => sql`(coalesce(${sums}.sales, 0), coalesce(${sums}.orders, 0), coalesce(${sums}.refunds, 0),
  coalesce(${sums}.tax, 0), coalesce(${sums}.partner, 0), coalesce(${sums}.affiliate, 0), coalesce(${sums}.fee, 0),
  coalesce(${sums}.net, 0))`

export const moneyRules: readonly MoneyRule[] = [
  {
    rule: 'each paid order line has exactly its entitlements, and none once all of it was refunded',
    broken: sql`
      SELECT o.code AS example FROM order_lines l JOIN orders o ON o.id = l.order_id
      LEFT JOIN entitlements e ON e.order_line_id = l.id AND e.revoked_at IS NULL
      LEFT JOIN course_bundle_items b ON b.bundle_id = l.sellable_id AND b.course_id = e.sellable_id
      WHERE o.status = 1 GROUP BY o.id, o.code, l.id, l.sellable_id
      HAVING CASE WHEN EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.is_whole) THEN count(e.id) > 0
        ELSE count(e.id) = 0
          OR (NOT EXISTS (SELECT FROM course_bundle_items WHERE bundle_id = l.sellable_id)
            AND (count(e.id) <> 1 OR bool_or(e.sellable_id <> l.sellable_id))) END`,
  },
  {
    rule: 'each entitlement has a paid order line',
    broken: sql`
      SELECT o.code AS example FROM entitlements e JOIN order_lines l ON l.id = e.order_line_id
      JOIN orders o ON o.id = l.order_id WHERE e.revoked_at IS NULL AND o.status <> 1`,
  },
  {
    rule: 'an order is the sum of its lines',
    broken: sql`
      SELECT o.code AS example FROM orders o LEFT JOIN order_lines l ON l.order_id = o.id
      GROUP BY o.id HAVING count(l.id) = 0 OR sum(l.price_amount) <> o.price_amount OR sum(l.total_amount) <> o.total_amount`,
  },
  {
    rule: 'each ledger entry balances',
    broken: sql`
      SELECT e.key AS example FROM ledger_entries e LEFT JOIN ledger_lines l ON l.entry_id = e.id
      GROUP BY e.id HAVING count(l.entry_id) <> e.line_count OR coalesce(sum(l.amount), 1) <> 0`,
  },
  {
    rule: 'each payment was captured in the ledger, once and in full',
    broken: sql`
      SELECT p.id::text AS example FROM payments p
      LEFT JOIN ledger_entries e ON e.key = 'capture:' || p.id AND e.order_id = p.order_id
      LEFT JOIN ledger_lines l ON l.entry_id = e.id AND l.account = 'buyers_money'
      GROUP BY p.id HAVING sum(l.amount) IS DISTINCT FROM p.amount`,
  },
  {
    rule: 'a paid order has one sale of its total in the ledger, and no other order has any',
    broken: sql`
      SELECT o.code AS example FROM orders o
      LEFT JOIN ledger_entries e ON e.order_id = o.id AND e.kind = 'sale'
      LEFT JOIN ledger_lines l ON l.entry_id = e.id AND l.account = 'unallocated'
      GROUP BY o.id
      HAVING coalesce(sum(l.amount), 0) <> CASE WHEN o.status = 1 THEN o.total_amount ELSE 0 END OR count(DISTINCT e.id) > 1`,
  },
  {
    rule: 'buyers’ money is what was captured less what went back and what gateways kept',
    broken: sql`
      SELECT 'buyers_money' AS example FROM (
        SELECT coalesce(sum(amount) FILTER (WHERE account = 'buyers_money'), 0) AS held,
          (SELECT coalesce(sum(amount), 0) FROM payments) AS captured,
          coalesce(sum(amount) FILTER (WHERE account = 'gateway_fees'), 0) AS kept,
          (SELECT coalesce(-sum(l.amount), 0) FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id
            WHERE e.kind = 'repayment' AND l.account = 'buyers_money') AS repaid
        FROM ledger_lines) AS sums WHERE held <> captured - repaid - kept`,
  },
  {
    rule: 'money that is not allocated is that of payment cases that are open',
    broken: sql`
      SELECT 'unallocated' AS example FROM (
        SELECT (SELECT coalesce(-sum(amount), 0) FROM ledger_lines WHERE account = 'unallocated') AS held,
          (SELECT coalesce(sum(p.amount), 0) FROM payment_cases c JOIN payments p ON p.id = c.payment_id
            WHERE c.decision IS NULL) AS open) AS sums
      WHERE held <> open`,
  },
  {
    rule: 'each paid order with a total has one invoice of that total, and no other order has any',
    broken: sql`
      SELECT o.code AS example FROM orders o
      LEFT JOIN invoices i ON i.order_id = o.id AND i.kind = 'invoice'
      GROUP BY o.id HAVING count(i.id) <> CASE WHEN o.status = 1 AND o.total_amount > 0 THEN 1 ELSE 0 END
        OR sum(i.total_amount) <> o.total_amount`,
  },
  {
    rule: 'refunds of an order follow each other, never beyond what was paid, and the last rupiah is the whole',
    broken: sql`
      SELECT o.code AS example FROM (
        SELECT r.*, sum(r.amount) OVER (PARTITION BY r.order_id ORDER BY r.refunded_before) AS after
        FROM refunds r WHERE r.payment_case_id IS NULL) AS r
      JOIN orders o ON o.id = r.order_id
      WHERE o.status <> 1 OR r.after <> r.refunded_before + r.amount OR r.after > o.total_amount
        OR r.is_whole <> (r.after = o.total_amount)`,
  },
  {
    rule: 'each refund was decided in the ledger once and in full, and repaid once it was sent',
    broken: sql`
      SELECT r.id::text AS example FROM refunds r
      LEFT JOIN ledger_entries e ON e.order_id = r.order_id AND e.key IN ('refund:' || r.id, 'repayment:' || r.id)
      LEFT JOIN ledger_lines l ON l.entry_id = e.id AND l.account = 'refunds'
      GROUP BY r.id HAVING coalesce(-sum(l.amount) FILTER (WHERE e.kind = 'refund'), 0) <> r.amount
        OR coalesce(sum(l.amount) FILTER (WHERE e.kind = 'repayment'), 0)
          <> CASE WHEN r.state = 'succeeded' THEN r.amount ELSE 0 END`,
  },
  {
    rule: 'what is owed to buyers is what their refunds have not sent yet',
    broken: sql`
      SELECT 'refunds' AS example FROM (
        SELECT (SELECT coalesce(-sum(amount), 0) FROM ledger_lines WHERE account = 'refunds') AS held,
          (SELECT coalesce(sum(amount), 0) FROM refunds WHERE state <> 'succeeded') AS owed) AS sums WHERE held <> owed`,
  },
  {
    rule: 'a total refund leaves no share to anyone',
    broken: sql`
      SELECT o.code AS example FROM orders o JOIN ledger_entries e ON e.order_id = o.id AND e.kind IN ('sale', 'refund')
      JOIN ledger_lines l ON l.entry_id = e.id AND l.account IN ('tax', 'partner', 'affiliate', 'platform')
      WHERE EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.is_whole)
      GROUP BY o.code, l.account, l.partner_id, l.affiliate_code_id HAVING sum(l.amount) <> 0`,
  },
  {
    rule: 'each refund of an order with an invoice has one credit note of its amount',
    broken: sql`
      SELECT r.id::text AS example FROM refunds r
      JOIN invoices i ON i.order_id = r.order_id AND i.kind = 'invoice'
      LEFT JOIN invoices c ON c.refund_id = r.id
      WHERE c.total_amount IS DISTINCT FROM CASE WHEN r.payment_case_id IS NULL THEN r.amount END`,
  },
  {
    rule: 'numbers of invoices and of credit notes have no gap in any month',
    broken: sql`
      SELECT kind || ' ' || month AS example FROM invoices
      FULL JOIN invoice_counters USING (kind, month)
      GROUP BY kind, month, last_sequence
      HAVING count(sequence) IS DISTINCT FROM last_sequence OR max(sequence) IS DISTINCT FROM last_sequence`,
  },
  {
    rule: 'no order that was given up holds a seat, and no more seats are held than are taken',
    broken: sql`
      SELECT o.code AS example FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.status = 2 AND l.holds_seat
      UNION ALL
      SELECT s.id::text FROM sellables s JOIN order_lines l ON l.sellable_id = s.id AND l.holds_seat
      GROUP BY s.id HAVING count(*) > s.seats_taken`,
  },
  {
    rule: 'each order with a coupon has one use of it, in the state of the order, of its discount',
    broken: sql`
      SELECT o.code AS example FROM orders o FULL JOIN coupon_usages u ON u.order_id = o.id
      WHERE (o.coupon_id IS NOT NULL OR u.id IS NOT NULL OR o.discount_amount > 0) AND (
        u.coupon_id IS DISTINCT FROM o.coupon_id OR u.discount_amount IS DISTINCT FROM o.discount_amount
        OR u.state IS DISTINCT FROM (ARRAY['reserved', 'consumed', 'released'])[o.status + 1])`,
  },
  {
    rule: 'no coupon is used more often than its limits were when it was used',
    broken: sql`
      SELECT c.code AS example FROM coupons c JOIN (
        SELECT coupon_id, quota, max_daily_limit, max_usage_per_user,
          row_number() OVER (PARTITION BY coupon_id ORDER BY number) AS of_all,
          row_number() OVER (PARTITION BY coupon_id, used_on ORDER BY number) AS of_day,
          row_number() OVER (PARTITION BY coupon_id, learner_id ORDER BY number) AS of_person, learner_id
        FROM coupon_usages WHERE state <> 'released' AND NOT is_exempt) u ON u.coupon_id = c.id
      WHERE u.of_all > u.quota OR u.of_day > u.max_daily_limit
        OR (u.learner_id IS NOT NULL AND u.of_person > u.max_usage_per_user)`,
  },
  {
    rule: 'each paid order of a package has paid one period, which money that went back in full has taken away',
    broken: sql`
      SELECT o.code AS example FROM package_orders p JOIN orders o ON o.id = p.order_id
      LEFT JOIN subscription_cycles k ON k.order_id = o.id AND k.state IN ('succeeded', 'refunded')
      GROUP BY o.id, o.code, o.status
      HAVING count(k.id) <> CASE WHEN o.status = 1 THEN 1 ELSE 0 END
        OR bool_or(k.state = 'refunded') IS DISTINCT FROM CASE WHEN count(k.id) > 0 THEN
          EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.is_whole) END`,
  },
  {
    rule: 'each paid order of a partner package says for whom it is',
    broken: sql`
      SELECT o.code AS example FROM orders o JOIN order_lines l ON l.order_id = o.id AND l.kind = 'partner_package'
      LEFT JOIN package_orders p ON p.order_id = o.id WHERE o.status = 1 AND p.order_id IS NULL`,
  },
  {
    rule: 'no two paid periods of a partner overlap, and each is as long as what was paid',
    broken: sql`
      SELECT k.id::text AS example FROM (
        SELECT c.id, c.starts_at, c.anchored_at, c.months_since_anchor, s.partner_id, p.months,
          lag(c.ends_at) OVER (PARTITION BY s.partner_id ORDER BY c.starts_at, c.ends_at) AS former_ends_at
        FROM subscription_cycles c JOIN subscriptions s ON s.id = c.subscription_id
        JOIN package_orders p ON p.order_id = c.order_id WHERE c.state = 'succeeded') AS k
      WHERE k.starts_at < k.former_ends_at OR k.starts_at <> ((k.anchored_at AT TIME ZONE 'Asia/Jakarta')
        + make_interval(months => k.months_since_anchor - k.months)) AT TIME ZONE 'Asia/Jakarta'`,
  },
  {
    rule: 'a subscription that runs is paid until the end of its last period',
    broken: sql`
      SELECT s.id::text AS example FROM subscriptions s
      LEFT JOIN subscription_cycles c ON c.subscription_id = s.id AND c.state = 'succeeded'
      WHERE s.state <> 'ended' GROUP BY s.id HAVING max(c.ends_at) IS DISTINCT FROM s.period_ends_at`,
  },
  {
    rule: 'what a package entitles to ends with its period',
    broken: sql`
      SELECT o.code AS example FROM subscription_cycles c JOIN orders o ON o.id = c.order_id
      JOIN order_lines l ON l.order_id = o.id JOIN entitlements e ON e.order_line_id = l.id
      WHERE c.state = 'succeeded' AND e.ends_at IS DISTINCT FROM c.ends_at`,
  },
  {
    rule: 'each closed month has the amounts that the ledger has of it, and follows the one before',
    broken: sql`
      SELECT c.month AS example FROM month_closings c WHERE c.reopened_at IS NULL AND EXISTS (
        SELECT FROM jsonb_to_recordset(c.snapshot::jsonb #> '{amounts,accounts}')
          AS s (account text, opening bigint, debit bigint, credit bigint, closing bigint)
        FULL JOIN (
          SELECT l.account, sum(l.amount) AS closing,
            coalesce(sum(l.amount) FILTER (WHERE e.occurred_at >= (to_date(c.month, 'YYYY-MM')::timestamp AT TIME ZONE 'Asia/Jakarta')
              AND l.amount > 0), 0) AS debit,
            coalesce(-sum(l.amount) FILTER (WHERE e.occurred_at >= (to_date(c.month, 'YYYY-MM')::timestamp AT TIME ZONE 'Asia/Jakarta')
              AND l.amount < 0), 0) AS credit
          FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id WHERE e.occurred_at < c.until GROUP BY l.account
        ) AS t USING (account)
        WHERE (s.debit, s.credit, s.closing, s.opening) IS DISTINCT FROM (t.debit, t.credit, t.closing, t.closing - t.debit + t.credit))
      UNION ALL
      SELECT c.month FROM (
        SELECT month, hash, snapshot::jsonb ->> 'previousHash' AS previous_hash,
          lag(hash) OVER (ORDER BY month) AS hash_before, encode(sha256(convert_to(snapshot, 'UTF8')), 'hex') AS actual_hash
        FROM month_closings WHERE reopened_at IS NULL) AS c
      WHERE c.hash <> c.actual_hash OR c.previous_hash IS DISTINCT FROM c.hash_before`,
  },
  {
    rule: 'each summed day has the revenue that the ledger has of it',
    broken: sql`
      SELECT d.day::text AS example FROM revenue_days d
      LEFT JOIN (
        SELECT day, sum(sales) AS sales, sum(orders) AS orders, sum(refunds) AS refunds, sum(tax) AS tax,
          sum(partner_share) AS partner, sum(affiliate) AS affiliate, sum(fee) AS fee, sum(net) AS net
        FROM revenue_day_parts GROUP BY day) AS s ON s.day = d.day
      LEFT JOIN (
        SELECT (e.occurred_at AT TIME ZONE 'Asia/Jakarta')::date AS day,
          sum(l.amount) FILTER (WHERE l.account = 'unallocated' AND e.kind = 'sale') AS sales,
          count(DISTINCT e.id) FILTER (WHERE e.kind = 'sale') AS orders,
          sum(l.amount) FILTER (WHERE l.account IN ('tax', 'partner', 'affiliate', 'platform') AND e.kind = 'refund') AS refunds,
          -sum(l.amount) FILTER (WHERE l.account = 'tax') AS tax,
          -sum(l.amount) FILTER (WHERE l.account = 'partner') AS partner,
          -sum(l.amount) FILTER (WHERE l.account = 'affiliate') AS affiliate,
          sum(l.amount) FILTER (WHERE l.account = 'gateway_fees') AS fee,
          -sum(l.amount) FILTER (WHERE l.account IN ('platform', 'gateway_fees')) AS net
        FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id
        WHERE e.kind IN ('sale', 'refund', 'keep', 'fee') GROUP BY 1) AS t ON t.day = d.day
      WHERE ${ofDay(sql`s`)} <> ${ofDay(sql`t`)}`,
  },
]

/** The first places where a rule does not hold. */
export async function findBroken(queries: Queries, { broken }: MoneyRule, limit: number): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ example: z.string() }),
    sql`SELECT example FROM (${broken}) AS broken ORDER BY example LIMIT ${limit}`,
  )
  return rows.map(({ example }) => example)
}
