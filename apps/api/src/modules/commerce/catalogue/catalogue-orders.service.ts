import type { InputFor } from '@naikkelas/contract'
import {
  type CatalogueOrder,
  type getCatalogueOrder as getEndpoint,
  type moveInCatalogue as moveEndpoint,
  type OrderedList,
  orderedAtMost,
} from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { mayManage, mayView } from './catalogue.policy.ts'
import { findListTraits } from './cards.queries.ts'
import {
  findOrderedItems,
  findOrderState,
  isInList,
  lockOrder,
  moveItem,
  raiseOrderVersion,
} from './catalogue-orders.repo.ts'
import { refused } from './refusals.ts'

export async function getCatalogueOrder(
  { database, actor }: AdminContext,
  { params: { list } }: InputFor<typeof getEndpoint>,
): Promise<CatalogueOrder> {
  if (!mayView(actor, list)) throw new AppError('not_allowed')
  return currentOrder(database.queries, list)
}

/**
 * Moves one after the other, all or none. @throws AppError `order_changed` with the moves and the present order when
 * another admin reordered the list first
 */
export async function moveInCatalogue(
  ctx: AdminContext,
  { params: { list }, body: { version, moves } }: InputFor<typeof moveEndpoint>,
): Promise<CatalogueOrder> {
  if (!mayManage(ctx.actor, list)) throw new AppError('not_allowed')
  const at = ctx.clock.now()
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const state = await lockOrder(tx, { list, at })
    if (state.version !== version)
      throw new AppError('order_changed', { mine: moves, theirs: await currentOrder(tx, list) })
    for (const [index, { id, afterId }] of moves.entries()) {
      if (!(await isInList(tx, { list, id }))) throw refused(`moves.${index}.id`, 'Ini tidak ada di daftar')
      if (afterId !== null && !(await isInList(tx, { list, id: afterId })))
        throw refused(`moves.${index}.afterId`, 'Ini tidak ada di daftar')
      await moveItem(tx, { list, id, afterId })
    }
    await raiseOrderVersion(tx, { list, actorId: ctx.actor.id, at })
    if (list !== 'category')
      await emit('catalogue.changed', {
        changes: (
          await findListTraits(
            tx,
            moves.map(({ id }) => id),
          )
        ).map(({ id, price }) => ({
          sellableId: id,
          price,
          priceBefore: price,
        })),
        at: at.toISOString(),
      })
    return currentOrder(tx, list)
  })
}

async function currentOrder(queries: Queries, list: OrderedList): Promise<CatalogueOrder> {
  const { version, changedBy } = await findOrderState(queries, list)
  return { version, changedBy, items: await findOrderedItems(queries, { list, limit: orderedAtMost }) }
}
