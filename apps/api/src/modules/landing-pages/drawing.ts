import { isDeepStrictEqual } from 'node:util'
import { nextBoundary, ofVariant, pageIdsOf, upgradeDocument, variantsIn } from '@naikkelas/page'
import type { VariantKey } from '@naikkelas/ui/sections/registry'
import type { AppContext } from '../../app-context.ts'
import type { Queries } from '../../db/index.ts'
import { findPublishedAddresses } from './landing-pages.repo.ts'
import { bodyOf } from './page-body.ts'
import { withLiveOffer } from './live-offer.ts'
import type { PageDrawer, PageSnapshot } from './page-drawer.ts'
import { type NewRender, saveRender } from './renders.repo.ts'

/** What visitors are sent of a snapshot, with everything that will make it out of date. */
export async function drawn(ctx: AppContext, pageDrawer: PageDrawer, snapshot: PageSnapshot): Promise<NewRender> {
  const document = upgradeDocument(snapshot.document)
  const [key, ...further] = variantsIn(document.sections)
  const { page, body } = await drawVariant(pageDrawer, snapshot, key)
  const variants = []
  for (const variant of further) variants.push({ variant, ...(await drawVariant(pageDrawer, snapshot, variant)) })
  return {
    ...body,
    variants: variants.map((one) => ({ variant: one.variant, ...one.body })),
    pageId: snapshot.pageId,
    version: snapshot.version,
    build: pageDrawer.build ?? 'unnamed',
    assets: [page, ...variants.map((one) => one.page)].flatMap(({ assets }) => assets),
    report: page.report,
    awaitedMediaIds: snapshot.media
      .filter(({ kind, widths }) => kind === 'image' && widths.length === 0)
      .map(({ id }) => id),
    linkedPageIds: [...pageIdsOf(document)],
    redrawAt: nextBoundary(document, new Date(snapshot.at)),
    drawnAt: ctx.clock.now(),
  }
}

/** One variant of a snapshot; the whole of it where nothing is tested. */
async function drawVariant(pageDrawer: PageDrawer, snapshot: PageSnapshot, variant: VariantKey | undefined) {
  const page = await pageDrawer.draw(
    variant === undefined ? snapshot : { ...snapshot, variant, document: ofVariant(snapshot.document, variant) },
  )
  return { page, body: await bodyOf(page) }
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
