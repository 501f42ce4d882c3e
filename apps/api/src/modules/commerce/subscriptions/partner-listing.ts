import type { UnitOfWork } from '../../../platform/events/index.ts'
import { findListedOffers } from './subscriptions.repo.ts'

/** What a partner has came to the lists or left them: pages that list or sell it are drawn again. */
export async function announceListing({ tx, emit }: UnitOfWork, partnerId: string, at: Date): Promise<void> {
  const offers = await findListedOffers(tx, partnerId)
  if (offers.length === 0) return
  const changes = offers.map(({ id, price }) => ({ sellableId: id, price, priceBefore: price }))
  await emit('catalogue.changed', { changes, at: at.toISOString() })
}
