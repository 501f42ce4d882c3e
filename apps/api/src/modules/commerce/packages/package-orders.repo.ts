import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/index.ts'

interface NewPackageOrder {
  orderId: string
  partnerId: string
  months: number
  isTrial: boolean
}

/** Notes for whom an order of a package is, when it is placed. */
export async function insertPackageOrder(
  tx: Tx,
  { orderId, partnerId, months, isTrial }: NewPackageOrder,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO package_orders (order_id, partner_id, months, is_trial)
    VALUES (${orderId}, ${partnerId}, ${months}, ${isTrial})`)
}
