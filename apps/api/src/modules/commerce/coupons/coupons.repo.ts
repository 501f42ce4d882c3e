import { couponAudiences, couponTypes, sellableKinds } from '@naikkelas/contract'
import { type CouponFilter, couponKinds, type CouponValue } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { ListPlace } from '../catalogue/index.ts'

const amount = bigintColumn.transform(rupiah)
const instant = z.nullable(timestampColumn).transform((at) => at?.toISOString() ?? null)
const audience = z.enum(couponAudiences)

const totalColumns = {
  reserved: bigintColumn,
  consumed: bigintColumn,
  given: bigintColumn,
  earned: bigintColumn,
}

const sharedColumns = {
  id: z.uuid(),
  version: z.number(),
  is_archived: z.boolean(),
  code: z.string(),
  name: z.string(),
  type: z.enum(couponTypes),
  discount_percentage: z.nullable(z.number()),
  max_discount_percentage: z.nullable(amount),
  discount_price: z.nullable(amount),
  kinds: z.array(z.enum(couponKinds)),
  starts_at: instant,
  ends_at: instant,
  quota: z.nullable(z.number()),
  created_at: timestampColumn,
  updated_at: timestampColumn,
  changed_by: z.nullable(z.string()),
  ...totalColumns,
}

interface Shared {
  id: string
  version: number
  is_archived: boolean
  updated_at: Date
  changed_by: string | null
  reserved: number
  consumed: number
  given: number
  earned: number
}
const shared = (row: Shared) => ({
  id: row.id,
  version: row.version,
  state: row.is_archived ? ('archived' as const) : ('active' as const),
  updatedAt: row.updated_at.toISOString(),
  changedBy: row.changed_by,
  reserved: row.reserved,
  consumed: row.consumed,
  given: row.given,
  earned: row.earned,
})

const listedRow = z.object({ ...sharedColumns, number: bigintColumn }).transform((row) => ({
  ...shared(row),
  code: row.code,
  name: row.name,
  type: row.type,
  discountPercentage: row.discount_percentage,
  maxDiscountPercentage: row.max_discount_percentage,
  discountPrice: row.discount_price,
  kinds: row.kinds,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  quota: row.quota,
  place: `${row.created_at.getTime()}.${row.number}`,
}))
export type ListedRow = z.output<typeof listedRow>

const itemColumn = z.object({
  id: z.uuid(),
  kind: z.enum(sellableKinds),
  name: z.string(),
  role: z.enum(['valid_for', 'bought']),
})

const recordRow = z
  .object({
    ...sharedColumns,
    course_audience: audience,
    tool_audience: audience,
    event_audience: audience,
    max_daily_limit: z.nullable(z.number()),
    max_usage_per_user: z.nullable(z.number()),
    items: z.array(itemColumn),
    learner: z.nullable(z.object({ id: z.uuid(), name: z.string(), email: z.string() })),
    batch: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  })
  .transform((row) => {
    const idsOf = (role: string) => row.items.filter((item) => item.role === role).map(({ id }) => id)
    const value: CouponValue = {
      code: row.code,
      type: row.type,
      name: row.name,
      discountPercentage: row.discount_percentage,
      maxDiscountPercentage: row.max_discount_percentage,
      discountPrice: row.discount_price,
      kinds: row.kinds,
      validForIds: idsOf('valid_for'),
      audiences: { course: row.course_audience, tool: row.tool_audience, event: row.event_audience },
      boughtIds: idsOf('bought'),
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      quota: row.quota,
      maxDailyLimit: row.max_daily_limit,
      maxUsagePerUser: row.max_usage_per_user,
    }
    const items = new Map(row.items.map(({ role: _, ...item }) => [item.id, item]))
    return { ...shared(row), value, items: [...items.values()], learner: row.learner, batch: row.batch }
  })
export type StoredRecord = z.output<typeof recordRow>

