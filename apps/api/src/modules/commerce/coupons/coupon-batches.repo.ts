import type { CouponValue } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import { insertItems } from './coupons.repo.ts'

interface Batch {
  id: string
  name: string
  prefix: string
  /** Of each its id and its code. */
  codes: readonly { id: string; code: string }[]
  value: Omit<CouponValue, 'code' | 'type' | 'quota'>
  actorId: string
  at: Date
}

/** Codes that share everything else, each for one use. @returns the ids of those whose code was free */
export async function insertBatch(
  tx: Tx,
  { id, name, prefix, codes, value: v, actorId, at }: Batch,
): Promise<string[]> {
  await tx.execute(sql`
    INSERT INTO coupon_batches (id, name, prefix, created_at, created_by) VALUES (${id}, ${name}, ${prefix}, ${at}, ${actorId})
    ON CONFLICT (id) DO NOTHING`)
  const inserted = await rowsOf(
    tx,
    z.object({ id: z.uuid() }),
    sql`
      INSERT INTO coupons (id, code, name, type, batch_id, discount_percentage, max_discount_percentage, discount_price, kinds,
        course_audience, tool_audience, event_audience, starts_at, ends_at, quota, max_daily_limit, max_usage_per_user,
        created_at, updated_at, changed_by)
      SELECT code.id, code.code, ${v.name}, 1, ${id}::uuid, ${v.discountPercentage}::smallint,
        ${v.maxDiscountPercentage}::bigint, ${v.discountPrice}::bigint, ${sql.param([...v.kinds])}::text[],
        ${v.audiences.course}, ${v.audiences.tool}, ${v.audiences.event}, ${v.startsAt}::timestamptz,
        ${v.endsAt}::timestamptz, 1, ${v.maxDailyLimit}::integer, ${v.maxUsagePerUser}::integer, ${at}::timestamptz,
        ${at}::timestamptz, ${actorId}::uuid
      FROM jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) AS code (id uuid, code text)
      ON CONFLICT (code) DO NOTHING RETURNING id`,
  )
  const ids = inserted.map((row) => row.id)
  await insertItems(tx, ids, v)
  return ids
}
