import {
  type AdCost,
  adCostsAtMost,
  type createAdCost as createEndpoint,
  type deleteAdCost as deleteEndpoint,
  type InputFor,
  type listAdCosts as listEndpoint,
} from '@naikkelas/contract'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { findPageNow } from '../landing-pages/index.ts'
import { findAdCosts, insertAdCost, removeAdCost } from './ad-costs.repo.ts'

export async function listAdCosts(ctx: AdminContext, { params }: InputFor<typeof listEndpoint>): Promise<AdCost[]> {
  await findPageNow(ctx, params.pageId)
  return findAdCosts(ctx.database.queries, params.pageId)
}

export async function createAdCost(
  ctx: AdminContext,
  { params, body }: InputFor<typeof createEndpoint>,
): Promise<AdCost> {
  await findPageNow(ctx, params.pageId)
  const { database, actor, clock } = ctx
  const cost = await insertAdCost(
    database.queries,
    { ...body, id: uuidv7(), pageId: params.pageId, actorId: actor.id, at: clock.now() },
    { atMost: adCostsAtMost },
  )
  if (!cost)
    throw new AppError('invalid_input', {
      fields: [
        { path: 'campaign', message: `Paling banyak ${adCostsAtMost} biaya per halaman. Hapus yang lama dulu.` },
      ],
    })
  return cost
}

export async function deleteAdCost(ctx: AdminContext, { params }: InputFor<typeof deleteEndpoint>): Promise<null> {
  await findPageNow(ctx, params.pageId)
  if (!(await removeAdCost(ctx.database.queries, params))) throw new AppError('not_found')
  return null
}
