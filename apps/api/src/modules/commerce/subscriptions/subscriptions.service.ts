import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type getOwnSubscription as ownEndpoint,
  type listSubscriptions as listEndpoint,
  type OwnSubscription,
  type SubscriptionDetails,
  subscriptionsPerPage,
} from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { findWaitingCode } from '../orders/index.ts'
import { cancel } from './cancel.service.ts'
import { findHistory } from './history.queries.ts'
import { ownSubscriptionView, subscriptionDetails, subscriptionView } from './subscription-view.ts'
import {
  findOwnSubscription,
  findSubscription,
  findSubscriptions,
  type StoredSubscription,
} from './subscriptions.queries.ts'
import * as repo from './subscriptions.repo.ts'

type Ctx = ActorContext<Learner>
type ByCode = InputFor<typeof ownEndpoint>

/** @throws AppError `not_found` for an order that is not there, another buyer's, or of no period */
export async function findOwn({ database, actor }: Ctx, code: string): Promise<StoredSubscription> {
  const found = await findOwnSubscription(database.queries, actor.id, code)
  if (found === undefined) throw new AppError('not_found')
  return found
}

export async function getOwnSubscription(ctx: Ctx, { params }: ByCode): Promise<OwnSubscription> {
  const subscription = await findOwn(ctx, params.code)
  const { queries } = ctx.database
  return ownSubscriptionView({
    subscription,
    history: await findHistory(queries, subscription.id),
    openOrderCode: await findWaitingCode(queries, ctx.actor.id, subscription.sellableId),
  })
}

/** @throws AppError `subscription_over` */
export async function cancelOwnSubscription(ctx: Ctx, input: ByCode): Promise<OwnSubscription> {
  const { id } = await findOwn(ctx, input.params.code)
  await cancel(ctx, id, { by: 'buyer' })
  return getOwnSubscription(ctx, input)
}

/** What was saved is charged no more. Without any it changes nothing. */
export async function forgetSavedWay(ctx: Ctx, input: ByCode): Promise<OwnSubscription> {
  const { id } = await findOwn(ctx, input.params.code)
  const at = ctx.clock.now()
  await ctx.unitOfWork(async ({ tx }) => {
    await repo.lockSubscription(tx, id)
    if (await repo.forgetToken(tx, id)) await repo.noteEvent(tx, { subscriptionId: id, kind: 'way_forgotten', at })
  })
  return getOwnSubscription(ctx, input)
}

export async function listSubscriptions(
  { database }: AdminContext,
  { query: { state, after } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const found = await findSubscriptions(database.queries, { state, after, limit: subscriptionsPerPage + 1 })
  const shown = found.slice(0, subscriptionsPerPage)
  return {
    items: shown.map(subscriptionView),
    next: found.length > subscriptionsPerPage ? (shown.at(-1)?.id ?? null) : null,
  }
}

type ById = { params: { subscriptionId: string } }

/** @throws AppError `not_found` */
export async function getSubscription({ database }: AdminContext, { params }: ById): Promise<SubscriptionDetails> {
  const subscription = await findSubscription(database.queries, params.subscriptionId)
  if (subscription === undefined) throw new AppError('not_found')
  return subscriptionDetails(subscription, await findHistory(database.queries, subscription.id))
}

/** @throws AppError `not_found`, `subscription_over` */
export async function cancelSubscription(ctx: AdminContext, input: ById): Promise<SubscriptionDetails> {
  await cancel(ctx, input.params.subscriptionId, { by: 'admin', actorId: ctx.actor.id })
  return getSubscription(ctx, input)
}
