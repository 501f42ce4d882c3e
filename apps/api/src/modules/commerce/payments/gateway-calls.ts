import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowsOf } from '../../../platform/database/rows.ts'
import { defineJob, type JobDefinition, once } from '../../../platform/jobs/index.ts'
import { PaymentProviderError } from './payment-provider-error.ts'

/** Tables whose rows are asked for at a gateway: each has `claimed_until`, `tries` and `check_at`. */
type AskedTable = 'payment_attempts' | 'refunds'

/** How long one caller may take: a little more than the longest call. */
const LEASE_MS = 60_000
/** When one that could not be asked about is due again. */
const PAUSE_MS = 5 * 60_000
/** Asked for at once. */
const BATCH = 50

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

interface Claimed {
  table: AskedTable
  id: string
  /** What else must be true of it. */
  where: SQL
}

/** Lets one caller, in all processes together, ask the gateway, and makes it due again when the lease is over. */
export async function claimGatewayCall(ctx: AppContext, { table, id, where }: Claimed): Promise<boolean> {
  const now = ctx.clock.now()
  const until = later(now, LEASE_MS)
  const claimed = await countOf(
    ctx.database.queries,
    sql`
      UPDATE ${sql.identifier(table)} SET claimed_until = ${until}, tries = tries + 1, check_at = ${until}
      WHERE id = ${id} AND (${where}) AND (claimed_until IS NULL OR claimed_until <= ${now})`,
  )
  return claimed > 0
}

export type GatewayAnswer<Answer> =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'refused'; error: PaymentProviderError }
  /** It may have taken effect: it is looked up when the lease is over, and nothing else may ask before. */
  | { kind: 'lost' }

/** What a gateway says to a claimed call, made outside every transaction. @param what it is, for who looks into failures */
export async function askGateway<Answer>(
  ctx: AppContext,
  what: string,
  call: () => Promise<Answer>,
): Promise<GatewayAnswer<Answer>> {
  try {
    return { kind: 'answered', answer: await call() }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    if (error.mayHaveHappened) {
      ctx.log.warn({ detail: error.message }, 'the answer of a payment gateway was lost')
      return { kind: 'lost' }
    }
    // A mistake of the operator's, or of ours.
    if (error.code === 'not_authorized' || error.code === 'invalid_request') ctx.onFailure(error, what)
    return { kind: 'refused', error }
  }
}

interface Due {
  now: Date
  next: Date
}

/** Those that are due, longest waiting first; asking again is put off, so that a failing one holds up no other. */
async function takeDue(queries: Queries, table: AskedTable, { now, next }: Due): Promise<string[]> {
  const name = sql.identifier(table)
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      UPDATE ${name} SET check_at = ${next}
      WHERE id IN (SELECT id FROM ${name} WHERE check_at <= ${now} ORDER BY check_at, id LIMIT ${BATCH})
      RETURNING id`,
  )
  return rows.map(({ id }) => id)
}

interface DueChecks {
  name: string
  label: string
  table: AskedTable
  /** Of one, for who looks into failures. */
  what: string
  /** Asks about one. Should it fail, the others are asked about all the same. */
  ask: (ctx: AppContext, id: string) => Promise<void>
}

/** Asks, each minute, about everything that is due: what no message reported, and what an interrupted process left. */
export const defineDueChecks = ({ name, label, table, what, ask }: DueChecks): JobDefinition<Record<string, never>> =>
  defineJob({
    name,
    label,
    payload: z.strictObject({}),
    retry: once,
    isUnique: true,
    schedule: { everySeconds: 60, payload: {} },
    async handle(ctx, _, { signal }) {
      for (let taken = BATCH; taken === BATCH && !signal.aborted; ) {
        const now = ctx.clock.now()
        const due = await takeDue(ctx.database.queries, table, { now, next: later(now, PAUSE_MS) })
        for (const id of due) await ask(ctx, id).catch((error: unknown) => ctx.onFailure(error, what))
        taken = due.length
      }
    },
  })
