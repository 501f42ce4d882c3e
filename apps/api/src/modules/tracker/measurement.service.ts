import type {
  getPageMeasurement as getPageEndpoint,
  InputFor,
  PageMeasurement,
  updatePageMeasurement as updatePageEndpoint,
  updateSiteMeasurement as updateSiteEndpoint,
} from '@naikkelas/contract'
import type { AdminContext } from '../../app-context.ts'
import type { Measurements } from '../../measurements.ts'
import { findPageNow, holdPublicSide, markAllDue, markRedrawDue } from '../landing-pages/index.ts'
import {
  findPageMeasurement,
  findSiteMeasurement,
  replacePageMeasurement,
  replaceSiteMeasurement,
} from './measurement.repo.ts'
import { findToldByServer } from './pixel-secrets.repo.ts'

export const measurementTable: Measurements = {
  async find(queries, pageId) {
    const page = await findPageMeasurement(queries, pageId)
    if (!page.isMeasured || !(await findSiteMeasurement(queries)).isMeasuring) return null
    const told = await findToldByServer(queries, pageId)
    return told.some((provider) => provider !== 'google') ? { ...page, tellsContacts: true } : page
  },
}

export async function getPageMeasurement(ctx: AdminContext, { params }: InputFor<typeof getPageEndpoint>) {
  await findPageNow(ctx, params.pageId)
  return findPageMeasurement(ctx.database.queries, params.pageId)
}

/**
 * The settings and what visitors get of the page change as one. What is not named stays as somebody else may have put it
 * since these settings were opened.
 */
export async function updatePageMeasurement(
  ctx: AdminContext,
  { params: { pageId }, body }: InputFor<typeof updatePageEndpoint>,
) {
  await findPageNow(ctx, pageId)
  const at = ctx.clock.now()
  const kept = await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    const before = await findPageMeasurement(queries, pageId)
    const after: PageMeasurement = {
      isMeasured: body.isMeasured ?? before.isMeasured,
      metaPixelId: body.metaPixelId ?? before.metaPixelId,
      tiktokPixelId: body.tiktokPixelId ?? before.tiktokPixelId,
      googleTagId: body.googleTagId ?? before.googleTagId,
    }
    await replacePageMeasurement(queries, { ...after, pageId, at })
    await markRedrawDue(queries, { pageIds: [pageId], linkedPageIds: [], at })
    return after
  })
  await ctx.events.emit('landing_page.redraw_due', { pageId })
  return kept
}

export const getSiteMeasurement = ({ database }: AdminContext) => findSiteMeasurement(database.queries)

export async function updateSiteMeasurement(ctx: AdminContext, { body }: InputFor<typeof updateSiteEndpoint>) {
  const [first] = await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    const { isMeasuring } = await findSiteMeasurement(queries)
    await replaceSiteMeasurement(queries, body)
    return isMeasuring === body.isMeasuring ? [] : markAllDue(queries, ctx.clock.now())
  })
  if (first !== undefined) await ctx.events.emit('landing_page.redraw_due', { pageId: first })
  return body
}
