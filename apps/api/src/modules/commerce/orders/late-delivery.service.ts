import type { UnitOfWork } from '../../../platform/events/index.ts'
import { isOver } from '../catalogue/index.ts'
import { holdCouponAgain } from '../coupons/index.ts'
import { ownsAll } from './entitlements.repo.ts'
import { findItemById, takeSeat } from './ordered-items.repo.ts'
import { holdSeatOf, type StoredOrder } from './orders.repo.ts'
import { isHadOnce } from './sale.rules.ts'

/**
 * Whether what was ordered can still be had though the order expired: it is neither archived nor over, the buyer has not
 * got it since, and a seat is left, which is then held.
 * @param isAnyway also what is archived or over
 */
export async function holdAgain(
  { tx }: UnitOfWork,
  order: StoredOrder,
  at: Date,
  { isAnyway } = { isAnyway: false },
): Promise<boolean> {
  const item = await findItemById(tx, order.sellableId)
  if (item === undefined || order.buyerId === null) return false
  if (!isAnyway && (!item.isActive || isOver(item, at))) return false
  const had = item.bundledIds.length > 0 ? item.bundledIds : [item.id]
  if (isHadOnce(item.kind) && (await ownsAll(tx, order.buyerId, had, at))) return false
  // Before the seat, as orders that are placed hold theirs.
  await holdCouponAgain(tx, order.id)
  const seat = await takeSeat(tx, item.id)
  if (seat === 'held') await holdSeatOf(tx, order.id)
  return seat !== 'full'
}
