import type { EventTicket } from '@naikkelas/contract/commerce'
import type { AppContext } from '../../../app-context.ts'
import { findTickets } from '../catalogue/index.ts'
import { isHeld } from './entitlements.repo.ts'
import type { StoredOrder } from './orders.repo.ts'

/** When and where an event is that an order has given a seat at; null for an order that has not, or not any more. */
export async function ticketOf(
  { clock, database }: Pick<AppContext, 'clock' | 'database'>,
  { id, sellableId, item }: StoredOrder,
): Promise<EventTicket | null> {
  if (item.kind !== 'event' || !(await isHeld(database.queries, id))) return null
  return (await findTickets(database.queries, [sellableId], clock.now())).get(sellableId)?.ticket ?? null
}
