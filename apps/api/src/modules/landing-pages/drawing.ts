import { isDeepStrictEqual } from 'node:util'
import { nextBoundary, pageIdsOf, upgradeDocument } from '@naikkelas/page'
import type { AppContext } from '../../app-context.ts'
import type { Queries } from '../../db/index.ts'
import { findPublishedAddresses } from './landing-pages.repo.ts'
import { bodyOf } from './page-body.ts'
import { withLiveOffer } from './live-offer.ts'
import type { PageDrawer, PageSnapshot } from './page-drawer.ts'
import { type NewRender, saveRender } from './renders.repo.ts'

/** What visitors are sent of a snapshot, with everything that will make it out of date. */
export async function drawn(ctx: AppContext, pageDrawer: PageDrawer, snapshot: PageSnapshot): Promise<NewRender> {
  const { html, csp, assets, report } = await pageDrawer.draw(snapshot)
  const document = upgradeDocument(snapshot.document)
  return {
    ...(await bodyOf({ html, csp })),
    pageId: snapshot.pageId,
    version: snapshot.version,
    build: pageDrawer.build ?? 'unnamed',
    assets,
    report,
    awaitedMediaIds: snapshot.media
      .filter(({ kind, widths }) => kind === 'image' && widths.length === 0)
      .map(({ id }) => id),
    linkedPageIds: [...pageIdsOf(document)],
    redrawAt: nextBoundary(document, new Date(snapshot.at)),
    drawnAt: ctx.clock.now(),
  }
}

/**
 * Keeps what was drawn from a snapshot. Whoever changed the address of a page it links to, its offer's record, or how it
 * is measured while it was drawn could not mark it: it is due again at once. Only call it while the public side is held.
 */
export async function keepRender(
  queries: Queries,
  { render, snapshot, at }: { render: NewRender; snapshot: PageSnapshot; at: Date },
  { offerRecords, measurements }: Pick<AppContext, 'offerRecords' | 'measurements'>,
) {
  const addresses = await findPublishedAddresses(queries, render.linkedPageIds)
  const { offer } = await withLiveOffer(offerRecords, queries, snapshot.document)
  const measurement = await measurements.find(queries, render.pageId)
  const isUpToDate =
    isDeepStrictEqual(addresses, snapshot.pageAddresses) &&
    isDeepStrictEqual(offer, snapshot.document.offer) &&
    isDeepStrictEqual(measurement, snapshot.measurement)
  await saveRender(queries, isUpToDate ? render : { ...render, redrawAt: at })
}
