import * as z from 'zod'
import { defineJob, type JobDefinition, minutes, once } from '../../../platform/jobs/index.ts'
import { takeDueRefunds } from './gateway-refunds.repo.ts'
import { MINUTE_MS, sendByGateway } from './send-by-gateway.service.ts'

/** Asks a gateway to give money back, or how that is. */
export const sendRefundByGateway: JobDefinition<{ refundId: string }> = defineJob({
  name: 'send-refund',
  label: 'Mengembalikan dana lewat gateway',
  payload: z.strictObject({ refundId: z.uuid() }),
  retry: minutes(1, 5, 15),
  isUnique: true,
  concurrency: 2,
  handle: (ctx, { refundId }) => sendByGateway(ctx, refundId),
})

/** Asked for at once. */
const BATCH = 50

/** Follows what is pending at gateways, and finds what an interrupted process left. */
export const checkDueRefunds: JobDefinition<Record<string, never>> = defineJob({
  name: 'check-due-refunds',
  label: 'Mencocokkan pengembalian dana dengan gateway',
  payload: z.strictObject({}),
  retry: once,
  isUnique: true,
  schedule: { everySeconds: 60, payload: {} },
  async handle(ctx, _, { signal }) {
    for (let taken = BATCH; taken === BATCH && !signal.aborted; ) {
      const now = ctx.clock.now()
      const next = new Date(now.getTime() + 5 * MINUTE_MS)
      const due = await takeDueRefunds(ctx.database.queries, { now, next, limit: BATCH })
      for (const refundId of due)
        await sendByGateway(ctx, refundId).catch((error: unknown) => ctx.onFailure(error, 'refund by a gateway'))
      taken = due.length
    }
  },
})
