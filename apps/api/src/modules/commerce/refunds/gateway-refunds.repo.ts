import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf } from '../../../platform/database/rows.ts'
import { claimGatewayCall, paymentProviderNames } from '../payments/index.ts'

const claimedRow = z
  .object({
    id: z.uuid(),
    order_id: z.uuid(),
    amount: bigintColumn.transform(rupiah),
    state: z.enum(['requested', 'pending']),
    tries: z.number(),
    provider: z.enum(paymentProviderNames),
    provider_id: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    orderId: row.order_id,
    amount: row.amount,
    state: row.state,
    tries: row.tries,
    provider: row.provider,
    /** Of the payment. */
    providerId: row.provider_id,
  }))
export type ClaimedRefund = z.output<typeof claimedRow>

/** Lets one caller ask the gateway. @returns undefined for any other */
export async function claimRefund(ctx: AppContext, id: string): Promise<ClaimedRefund | undefined> {
  const where = sql`attempt_id IS NOT NULL AND state IN ('requested', 'pending')`
  if (!(await claimGatewayCall(ctx, { table: 'refunds', id, where }))) return undefined
  return rowOf(
    ctx.database.queries,
    claimedRow,
    sql`
      SELECT r.id, r.order_id, r.amount, r.state, r.tries, t.provider, t.provider_id
      FROM refunds r JOIN payment_attempts t ON t.id = r.attempt_id WHERE r.id = ${id}`,
  )
}

interface Waiting {
  state: 'requested' | 'pending'
  checkAt: Date
}

/** Not decided at the gateway; it is asked again then. */
export async function markWaiting(queries: Queries, id: string, { state, checkAt }: Waiting): Promise<void> {
  await queries.execute(sql`
    UPDATE refunds SET state = ${state}, claimed_until = NULL, check_at = ${checkAt}
    WHERE id = ${id} AND state IN ('requested', 'pending')`)
}

/** The gateway does not give it back: the money is still owed. @returns false when it was decided before */
export async function markRefused(tx: Tx, id: string, failure: string): Promise<boolean> {
  const refused = await countOf(
    tx,
    sql`
      UPDATE refunds SET state = 'failed', failure = ${failure}, claimed_until = NULL, check_at = NULL
      WHERE id = ${id} AND state IN ('requested', 'pending')`,
  )
  return refused > 0
}
