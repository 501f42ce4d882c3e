import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf } from '../../../platform/database/rows.ts'
import { paymentProviderNames } from '../payments/index.ts'

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

interface Claim {
  now: Date
  until: Date
}

/** Lets one caller, in all processes together, ask the gateway. @returns undefined for any other */
export const claimRefund = (queries: Queries, id: string, { now, until }: Claim): Promise<ClaimedRefund | undefined> =>
  rowOf(
    queries,
    claimedRow,
    sql`
      UPDATE refunds r SET claimed_until = ${until}, tries = r.tries + 1, check_at = ${until}
      FROM payment_attempts t
      WHERE r.id = ${id} AND t.id = r.attempt_id AND r.state IN ('requested', 'pending')
        AND (r.claimed_until IS NULL OR r.claimed_until <= ${now})
      RETURNING r.id, r.order_id, r.amount, r.state, r.tries, t.provider, t.provider_id`,
  )

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

interface Due {
  now: Date
  next: Date
  limit: number
}

/** Those that are due, longest waiting first; asking again is put off, so that a failing one holds up no other. */
export async function takeDueRefunds(queries: Queries, { now, next, limit }: Due): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      UPDATE refunds SET check_at = ${next}
      WHERE id IN (SELECT id FROM refunds WHERE check_at <= ${now} ORDER BY check_at, id LIMIT ${limit})
      RETURNING id`,
  )
  return rows.map(({ id }) => id)
}
