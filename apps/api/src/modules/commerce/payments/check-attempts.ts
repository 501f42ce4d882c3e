import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import { domainEvents } from '../../../domain-events.ts'
import { after, type UnitOfWork } from '../../../platform/events/index.ts'
import { defineJob, type JobDefinition, minutes, once } from '../../../platform/jobs/index.ts'
import { markUnwanted, takeDueAttempts } from './attempts.repo.ts'
import { refreshAttempt } from './attempts.service.ts'

/** Asks the gateway about one attempt: because it sent a message, or because nothing is to be paid any more. */
export const checkAttempt: JobDefinition<{ attemptId: string }> = defineJob({
  name: 'check-payment-attempt',
  label: 'Memeriksa pembayaran di gateway',
  payload: z.strictObject({ attemptId: z.uuid() }),
  retry: minutes(1, 5, 15),
  isUnique: true,
  concurrency: 4,
  handle: (ctx, { attemptId }) => refreshAttempt(ctx, attemptId),
})

/** Asked for at once. */
const BATCH = 50
/** When one that could not be asked about is due again. */
const PAUSE_MS = 5 * 60_000

/** Finds what no message reported: lost ones, and attempts whose making was interrupted. */
export const checkDueAttempts: JobDefinition<Record<string, never>> = defineJob({
  name: 'check-due-payment-attempts',
  label: 'Mencocokkan pembayaran dengan gateway',
  payload: z.strictObject({}),
  retry: once,
  isUnique: true,
  schedule: { everySeconds: 60, payload: {} },
  async handle(ctx, _, { signal }) {
    for (let taken = BATCH; taken === BATCH && !signal.aborted; ) {
      const now = ctx.clock.now()
      const due = await takeDueAttempts(ctx.database.queries, {
        now,
        next: new Date(now.getTime() + PAUSE_MS),
        limit: BATCH,
      })
      for (const id of due) await checkOne(ctx, id)
      taken = due.length
    }
  },
})

/** One whose gateway is away holds up no other. */
async function checkOne(ctx: AppContext, id: string) {
  try {
    await refreshAttempt(ctx, id)
  } catch (error) {
    ctx.onFailure(error, 'check of a payment attempt')
  }
}

async function endAttempts(ctx: AppContext, orderIds: readonly string[], { tx }: UnitOfWork) {
  const open = await markUnwanted(tx, orderIds, ctx.clock.now())
  await ctx.jobs.enqueueAll(
    tx,
    checkAttempt,
    open.map((attemptId) => ({ payload: { attemptId }, key: attemptId })),
  )
}

/** Another attempt of a paid order is not to be paid as well. */
export const endAttemptsOfPaid = after(
  'order.paid',
  { name: 'end-payment-attempts', label: 'Menutup pembayaran lain di gateway', payload: domainEvents['order.paid'] },
  (ctx, { orderId }, uow) => endAttempts(ctx, [orderId], uow),
)

export const endAttemptsOfExpired = after(
  'order.expired',
  { name: 'end-payment-attempts', label: 'Menutup pembayaran di gateway', payload: domainEvents['order.expired'] },
  (ctx, { orderIds }, uow) => endAttempts(ctx, orderIds, uow),
)
