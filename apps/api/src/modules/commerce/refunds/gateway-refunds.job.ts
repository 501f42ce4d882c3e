import * as z from 'zod'
import { defineJob, type JobDefinition, minutes } from '../../../platform/jobs/index.ts'
import { defineDueChecks } from '../payments/index.ts'
import { sendByGateway } from './send-by-gateway.service.ts'

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

/** Follows what is pending at gateways, and finds what an interrupted process left. */
export const checkDueRefunds: JobDefinition<Record<string, never>> = defineDueChecks({
  name: 'check-due-refunds',
  label: 'Mencocokkan pengembalian dana dengan gateway',
  table: 'refunds',
  what: 'refund by a gateway',
  ask: sendByGateway,
})
