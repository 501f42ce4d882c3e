import { isDeepStrictEqual } from 'node:util'
import {
  type BodyPlan,
  bodiesOf,
  carriedParts,
  nextBoundary,
  ofVariant,
  pageIdsOf,
  upgradeDocument,
  withSiteParts,
} from '@naikkelas/page'
import type { AppContext } from '../../../app-context.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { drawnMeasurement } from '../measurement/index.ts'
import { bannersOn } from './page-banners.ts'
import { drawnSite } from './drawn-site.ts'
import { findPage } from './landing-pages.queries.ts'
import { findPublishedAddresses, findReference } from './page-addresses.repo.ts'
import { pageBody } from './page-body.ts'
import { liveDetails, liveEntry, liveRecords, nextEnd, nextTurn, withLiveOffer } from './live-offer.ts'
import { noPageBanners } from '../../../ports/page-banners.ts'
import type { PageDrawer, PageSnapshot } from '../../../ports/page-drawer.ts'
import { queueRedrawAt } from './queue-redraws.ts'
import { type NewRender, saveRender } from './renders.repo.ts'
import { nextDrawing } from './seat-pace.ts'
import { findCarriedParts } from './site-parts.repo.ts'

/** What visitors are sent of a snapshot, with everything that will make it out of date. */
export async function drawn(ctx: AppContext, pageDrawer: PageDrawer, snapshot: PageSnapshot): Promise<NewRender> {
  const document = withSiteParts(upgradeDocument(snapshot.document), snapshot.siteParts)
  const [firstPlan, ...furtherPlans] = bodiesOf(document)
  const first = await drawOne(pageDrawer, { snapshot, plan: firstPlan, audience: '' })
  const further = []
  const drawnVariants = new Set([firstPlan.variant])
  for (const plan of furtherPlans) {
    // The first body of a variant is the default for visitors without an audience's own.
    const audience = drawnVariants.has(plan.variant) ? plan.audience.names.join(' ') : ''
    drawnVariants.add(plan.variant)
    further.push(await drawOne(pageDrawer, { snapshot, plan, audience }))
  }
  return {
    bodies: [first.body, ...further.map(({ body }) => body)],
    pageId: snapshot.pageId,
    version: snapshot.version,
    build: pageDrawer.build ?? 'unnamed',
    assets: [first, ...further].flatMap(({ page }) => page.assets),
    report: first.page.report,
    awaitedMediaIds: snapshot.media
      .filter(({ kind, widths }) => kind === 'image' && widths.length === 0)
      .map(({ id }) => id),
    linkedPageIds: [
      ...new Set([
        ...pageIdsOf(document),
        ...(snapshot.typedPageIds ?? []),
        ...(snapshot.bannerPageIds ?? []),
        ...snapshot.sitePartIds,
      ]),
    ],
    redrawAt: [
      nextBoundary(document, new Date(snapshot.at)),
      nextEnd(snapshot.records ?? {}, new Date(snapshot.at)),
      nextTurn(snapshot.record ?? null, new Date(snapshot.at)),
      snapshot.bannersUntil ? new Date(snapshot.bannersUntil) : null,
    ].reduce(earlier),
    drawnAt: ctx.clock.now(),
  }
}

/** One variant of a snapshot, the whole of it where nothing is tested, as one audience gets it. */
async function drawOne(
  pageDrawer: PageDrawer,
  { snapshot: whole, plan, audience }: { snapshot: PageSnapshot; plan: BodyPlan; audience: string },
) {
  const { variant } = plan
  const snapshot = { ...whole, visitor: plan.audience.visitor }
  const page = await pageDrawer.draw(
    variant === undefined ? snapshot : { ...snapshot, variant, document: ofVariant(snapshot.document, variant) },
  )
  return { page, body: await pageBody(page, { variant: variant ?? 'a', audience }) }
}

/**
 * Stores the bytes rendered from a snapshot. Changes during rendering (the address of a linked page, the partner, the
 * offer's record, listed records, a site part, banners, measurement, the site's name or menu) could not mark the page, so it is queued again at once. Call it only with
 * the public side locked.
 */
export async function keepRender(
  queries: Tx,
  { render, snapshot, at }: { render: NewRender; snapshot: PageSnapshot; at: Date },
  { jobs, siteDefaults, pageBanners }: Pick<AppContext, 'jobs' | 'siteDefaults' | 'pageBanners'>,
) {
  const addresses = await findPublishedAddresses(queries, render.linkedPageIds)
  const { offer } = await withLiveOffer(queries, snapshot.document)
  const document = withSiteParts(snapshot.document, snapshot.siteParts)
  const records = await liveRecords(queries, { document, now: at })
  const record = await liveDetails(queries, { document, now: at })
  const measurement = await drawnMeasurement(queries, render.pageId)
  const entry = await liveEntry(queries, { kind: snapshot.kind, document, now: at })
  const banners = await bannersOn({ pageBanners }, queries, { page: snapshot, at: new Date(snapshot.at) })
  const isUpToDate =
    isDeepStrictEqual(addresses, snapshot.pageAddresses) &&
    (await findReference(queries, render.pageId)) === (snapshot.reference ?? null) &&
    isDeepStrictEqual(measurement, snapshot.measurement) &&
    isDeepStrictEqual(entry, snapshot.entry ?? null) &&
    isDeepStrictEqual(banners.shown, snapshot.banners ?? noPageBanners) &&
    isDeepStrictEqual(banners.linkedPageIds, snapshot.bannerPageIds ?? []) &&
    (banners.nextChange?.toISOString() ?? null) === (snapshot.bannersUntil ?? null) &&
    isDeepStrictEqual(await drawnSite({ siteDefaults }, queries), snapshot.site) &&
    isDeepStrictEqual(await siteSectionsNow(queries, snapshot), snapshot.siteParts)
  const redrawAt = isUpToDate
    ? earlier(
        render.redrawAt,
        nextDrawing(
          { offer: snapshot.document.offer, records: snapshot.records ?? {}, record: snapshot.record ?? null },
          { offer, records, record },
          at,
        ),
      )
    : at
  await saveRender(queries, { ...render, redrawAt })
  if (redrawAt !== null) await queueRedrawAt({ jobs }, queries, { pageId: render.pageId, at: redrawAt })
}

const earlier = (one: Date | null, other: Date | null) =>
  one === null || (other !== null && other < one) ? other : one

async function siteSectionsNow(queries: Queries, { pageId, kind, document }: PageSnapshot) {
  const choice = (await findPage(queries, pageId))?.siteParts ?? 'off'
  return (await findCarriedParts(queries, carriedParts({ choice, kind, document }))).parts
}
