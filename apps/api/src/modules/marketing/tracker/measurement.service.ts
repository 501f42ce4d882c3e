import type { InputFor } from '@naikkelas/contract'
import type {
  getPageMeasurement as getPageEndpoint,
  updatePageMeasurement as updatePageEndpoint,
  updateSiteMeasurement as updateSiteEndpoint,
} from '@naikkelas/contract/marketing'
import type { AdminContext } from '../../../app-context.ts'
import { findPageNow } from '../../pages/landing-pages/index.ts'
import {
  changePageMeasurement,
  changeSiteMeasurement,
  pageMeasurement,
  siteMeasurement,
} from '../../pages/measurement/index.ts'

export async function getPageMeasurement(ctx: AdminContext, { params }: InputFor<typeof getPageEndpoint>) {
  await findPageNow(ctx, params.pageId)
  return pageMeasurement(ctx.database.queries, params.pageId)
}

/** The settings and what visitors get of the page change as one, by the listeners of `measurement.changed`. */
export async function updatePageMeasurement(
  ctx: AdminContext,
  { params: { pageId }, body }: InputFor<typeof updatePageEndpoint>,
) {
  await findPageNow(ctx, pageId)
  return ctx.unitOfWork((uow) => changePageMeasurement(ctx, uow, { ...body, pageId }))
}

export const getSiteMeasurement = ({ database }: AdminContext) => siteMeasurement(database.queries)

export async function updateSiteMeasurement(ctx: AdminContext, { body }: InputFor<typeof updateSiteEndpoint>) {
  await ctx.unitOfWork((uow) => changeSiteMeasurement(ctx, uow, body))
  return body
}
