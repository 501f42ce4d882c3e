import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import { domainEvents } from '../../../domain-events.ts'
import { after, type UnitOfWork } from '../../../platform/events/index.ts'
import { defineJob, type JobDefinition, minutes } from '../../../platform/jobs/index.ts'
import { markUnwanted } from './attempts.repo.ts'
import { refreshAttempt } from './attempts.service.ts'
import { defineDueChecks } from './gateway-calls.ts'

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

/** Finds what no message reported: lost ones, and attempts whose making was interrupted. */
export const checkDueAttempts: JobDefinition<Record<string, never>> = defineDueChecks({
  name: 'check-due-payment-attempts',
  label: 'Mencocokkan pembayaran dengan gateway',
  table: 'payment_attempts',
  what: 'check of a payment attempt',
  ask: refreshAttempt,
})

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
