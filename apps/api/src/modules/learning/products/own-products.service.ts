import type { InputFor } from '@naikkelas/contract'
import { sellableAddress } from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import type { getOwnProduct as productEndpoint, OwnProduct } from '@naikkelas/contract/learning'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { findHoldings, type Holding } from '../../commerce/orders/index.ts'
import { findProducts, type StoredProduct } from './own-products.repo.ts'

type Ctx = ActorContext<Learner>

/** Tools and Super Mentor of a learner: those in force, then those that have ended; obtained last first. */
export async function listOwnProducts(ctx: Ctx): Promise<OwnProduct[]> {
  const holdings = await findHoldings(ctx.database.queries, { learnerId: ctx.actor.id, kinds: ['tool', 'add_on'] })
  const own = await viewsOf(ctx, holdings)
  return [...own.filter(({ hasEnded }) => !hasEnded), ...own.filter(({ hasEnded }) => hasEnded)]
}

/** @throws AppError `not_found` */
export async function getOwnProduct(ctx: Ctx, { params }: InputFor<typeof productEndpoint>): Promise<OwnProduct> {
  const holdings = await findHoldings(ctx.database.queries, { learnerId: ctx.actor.id, kinds: ['tool', 'add_on'] })
  const [product] = await viewsOf(
    ctx,
    holdings.filter(({ orderCode }) => orderCode === params.code),
  )
  if (product === undefined) throw new AppError('not_found')
  return product
}

async function viewsOf(ctx: Ctx, holdings: readonly Holding[]): Promise<OwnProduct[]> {
  if (holdings.length === 0) return []
  const now = ctx.clock.now()
  const ids = holdings.map(({ sellableId }) => sellableId)
  const products = new Map((await findProducts(ctx.database.queries, ids)).map((product) => [product.id, product]))
  const covers = await ctx.shownPictures(
    ctx,
    [...products.values()].map(({ coverId }) => coverId),
  )
  return holdings.flatMap((holding) => {
    const product = products.get(holding.sellableId)
    return product ? viewOf(product, { holding, cover: covers.get(product.coverId ?? '') ?? null, now }) : []
  })
}

interface Given {
  holding: Holding
  cover: OwnProduct['cover']
  now: Date
}

function viewOf(
  { kind, number, link, name, summary, platform, sessions }: StoredProduct,
  { holding: { orderCode, obtainedAt, endsAt }, cover, now }: Given,
): OwnProduct {
  const shared = {
    orderCode,
    name,
    summary,
    cover,
    address: sellableAddress({ kind, link, number, partner: null, course: null }),
    platform,
    obtainedAt: obtainedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    hasEnded: endsAt !== null && endsAt <= now,
  }
  return kind === 'tool' ? { kind, ...shared } : { kind, ...shared, sessions }
}
