import type { AppContext } from '../../../app-context.ts'
import { type UnitOfWork, within } from '../../../platform/events/index.ts'
import { expireOrders } from './expiry.service.ts'
import { findOpenOrders } from './orders.repo.ts'

/** What an account that goes has not paid is given up, with the seats it holds. */
async function giveUp({ clock }: AppContext, uow: UnitOfWork, learnerId: string) {
  const open = await findOpenOrders(uow.tx, learnerId)
  if (open.length > 0) await expireOrders(uow, open, clock.now())
}

export const giveUpWithErasure = within('user.erased', (ctx, { userId }, uow) => giveUp(ctx, uow, userId))
export const giveUpWithMerge = within('user.merged', (ctx, { mergedId }, uow) => giveUp(ctx, uow, mergedId))
