import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf } from '../../../platform/database/rows.ts'

const months = z.union([z.literal(1), z.literal(3), z.literal(6)])

const packageOrderRow = z
  .object({
    order_id: z.uuid(),
    sellable_id: z.uuid(),
    partner_id: z.uuid(),
    months,
    is_trial: z.boolean(),
    price: bigintColumn.transform(rupiah),
  })
  .transform((row) => ({
    orderId: row.order_id,
    sellableId: row.sellable_id,
    partnerId: row.partner_id,
    months: row.months,
    isTrial: row.is_trial,
    /** Of a period, without what was taken off the first one. */
    price: row.price,
  }))
/** What an order of a package is for. */
export type PackageOrder = z.output<typeof packageOrderRow>

/** Undefined for an order of anything else. */
export const findPackageOrder = (queries: Queries, orderId: string): Promise<PackageOrder | undefined> =>
  rowOf(
    queries,
    packageOrderRow,
    sql`
      SELECT p.order_id, o.sellable_id, p.partner_id, p.months, p.is_trial,
        CASE WHEN p.is_trial THEN coalesce(s.price, 1) ELSE o.price_amount END AS price
      FROM package_orders p JOIN orders o ON o.id = p.order_id JOIN sellables s ON s.id = o.sellable_id
      WHERE p.order_id = ${orderId}`,
  )

const termsRow = z
  .object({
    package_code: z.number(),
    is_trial: z.boolean(),
    partner_id: z.nullable(z.uuid()),
    is_running: z.boolean(),
    is_renewable: z.boolean(),
  })
  .transform((row) => ({
    packageCode: row.package_code,
    /** It begins with a free period, and the partner has had none. */
    isTrial: row.is_trial,
    /** Of the buyer; null without one. */
    partnerId: row.partner_id,
    isRunning: row.is_running,
    /** Its next period waits to be paid, or it was cancelled and can go on. */
    isRenewable: row.is_renewable,
  }))

/** What is known of a package for one buyer. */
export const findPackageTerms = (queries: Queries, { itemId, buyerId }: { itemId: string; buyerId: string | null }) =>
  rowOf(
    queries,
    termsRow,
    sql`
      SELECT d.package_code, d.trial = 0 AND p.id IS NOT NULL AND s.id IS NULL AND NOT EXISTS (
          SELECT FROM package_orders t JOIN orders o ON o.id = t.order_id
          WHERE t.partner_id = p.id AND t.is_trial AND o.status = 1) AS is_trial,
        p.id AS partner_id, s.id IS NOT NULL AS is_running,
        coalesce(s.cancelled_at IS NOT NULL OR s.state = 'grace' OR (s.sellable_id = d.sellable_id AND EXISTS (
          SELECT FROM subscription_cycles c WHERE c.subscription_id = s.id AND c.state IN ('created', 'retrying'))),
          false) AS is_renewable
      FROM partner_package_details d
      LEFT JOIN partners p ON p.learner_id = ${buyerId}::uuid AND p.partner_kind = 'subscription'
      LEFT JOIN subscriptions s ON s.partner_id = p.id AND s.state <> 'ended'
      WHERE d.sellable_id = ${itemId}`,
  )
