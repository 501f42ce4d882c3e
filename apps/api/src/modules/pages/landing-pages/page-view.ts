import type { LandingPage, Media } from '@naikkelas/contract/pages'
import {
  carriedParts,
  mediaIdsOf,
  ownPath,
  type PageDocument,
  pageIdsOf,
  typedAddressesOf,
  upgradeDocument,
  withSiteParts,
} from '@naikkelas/page'
import type { AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { findMedia } from '../media/index.ts'
import { findPublishedAddresses, findReference, findReferredPagesAt } from './page-addresses.repo.ts'
import { drawnMeasurement } from '../measurement/index.ts'
import { bannersOn, pictureIdsOf } from './page-banners.ts'
import { drawnSite } from './drawn-site.ts'
import { coverIdsOf, liveDetails, liveEntry, liveRecords, portraitIdsOf, withLiveOffer } from './live-offer.ts'
import type { PageSnapshot } from '../../../ports/page-drawer.ts'
import { findCarriedParts } from './site-parts.repo.ts'

/** A page as the builder reads it. */
export async function detailOf(
  ctx: AppContext,
  { page, document }: { page: LandingPage; document: PageDocument },
  queries?: Queries,
) {
  const upgraded = upgradeDocument(document)
  return { page, document: upgraded, media: await mediaOf(ctx, [upgraded], queries) }
}

/** @param queries of the transaction under way */
export function mediaOf(ctx: AppContext, documents: readonly PageDocument[], queries?: Queries): Promise<Media[]> {
  return findMedia(ctx, [...new Set(documents.flatMap((document) => [...mediaIdsOf(document)]))], queries)
}

/** Everything one version of a page is drawn from. */
export async function snapshotOf(
  ctx: AppContext,
  { page, document, version }: { page: LandingPage; document: PageDocument; version: number },
): Promise<PageSnapshot> {
  const { queries } = ctx.database
  const upgraded = await withLiveOffer(queries, upgradeDocument(document))
  const carried = carriedParts({ choice: page.siteParts, kind: page.kind, document: upgraded })
  const { ids, parts } = await findCarriedParts(queries, carried)
  const whole = withSiteParts(upgraded, parts)
  const now = ctx.clock.now()
  const records = await liveRecords(queries, { document: whole, now })
  const { shown: banners, nextChange, linkedPageIds } = await bannersOn(ctx, queries, { page, at: now })
  const record = await liveDetails(queries, { document: whole, now })
  const further = [...coverIdsOf(records), ...portraitIdsOf(record), ...pictureIdsOf(banners)]
  const mediaIds = [...new Set([...mediaIdsOf(whole), ...further])]
  const typed = [...typedAddressesOf(whole)].flatMap((address) => ownPath(address, ctx.publicUrl) ?? [])
  const typedPageIds = await findReferredPagesAt(queries, typed)
  return {
    pageId: page.id,
    version,
    kind: page.kind,
    address: page.address,
    name: page.name,
    document: upgraded,
    siteParts: parts,
    sitePartIds: ids,
    media: await findMedia(ctx, mediaIds),
    banners,
    bannersUntil: nextChange?.toISOString() ?? null,
    bannerPageIds: linkedPageIds,
    records,
    record,
    entry: await liveEntry(queries, { kind: page.kind, document: whole, now }),
    typedPageIds,
    pageAddresses: await findPublishedAddresses(queries, [...pageIdsOf(whole), ...typedPageIds, ...linkedPageIds]),
    reference: await findReference(queries, page.id),
    measurement: await drawnMeasurement(queries, page.id),
    site: await drawnSite(ctx, queries),
    canonicalOrigin: ctx.publicUrl,
    at: now.toISOString(),
  }
}
