import type { InputFor, OutputFor } from '@naikkelas/contract'
import { type getShareCard as getEndpoint, shareCardKinds } from '@naikkelas/contract/site'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { HOUR_MS } from '@naikkelas/contract/time'
import { perApp } from '../../../platform/per-app.ts'
import type { DrawnAsset } from '../../../ports/page-drawer.ts'
import { findMadeFile, isFreshFile } from '../../pages/landing-pages/index.ts'
import { makeSiteCard, namedIn, plannedCard } from './make-card.service.ts'
import { type CardRecord, queueShareCard } from './queue-share-card.ts'

/** Cards known to be there. Files that were named within a day stay for days, so that half a day is safe. */
const knownOf = perApp(() => new LRUCache<string, true>({ max: 5_000, ttl: 12 * HOUR_MS }))

/** Where the card of a record is; it is drawn behind the answer unless it is there. @throws AppError `not_found` */
export async function getShareCard(
  ctx: AppContext,
  { params }: InputFor<typeof getEndpoint>,
): Promise<OutputFor<typeof getEndpoint>> {
  const { path } = await plannedCard(ctx, params)
  const known = knownOf(ctx)
  if (known.has(path)) return { path }
  if (await isFreshFile(ctx, path)) known.set(path, true)
  else await queueShareCard(ctx, ctx.database.queries, params)
  return { path }
}

const siteCardOf = perApp(() => new LRUCache<'site', Promise<DrawnAsset>>({ max: 1, ttl: 10_000 }))

/**
 * What is sent in place of a card that is not there: the newest of its record, or the site's own while that is drawn.
 * Undefined for an address that names no card of a record.
 */
export async function shareCardInstead(ctx: AppContext, path: string): Promise<DrawnAsset | undefined> {
  const named = namedIn(path)
  if (!named || !(named.kind === 'site' || isKind(named.kind))) return undefined
  const newest = isKind(named.kind) ? await newestCard(ctx, { kind: named.kind, key: named.key }) : undefined
  return newest ?? (await siteCard(ctx))
}

const isKind = (name: string): name is CardRecord['kind'] => shareCardKinds.some((kind) => kind === name)

async function newestCard(ctx: AppContext, record: CardRecord): Promise<DrawnAsset | undefined> {
  try {
    const { path } = await getShareCard(ctx, { params: record })
    return await findMadeFile(ctx, path)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

/** Drawn at once where it was never drawn, which is once for each name of the site. */
function siteCard(ctx: AppContext): Promise<DrawnAsset> {
  const cards = siteCardOf(ctx)
  const drawing = cards.get('site') ?? makeSiteCard(ctx)
  cards.set('site', drawing)
  drawing.catch(() => cards.delete('site'))
  return drawing
}
