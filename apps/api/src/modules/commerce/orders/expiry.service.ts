import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { defineJob, type JobDefinition, once } from '../../../platform/jobs/index.ts'
import { releaseCoupons } from '../coupons/index.ts'
import { findOverdue, markExpired } from './orders.repo.ts'
import { freeSeats } from './seats.service.ts'

/** Orders of one transaction. */
const BATCH = 100

/** Gives up those of these orders that still wait, with what they hold. @returns which they were */
export async function expireOrders(uow: UnitOfWork, ids: readonly string[], at: Date): Promise<readonly string[]> {
  const expired = await markExpired(uow.tx, ids, at)
  if (expired.length === 0) return expired
  await releaseCoupons(uow.tx, expired, at)
  await freeSeats(uow, expired, at)
  await uow.emit('order.expired', { orderIds: expired, at: at.toISOString() })
  return expired
}

/** @returns how many orders were given up */
async function expireOverdue(ctx: AppContext): Promise<number> {
  const at = ctx.clock.now()
  const overdue = await findOverdue(ctx.database.queries, at, BATCH)
  if (overdue.length === 0) return 0
  return (await ctx.unitOfWork((uow) => expireOrders(uow, overdue, at))).length
}

/** Gives up, each minute, what was not paid in time. */
export const expireOverdueOrders: JobDefinition<Record<string, never>> = defineJob({
  name: 'expire-overdue-orders',
  label: 'Mengakhiri pesanan yang lewat batas bayar',
  payload: z.strictObject({}),
  retry: once,
  isUnique: true,
  schedule: { everySeconds: 60, payload: {} },
  async handle(ctx, _, { signal }) {
    while (!signal.aborted && (await expireOverdue(ctx)) === BATCH);
  },
})
