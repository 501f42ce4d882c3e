import { paymentStatuses } from '@naikkelas/contract'
import * as z from 'zod'
import { defineJob, type JobDefinition, once } from '../../../platform/jobs/index.ts'
import { isPaidLater, mailBuyer } from './mail-buyer.ts'
import { reminderMail } from './order-mails.rules.ts'
import { markReminded } from './mailed-orders.repo.ts'

const HOUR = 3_600_000
/** Before an order expires: time enough to pay it. */
const AHEAD_MS = 4 * HOUR
/** Since it was placed: who has just been shown how to pay needs no reminder. */
const AFTER_MS = 8 * HOUR
const BATCH = 100

/** Reminds, once, of what is paid by a number or a transfer and expires within hours. */
export const remindOfWaitingOrders: JobDefinition<Record<string, never>> = defineJob({
  name: 'remind-of-waiting-orders',
  label: 'Mengingatkan pesanan yang hampir berakhir',
  payload: z.strictObject({}),
  retry: once,
  isUnique: true,
  schedule: { everySeconds: 300, payload: {} },
  async handle(ctx, _, { signal }) {
    for (let reminded = BATCH; reminded === BATCH && !signal.aborted; ) {
      const now = ctx.clock.now()
      reminded = await ctx.unitOfWork(async ({ tx }) => {
        const ids = await markReminded(tx, {
          now,
          expiresBefore: new Date(now.getTime() + AHEAD_MS),
          placedBefore: new Date(now.getTime() - AFTER_MS),
          limit: BATCH,
        })
        for (const orderId of ids)
          await mailBuyer(ctx, tx, {
            orderId,
            status: paymentStatuses.waitingForPayment,
            write: reminderMail,
            key: `order:${orderId}:reminder`,
            isWritten: isPaidLater,
          })
        return ids.length
      })
    }
  },
})