/** Orders that wait or are paid, what it took off those that are paid, and what they brought. */
const usageTotals = sql`
  count(*) FILTER (WHERE u.state = 'reserved') AS reserved, count(*) FILTER (WHERE u.state = 'consumed') AS consumed,
  coalesce(sum(u.discount_amount) FILTER (WHERE u.state = 'consumed'), 0) AS given,
  coalesce(sum(o.total_amount) FILTER (WHERE u.state = 'consumed'), 0) AS earned`

const columns = sql`
  c.id, c.number, c.version, c.archived_at IS NOT NULL AS is_archived, c.code, c.name, c.type, c.discount_percentage,
  c.max_discount_percentage, c.discount_price, to_jsonb(c.kinds) AS kinds, c.starts_at, c.ends_at, c.quota, c.created_at,
  c.updated_at, (SELECT name FROM admin_users WHERE admin_users.id = c.changed_by) AS changed_by,
  t.reserved, t.consumed, t.given, t.earned`

const withTotals = sql`
  CROSS JOIN LATERAL (
    SELECT ${usageTotals} FROM coupon_usages u JOIN orders o ON o.id = u.order_id WHERE u.coupon_id = c.id) t`

export const findCouponRecord = (queries: Queries, id: string): Promise<StoredRecord | undefined> =>
  rowOf(
    queries,
    recordRow,
    sql`
      SELECT ${columns}, c.course_audience, c.tool_audience, c.event_audience, c.max_daily_limit, c.max_usage_per_user,
        coalesce((
          SELECT jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.kind, 'name', s.name, 'role', i.role) ORDER BY s.number)
          FROM coupon_items i JOIN sellables s ON s.id = i.sellable_id WHERE i.coupon_id = c.id), '[]') AS items,
        (SELECT jsonb_build_object('id', id, 'name', name, 'email', email) FROM learner_users WHERE id = c.learner_id) AS learner,
        (SELECT jsonb_build_object('id', id, 'name', name) FROM coupon_batches WHERE id = c.batch_id) AS batch
      FROM coupons c ${withTotals} WHERE c.id = ${id}`,
  )

/** Holds it until the transaction ends. */
export async function lockCouponRecord(tx: Tx, id: string): Promise<StoredRecord | undefined> {
  await tx.execute(sql`SELECT FROM coupons WHERE id = ${id} FOR UPDATE`)
  return findCouponRecord(tx, id)
}

function inFilter({ state, type, kind, batch, search = '' }: CouponFilter): SQL {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql.join(
    [
      state === 'archived' ? sql`c.archived_at IS NOT NULL` : sql`c.archived_at IS NULL`,
      ...(type === undefined ? [] : [sql`c.type = ${type}`]),
      ...(kind === undefined ? [] : [sql`c.kinds @> ARRAY[${kind}]::text[]`]),
      ...(batch === undefined ? [] : [sql`c.batch_id = ${batch}`]),
      ...(search === '' ? [] : [sql`(c.code ILIKE ${pattern} OR c.name ILIKE ${pattern})`]),
    ],
    sql` AND `,
  )
}

interface Listed {
  filter: CouponFilter
  /** The coupons behind it; before it when `isBackwards`, nearest first. */
  from: ListPlace | undefined
  isBackwards: boolean
  limit: number
}

/** Newest first. */
export function findCoupons(queries: Queries, { filter, from, isBackwards, limit }: Listed): Promise<ListedRow[]> {
  const direction = isBackwards ? sql`ASC` : sql`DESC`
  const behind = from
    ? sql`(c.created_at, c.number) ${isBackwards ? sql`>` : sql`<`} (${new Date(from.value)}::timestamptz, ${from.number}::bigint)`
    : sql`true`
  return rowsOf(
    queries,
    listedRow,
    sql`
      SELECT ${columns} FROM coupons c ${withTotals} WHERE ${inFilter(filter)} AND ${behind}
      ORDER BY c.created_at ${direction}, c.number ${direction} LIMIT ${limit}`,
  )
}

const totalsRow = z.object({ coupons: bigintColumn, ...totalColumns })

