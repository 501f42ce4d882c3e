import { within } from '../../../platform/events/index.ts'
import { hasBegun } from './ordered-items.repo.ts'
import { revokeEntitlements } from './entitlements.repo.ts'
import { freeSeats } from './seats.service.ts'

/** What was bought goes with the last rupiah of its price; a seat of an event that has not begun is free again. */
export const takeBackRefunded = within('refund.decided', async (_, { orderId, isWhole, at }, uow) => {
  if (!isWhole) return
  const now = new Date(at)
  await revokeEntitlements(uow.tx, orderId, now)
  if (!(await hasBegun(uow.tx, orderId, now))) await freeSeats(uow, [orderId], now)
})
