import type { Learner } from '@naikkelas/contract/identity'
import { sellableAddress } from '@naikkelas/contract/commerce'
import type { OwnEvent } from '@naikkelas/contract/learning'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { findTickets } from '../../commerce/catalogue/index.ts'
import { findHoldings } from '../../commerce/orders/index.ts'
import { inTicketOrder } from './ticket-order.rules.ts'
import { findEvents, ticketsOf } from './tickets.repo.ts'

/** Events that a learner has a seat at: to come, without a day, past. */
export async function listOwnEvents(ctx: ActorContext<Learner>): Promise<OwnEvent[]> {
  const { queries } = ctx.database
  const now = ctx.clock.now()
  const holdings = (await findHoldings(queries, { learnerId: ctx.actor.id, kinds: ['event'] })).filter(
    ({ endsAt }) => endsAt === null || endsAt > now,
  )
  if (holdings.length === 0) return []
  const ids = [...new Set(holdings.map(({ sellableId }) => sellableId))]
  const events = new Map((await findEvents(queries, ids)).map((event) => [event.id, event]))
  const details = await findTickets(queries, ids, now)
  const stored = await ticketsOf(
    queries,
    holdings.map(({ entitlementId }) => entitlementId),
  )
  const covers = await ctx.shownPictures(
    ctx,
    [...events.values()].map(({ coverId }) => coverId),
  )
  const own = holdings.flatMap(({ entitlementId, sellableId, orderCode }) => {
    const [event, detail, ticket] = [events.get(sellableId), details.get(sellableId), stored.get(entitlementId)]
    if (!event || !detail || !ticket) return []
    return {
      name: event.name,
      cover: covers.get(event.coverId ?? '') ?? null,
      address: sellableAddress({ kind: 'event', link: event.link, number: event.number, partner: null, course: null }),
      orderCode,
      ticketCode: ticket.code,
      checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
      ...detail.ticket,
      isOver: detail.isOver,
    }
  })
  return inTicketOrder(own, now)
}
