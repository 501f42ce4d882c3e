import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import { defineJob, type JobDefinition, once } from '../../../platform/jobs/index.ts'
import { type Claimed, claimRow, type DueTable, takeDue } from './gateway-calls.repo.ts'
import { PaymentProviderError } from './payment-provider-error.ts'

/** When one that could not be asked about is due again. */
const PAUSE_MS = 5 * 60_000
/** Asked for at once. */
const BATCH = 50

/** Lets one caller ask the gateway about a row of a table, and makes it due again when the lease is over. */
export const claimGatewayCall = (ctx: AppContext, claimed: Claimed): Promise<boolean> => claimRow(ctx, claimed)

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

interface DueChecks {
  name: string
  label: string
  table: DueTable
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
        const due = await takeDue(ctx.database.queries, table, {
          now,
          next: new Date(now.getTime() + PAUSE_MS),
          limit: BATCH,
        })
        for (const id of due) await ask(ctx, id).catch((error: unknown) => ctx.onFailure(error, what))
        taken = due.length
      }
    },
  })