export async function findCouponTotals(queries: Queries, filter: CouponFilter) {
  const totals = await rowOf(
    queries,
    totalsRow,
    sql`
      SELECT (SELECT count(*) FROM coupons c WHERE ${inFilter(filter)}) AS coupons, ${usageTotals}
      FROM coupons c JOIN coupon_usages u ON u.coupon_id = c.id JOIN orders o ON o.id = u.order_id WHERE ${inFilter(filter)}`,
  )
  return totals ?? { coupons: 0, reserved: 0, consumed: 0, given: 0, earned: 0 }
}

interface Written {
  id: string
  value: CouponValue
  learnerId: string | null
  batchId?: string
  actorId: string
  at: Date
}

export async function insertCoupon(tx: Tx, { id, value: v, learnerId, batchId, actorId, at }: Written) {
  await tx.execute(sql`
    INSERT INTO coupons (id, code, name, type, learner_id, batch_id, discount_percentage, max_discount_percentage,
      discount_price, kinds, course_audience, tool_audience, event_audience, starts_at, ends_at, quota, max_daily_limit,
      max_usage_per_user, created_at, updated_at, changed_by)
    VALUES (${id}, ${v.code}, ${v.name}, ${v.type}, ${learnerId}, ${batchId ?? null}, ${v.discountPercentage},
      ${v.maxDiscountPercentage}, ${v.discountPrice}, ${sql.param([...v.kinds])}::text[], ${v.audiences.course},
      ${v.audiences.tool}, ${v.audiences.event}, ${v.startsAt}, ${v.endsAt}, ${v.quota}, ${v.maxDailyLimit},
      ${v.maxUsagePerUser}, ${at}, ${at}, ${actorId})`)
  await insertItems(tx, [id], v)
}

export async function replaceCoupon(tx: Tx, { id, value: v, learnerId, actorId, at }: Written) {
  await tx.execute(sql`
    UPDATE coupons SET code = ${v.code}, name = ${v.name}, type = ${v.type}, learner_id = ${learnerId},
      discount_percentage = ${v.discountPercentage}, max_discount_percentage = ${v.maxDiscountPercentage},
      discount_price = ${v.discountPrice}, kinds = ${sql.param([...v.kinds])}::text[],
      course_audience = ${v.audiences.course}, tool_audience = ${v.audiences.tool}, event_audience = ${v.audiences.event},
      starts_at = ${v.startsAt}, ends_at = ${v.endsAt}, quota = ${v.quota}, max_daily_limit = ${v.maxDailyLimit},
      max_usage_per_user = ${v.maxUsagePerUser}, version = version + 1, updated_at = ${at}, changed_by = ${actorId}
    WHERE id = ${id}`)
  await tx.execute(sql`DELETE FROM coupon_items WHERE coupon_id = ${id}`)
  await insertItems(tx, [id], v)
}

/** What coupons are for, and what their buyers must have bought. */
export async function insertItems(
  tx: Tx,
  ids: readonly string[],
  { validForIds, boughtIds }: Pick<CouponValue, 'validForIds' | 'boughtIds'>,
) {
  await tx.execute(sql`
    INSERT INTO coupon_items (coupon_id, role, sellable_id)
    SELECT coupon_id, item.role, item.id FROM unnest(${sql.param([...ids])}::uuid[]) AS coupon_id, (
      SELECT 'valid_for' AS role, unnest(${sql.param([...validForIds])}::uuid[]) AS id
      UNION ALL SELECT 'bought', unnest(${sql.param([...boughtIds])}::uuid[])) AS item`)
}

interface Archived {
  id: string
  archivedAt: Date | null
  actorId: string
  at: Date
}

export async function changeArchived(tx: Tx, { id, archivedAt, actorId, at }: Archived) {
  await tx.execute(sql`
    UPDATE coupons SET archived_at = ${archivedAt}, version = version + 1, updated_at = ${at}, changed_by = ${actorId}
    WHERE id = ${id}`)
}
