import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  cardsAtOnce,
  type getCatalogueCards as cardsEndpoint,
  type saveItems as saveEndpoint,
  type removeSavedItem as removeEndpoint,
  savedItemsAtMost,
} from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { requireRoom, type Tx } from '../../../platform/database/index.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { cardViews } from '../catalogue/index.ts'
import {
  countSavedItems,
  deleteSavedItem,
  findCardsByNumber,
  findNewItems,
  findSavedItems,
  insertSavedItems,
} from './saved-items.repo.ts'

type Ctx = ActorContext<Learner>

/** One query. */
export async function getCatalogueCards(
  ctx: AppContext,
  { query }: InputFor<typeof cardsEndpoint>,
): Promise<OutputFor<typeof cardsEndpoint>> {
  const numbers = [...new Set(query.numbers.split('.').map(Number))].slice(0, cardsAtOnce)
  return cardViews(ctx, await findCardsByNumber(ctx.database.queries, numbers))
}

export function listSavedItems({ database, actor }: Ctx): Promise<number[]> {
  return findSavedItems(database.queries, actor.id)
}

/** @throws AppError `invalid_input` when not all fit: none is left out unsaid */
export async function saveItems(ctx: Ctx, { body }: InputFor<typeof saveEndpoint>): Promise<number[]> {
  return ctx.database.transaction(async (tx) => {
    await keep(ctx, tx, await findNewItems(tx, ctx.actor.id, body.numbers))
    return findSavedItems(tx, ctx.actor.id)
  })
}

export async function removeSavedItem(
  { database, actor }: Ctx,
  { query: { number } }: InputFor<typeof removeEndpoint>,
): Promise<number[]> {
  await deleteSavedItem(database.queries, actor.id, number)
  return findSavedItems(database.queries, actor.id)
}

const full = () =>
  new AppError('invalid_input', {
    fields: [{ path: 'numbers', message: `Simpanan paling banyak ${savedItemsAtMost}. Hapus beberapa dulu.` }],
  })

/** Two requests of one learner count one after the other. */
async function keep({ actor, clock }: Ctx, tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return
  const count = async () => (await countSavedItems(tx, actor.id)) + ids.length - 1
  await requireRoom(tx, { name: 'saved-items', scope: actor.id, max: savedItemsAtMost, count, full })
  await insertSavedItems(tx, actor.id, ids, clock.now())
}
