import { couponAudiences, sellableKinds } from '@naikkelas/contract'
import { couponKinds } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { type Day, dayInWib } from '@naikkelas/contract/time'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { CouponFacts, CouponUse, JudgedCoupon } from './coupons.rules.ts'

const amount = z.nullable(bigintColumn.transform(rupiah))
const audience = z.enum(couponAudiences)

const couponRow = z
  .object({
    id: z.uuid(),
    code: z.string(),
    type: z.number(),
    learner_id: z.nullable(z.uuid()),
    discount_percentage: z.nullable(z.number()),
    max_discount_percentage: amount,
    discount_price: amount,
    kinds: z.array(z.enum(couponKinds)),
    course_audience: audience,
    tool_audience: audience,
    event_audience: audience,
    starts_at: z.nullable(timestampColumn),
    ends_at: z.nullable(timestampColumn),
    quota: z.nullable(z.number()),
    max_daily_limit: z.nullable(z.number()),
    max_usage_per_user: z.nullable(z.number()),
    is_archived: z.boolean(),
    valid_for_ids: z.array(z.uuid()),
    bought_ids: z.array(z.uuid()),
  })
  .transform(
    (row): StoredCoupon => ({
      id: row.id,
      code: row.code,
      type: row.type,
      learnerId: row.learner_id,
      discountPercentage: row.discount_percentage,
      maxDiscountPercentage: row.max_discount_percentage,
      discountPrice: row.discount_price,
      kinds: row.kinds,
      audiences: { course: row.course_audience, tool: row.tool_audience, event: row.event_audience },
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      quota: row.quota,
      maxDailyLimit: row.max_daily_limit,
      maxUsagePerUser: row.max_usage_per_user,
      isArchived: row.is_archived,
      validForIds: row.valid_for_ids,
      boughtIds: row.bought_ids,
    }),
  )

/** A coupon as it is judged. */
export interface StoredCoupon extends JudgedCoupon {
  id: string
  code: string
  boughtIds: readonly string[]
}

const itemsOf = (role: 'valid_for' | 'bought') => sql`
  coalesce((SELECT jsonb_agg(sellable_id) FROM coupon_items WHERE coupon_id = c.id AND role = ${role}), '[]')`

const findCoupon = (queries: Queries, where: ReturnType<typeof sql>): Promise<StoredCoupon | undefined> =>
  rowOf(
    queries,
    couponRow,
    sql`
      SELECT c.id, c.code, c.type, c.learner_id, c.discount_percentage, c.max_discount_percentage, c.discount_price,
        to_jsonb(c.kinds) AS kinds, c.course_audience, c.tool_audience, c.event_audience, c.starts_at, c.ends_at, c.quota,
        c.max_daily_limit, c.max_usage_per_user, c.archived_at IS NOT NULL AS is_archived,
        ${itemsOf('valid_for')} AS valid_for_ids, ${itemsOf('bought')} AS bought_ids
      FROM coupons c WHERE ${where}`,
  )

/** @param code as it is stored */
export const findCouponByCode = (queries: Queries, code: string) => findCoupon(queries, sql`c.code = ${code}`)

export const findCouponById = (queries: Queries, id: string) => findCoupon(queries, sql`c.id = ${id}`)

/** Uses of a coupon follow each other until the transaction ends; what is counted next is what others have committed. */
export async function lockCoupon(tx: Tx, { code, buyerId }: { code: string; buyerId: string }): Promise<void> {
  // How many of one buyer wait is counted too, whichever coupons they have.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`coupons:${buyerId}`}, 0))`)
  await tx.execute(sql`SELECT FROM coupons WHERE code = ${code} FOR UPDATE`)
}

interface Asked {
  coupon: Pick<StoredCoupon, 'id' | 'boughtIds'>
  buyerId: string
  now: Date
  /** An order that is looked at again: its own use does not count. */
  exceptOrderId?: string | undefined
}

const usedRow = z
  .object({ total: bigintColumn, today: bigintColumn, by_buyer: bigintColumn })
  .transform(({ by_buyer: byBuyer, ...same }): CouponUse => ({ ...same, byBuyer }))

/** How often it is used: by orders that wait, and paid ones. */
export async function findCouponUse(
  queries: Queries,
  {
    couponId,
    buyerId,
    today,
    exceptOrderId,
  }: { couponId: string; buyerId: string; today: Day; exceptOrderId?: string | undefined },
): Promise<CouponUse> {
  const used = await rowOf(
    queries,
    usedRow,
    sql`
      SELECT count(*) AS total, count(*) FILTER (WHERE used_on = ${today}::date) AS today,
        count(*) FILTER (WHERE learner_id = ${buyerId}) AS by_buyer
      FROM coupon_usages
      WHERE coupon_id = ${couponId} AND state <> 'released' AND order_id IS DISTINCT FROM ${exceptOrderId ?? null}::uuid`,
  )
  return used ?? { total: 0, today: 0, byBuyer: 0 }
}

const boughtRow = z.object({ kind: z.enum(sellableKinds), is_specific: z.boolean() })

/**
 * Paid for and not taken back, whatever it cost more than nothing. What was refunded entitles to nothing any more.
 */
async function findBought(queries: Queries, { coupon, buyerId }: Asked): Promise<CouponFacts['bought']> {
  const { rows } = await queries.execute(sql`
    SELECT l.kind, bool_or(l.sellable_id = ANY (${sql.param([...coupon.boughtIds])}::uuid[])) AS is_specific
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.buyer_id = ${buyerId} AND o.status = 1 AND o.total_amount > 0
      AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.is_whole)
      AND EXISTS (SELECT FROM entitlements e WHERE e.order_line_id = l.id AND e.revoked_at IS NULL)
    GROUP BY l.kind`)
  const found = rows.map((row) => boughtRow.parse(row))
  const of = (kind: string) => {
    const row = found.find((one) => one.kind === kind)
    return { any: row !== undefined, specific: row?.is_specific ?? false }
  }
  return { course: of('course'), tool: of('tool'), event: of('event') }
}

const countRow = z.object({ count: bigintColumn })

async function countOpenUses(queries: Queries, { buyerId, exceptOrderId }: Asked): Promise<number> {
  const row = await rowOf(
    queries,
    countRow,
    sql`
      SELECT count(*) AS count FROM coupon_usages
      WHERE learner_id = ${buyerId} AND state = 'reserved' AND order_id IS DISTINCT FROM ${exceptOrderId ?? null}::uuid`,
  )
  return row?.count ?? 0
}

/** What is to be known of a buyer to judge a coupon. */
export async function findCouponFacts(
  queries: Queries,
  asked: Asked,
): Promise<Pick<CouponFacts, 'bought' | 'used' | 'openUses'>> {
  const { coupon, buyerId, now, exceptOrderId } = asked
  return {
    bought: await findBought(queries, asked),
    used: await findCouponUse(queries, { couponId: coupon.id, buyerId, today: dayInWib(now), exceptOrderId }),
    openUses: await countOpenUses(queries, asked),
  }
}

const itemRow = z.object({ id: z.uuid(), kind: z.enum(sellableKinds), name: z.string(), price: amount })

/** What a coupon is tried on; undefined for what has no price or is archived. */
export async function findTriedItem(queries: Queries, id: string) {
  const item = await rowOf(
    queries,
    itemRow,
    sql`SELECT id, kind, name, price FROM sellables WHERE id = ${id} AND archived_at IS NULL`,
  )
  const price = item?.price ?? null
  return item === undefined || price === null ? undefined : { ...item, price }
}
