import type { InputFor } from '@naikkelas/contract'
import {
  type AdCost,
  adCostsAtMost,
  type createAdCost as createEndpoint,
  type deleteAdCost as deleteEndpoint,
  type listAdCosts as listEndpoint,
} from '@naikkelas/contract/marketing'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { requireRoom } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findPageNow } from '../../pages/landing-pages/index.ts'
import { countAdCosts, findAdCosts, insertAdCost, removeAdCost } from './ad-costs.repo.ts'

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
  const { pageId } = params
  const cost = await database.transaction(async (tx) => {
    const count = () => countAdCosts(tx, pageId)
    await requireRoom(tx, { name: 'ad costs', scope: pageId, max: adCostsAtMost, count, full: tooManyCosts })
    return insertAdCost(tx, { ...body, id: uuidv7(), pageId, actorId: actor.id, at: clock.now() })
  })
  if (!cost) throw new Error('a cost answers with itself')
  return cost
}

function tooManyCosts(): AppError {
  const message = `Paling banyak ${adCostsAtMost} biaya per halaman. Hapus yang lama dulu.`
  return new AppError('invalid_input', { fields: [{ path: 'campaign', message }] })
}

export async function deleteAdCost(ctx: AdminContext, { params }: InputFor<typeof deleteEndpoint>): Promise<null> {
  await findPageNow(ctx, params.pageId)
  if (!(await removeAdCost(ctx.database.queries, params))) throw new AppError('not_found')
  return null
}
