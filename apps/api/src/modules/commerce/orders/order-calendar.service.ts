import type { InputFor } from '@naikkelas/contract'
import type { getOwnOrderCalendar as calendarEndpoint } from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { ticketCalendar } from '../catalogue/index.ts'
import { findOwn } from './orders.service.ts'
import { ticketOf } from './ticket-of-order.ts'

/** @throws AppError `not_found` for an order without a seat at an event that has a day */
export async function getOwnOrderCalendar(
  ctx: ActorContext<Learner>,
  { params }: InputFor<typeof calendarEndpoint>,
): Promise<Response> {
  const order = await findOwn(ctx, params.code)
  if ((await ticketOf(ctx, order)) === null) throw new AppError('not_found')
  return ticketCalendar(ctx, order.sellableId)
}
