import type { AppContext } from '../../../app-context.ts'
import { type UnitOfWork, within } from '../../../platform/events/index.ts'
import { findReviewed } from './reviews.repo.ts'

/** What the person reviewed is shown without it, or with another name. */
async function redraw({ clock }: AppContext, { tx, emit }: UnitOfWork, learnerIds: readonly string[]) {
  const reviewed = await findReviewed(tx, learnerIds)
  if (reviewed.length === 0) return
  await emit('catalogue.changed', {
    changes: reviewed.map(({ id, price }) => ({ sellableId: id, price, priceBefore: price })),
    at: clock.now().toISOString(),
  })
}

export const redrawWithErasure = within('user.erased', (ctx, { userId }, uow) => redraw(ctx, uow, [userId]))

export const redrawWithMerge = within('user.merged', (ctx, { userId, mergedId }, uow) =>
  redraw(ctx, uow, [userId, mergedId]),
)
