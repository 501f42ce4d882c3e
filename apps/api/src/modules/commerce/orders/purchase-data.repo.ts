import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import type { Merge, PersonalDataSource } from '../../../platform/personal-data/index.ts'

const anyRow = z.record(z.string(), z.unknown())

/** The law asks that sales stay on record: what is deleted with an account is who bought (product.md, UU PDP). */
async function forgetBuyer(tx: Tx, learnerId: string) {
  await tx.execute(sql`
    UPDATE orders SET buyer_name = NULL, buyer_email = NULL, buyer_phone = NULL WHERE buyer_id = ${learnerId}`)
}

/** What the other account had not paid was given up before. */
async function moveOrders(tx: Tx, { survivorId, mergedId }: Merge) {
  await tx.execute(sql`UPDATE orders SET buyer_id = ${survivorId} WHERE buyer_id = ${mergedId}`)
}

/** What both had is had once, and a second time in reserve. */
async function moveEntitlements(tx: Tx, { survivorId, mergedId }: Merge) {
  await tx.execute(sql`
    UPDATE entitlements SET learner_id = ${survivorId}, is_single = is_single AND NOT EXISTS (
      SELECT FROM entitlements e WHERE e.learner_id = ${survivorId} AND e.sellable_id = entitlements.sellable_id
        AND e.is_single AND e.revoked_at IS NULL AND e.ends_at IS NULL)
    WHERE learner_id = ${mergedId}`)
}

export const purchaseData: readonly PersonalDataSource[] = [
  {
    name: 'Pembelian',
    tables: ['orders'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`
          SELECT o.code, l.kind, l.name, o.status, o.price_amount, o.discount_amount, o.total_amount, o.payment_method,
            o.buyer_name, o.buyer_email, o.buyer_phone, o.created_at, o.paid_at, o.expired_at, i.number AS invoice
          FROM orders o JOIN order_lines l ON l.order_id = o.id
          LEFT JOIN invoices i ON i.order_id = o.id AND i.kind = 'invoice' WHERE o.buyer_id = ${id} ORDER BY o.created_at, o.id`,
      ),
    merge: moveOrders,
    erase: forgetBuyer,
  },
  {
    name: 'Yang dimiliki',
    tables: ['entitlements'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`
          SELECT s.kind, s.name, e.granted_at, e.ends_at, e.revoked_at FROM entitlements e
          JOIN sellables s ON s.id = e.sellable_id WHERE e.learner_id = ${id} ORDER BY e.granted_at, s.number`,
      ),
    merge: moveEntitlements,
  },
  {
    name: 'Kode afiliasi',
    tables: ['affiliate_codes'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`SELECT code, rate, is_active, created_at FROM affiliate_codes WHERE learner_id = ${id} ORDER BY created_at, code`,
      ),
    async merge(tx, { survivorId, mergedId }) {
      await tx.execute(sql`UPDATE affiliate_codes SET learner_id = ${survivorId} WHERE learner_id = ${mergedId}`)
    },
  },
]
