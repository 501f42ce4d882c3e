import { within } from '../../../platform/events/index.ts'
import { findPublicAddresses } from '../../commerce/catalogue/index.ts'
import { isDrawn } from './drawn-site.ts'
import { endRedirectsFrom, moveRecordPage } from './moves.service.ts'
import { notePriceOfOffer } from './page-notes.repo.ts'
import { queueBannerRedraws } from './queue-banner-redraws.ts'
import { queueRecordRedraws } from './queue-record-redraws.ts'
import { queueAllRedraws, queueRedraws } from './queue-redraws.ts'
import { redrawAwaitingPages } from './redraw-page.job.ts'
import { holdPublicSide } from './public-side.ts'

/** Pages that were drawn before their pictures had widths are drawn again. */
const redrawWithPictures = within('media.encoded', (ctx, { mediaIds }, { tx }) =>
  ctx.jobs.enqueue(tx, redrawAwaitingPages, { mediaIds }),
)

/**
 * Pages bound to something of the catalogue show what it says now, note when they began to show another price, and are at
 * its address.
 */
const redrawWithCatalogue = within('catalogue.changed', async (ctx, { changes, at }, { tx }) => {
  await holdPublicSide(tx)
  for (const { moved } of changes) if (moved) await moveRecordPage(ctx, tx, { ...moved, at: new Date(at) })
  const ids = changes.filter(({ isSeatCount }) => !isSeatCount).map(({ sellableId }) => sellableId)
  await endRedirectsFrom(tx, await findPublicAddresses(tx, ids))
  for (const { sellableId, price, priceBefore } of changes)
    await notePriceOfOffer(tx, { offerId: sellableId, price, priceBefore, at: new Date(at) })
  await queueRecordRedraws(ctx, tx, { changes, at: new Date(at) })
})

/** The script of a page, and what its visitors are asked, follow how it is measured. */
const redrawWithMeasurement = within('measurement.changed', async (ctx, { pageId, at }, { tx }) => {
  await holdPublicSide(tx)
  if (pageId === null) await queueAllRedraws(ctx, tx, new Date(at))
  else await queueRedraws(ctx, tx, { pageIds: [pageId], linkedPageIds: [], at: new Date(at) })
})

/** Every page names the site, and course and event pages have its menu. */
const redrawWithSite = within('setting.changed', async (ctx, { name, fields, at }, { tx }) => {
  if (!isDrawn(name, fields)) return
  await holdPublicSide(tx)
  await queueAllRedraws(ctx, tx, new Date(at))
})

/** Pages show the banners of their placement. */
const redrawWithBanners = within('banners.changed', async (ctx, { placements, at }, { tx }) => {
  await holdPublicSide(tx)
  await queueBannerRedraws(ctx, tx, { placements, at: new Date(at) })
})

export const listeners = [
  redrawWithBanners,
  redrawWithPictures,
  redrawWithCatalogue,
  redrawWithMeasurement,
  redrawWithSite,
]
