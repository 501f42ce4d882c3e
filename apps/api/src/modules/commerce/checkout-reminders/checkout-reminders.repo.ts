import { sql } from 'drizzle-orm'
import { sellableKinds } from '@naikkelas/contract'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowsOf } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'

interface Visit {
  learnerId: string
  number: number
  coupon: string
  at: Date
}

/** @returns false for what there is none of. One that was reminded of is not again. */
export async function saveVisit(queries: Queries, { learnerId, number, coupon, at }: Visit): Promise<boolean> {
  const saved = await countOf(
    queries,
    sql`
      INSERT INTO checkout_visits (learner_id, sellable_id, coupon, seen_at)
      SELECT ${learnerId}, id, ${coupon}, ${at} FROM sellables WHERE number = ${number} AND kind <> 'partner_package'
      ON CONFLICT (learner_id, sellable_id) DO UPDATE SET coupon = excluded.coupon, seen_at = excluded.seen_at`,
  )
  return saved === 1
}

async function deleteVisitsOf(queries: Queries, learnerId: string): Promise<void> {
  await queries.execute(sql`DELETE FROM checkout_visits WHERE learner_id = ${learnerId}`)
}

const dueRow = z
  .object({
    learner_id: z.uuid(),
    sellable_id: z.uuid(),
    name: z.string(),
    email: z.string(),
    item: z.string(),
    kind: z.enum(sellableKinds),
    number: bigintColumn,
    coupon: z.string(),
  })
  .transform(({ learner_id: learnerId, sellable_id: sellableId, ...same }) => ({ learnerId, sellableId, ...same }))
export type DueReminder = z.output<typeof dueRow>

/**
 * Checkouts that were left in that time without an order, of what is still sold and not had yet: the last one of each
 * learner. Their rows are locked.
 */
export const findDueReminders = (
  tx: Tx,
  { after, before, limit }: { after: Date; before: Date; limit: number },
): Promise<DueReminder[]> =>
  rowsOf(
    tx,
    dueRow,
    sql`
      SELECT v.learner_id, v.sellable_id, u.name, u.email, s.name AS item, s.kind, s.number, v.coupon
      FROM checkout_visits v JOIN learner_users u ON u.id = v.learner_id JOIN sellables s ON s.id = v.sellable_id
      WHERE v.reminded_at IS NULL AND v.seen_at > ${after} AND v.seen_at <= ${before}
        AND s.status = 1 AND s.archived_at IS NULL AND s.price > 0
        AND NOT EXISTS (SELECT FROM orders o WHERE o.buyer_id = v.learner_id AND o.sellable_id = v.sellable_id
          AND o.created_at >= v.seen_at - interval '1 day')
        AND NOT EXISTS (SELECT FROM accesses e WHERE e.learner_id = v.learner_id AND e.sellable_id = v.sellable_id
          AND e.revoked_at IS NULL)
        AND NOT EXISTS (SELECT FROM checkout_visits later WHERE later.learner_id = v.learner_id
          AND (later.seen_at, later.sellable_id) > (v.seen_at, v.sellable_id))
      ORDER BY v.seen_at, v.learner_id LIMIT ${limit} FOR NO KEY UPDATE OF v`,
  )

export async function markReminded(tx: Tx, { learnerId, sellableId }: DueReminder, at: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE checkout_visits SET reminded_at = ${at} WHERE learner_id = ${learnerId} AND sellable_id = ${sellableId}`)
}

/** @returns how many there were */
export const deleteOldVisits = (queries: Queries, seenBefore: Date): Promise<number> =>
  countOf(queries, sql`DELETE FROM checkout_visits WHERE seen_at < ${seenBefore}`)

export const checkoutVisitData: PersonalDataSource = {
  name: 'Checkout yang diingatkan',
  tables: ['checkout_visits'],
  find: (queries, id) =>
    rowsOf(
      queries,
      z.record(z.string(), z.unknown()),
      sql`
        SELECT s.kind, s.name, v.coupon, v.seen_at, v.reminded_at FROM checkout_visits v
        JOIN sellables s ON s.id = v.sellable_id WHERE v.learner_id = ${id} ORDER BY v.seen_at`,
    ),
  async merge(tx, { mergedId }) {
    await deleteVisitsOf(tx, mergedId)
  },
  erase: (tx, id) => deleteVisitsOf(tx, id),
}
