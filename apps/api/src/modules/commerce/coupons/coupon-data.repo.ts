import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { rowsOf } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'

const anyRow = z.record(z.string(), z.unknown())

export const couponData: readonly PersonalDataSource[] = [
  {
    /** With the account it becomes no one's; orders that had it keep it. */
    name: 'Kupon pribadi',
    tables: ['coupons'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`
          SELECT code, discount_percentage, max_discount_percentage, discount_price, starts_at, ends_at, archived_at
          FROM coupons WHERE learner_id = ${id} ORDER BY number`,
      ),
    async merge(tx, { survivorId, mergedId }) {
      await tx.execute(sql`UPDATE coupons SET learner_id = ${survivorId} WHERE learner_id = ${mergedId}`)
    },
  },
  {
    /** A use still counts without the account, as the order does. */
    name: 'Kupon yang dipakai',
    tables: ['coupon_usages'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`
          SELECT c.code, o.code AS order_code, u.state, u.discount_amount, u.reserved_at, u.settled_at
          FROM coupon_usages u JOIN coupons c ON c.id = u.coupon_id JOIN orders o ON o.id = u.order_id
          WHERE u.learner_id = ${id} ORDER BY u.number`,
      ),
    /** Both accounts were within the limit by themselves. */
    async merge(tx, { survivorId, mergedId }) {
      await tx.execute(sql`
        UPDATE coupon_usages SET learner_id = ${survivorId}, is_exempt = true WHERE learner_id = ${mergedId}`)
    },
  },
]
