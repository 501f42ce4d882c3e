import {
  createAdCost,
  deleteAdCost,
  exportFiguresPath,
  exportFormats,
  getPageFigures,
  getWeeklyMail,
  listAdCosts,
  listPageViews,
  updateWeeklyMail,
} from '@naikkelas/contract'
import type { Context, Hono } from 'hono'
import { apiPrefix, AppError, bind, type RequestContext } from '../../http/index.ts'
import * as adCosts from './ad-costs.service.ts'
import { exportFigures } from './export-figures.ts'
import { createFiguresLimit } from './page-figures.limits.ts'
import { manageAdCosts, viewFigures } from './page-figures.policy.ts'
import * as service from './page-figures.service.ts'
import * as weekly from './weekly-mail.service.ts'

export function pageFiguresRoutes() {
  const countRead = createFiguresLimit()
  return [
    bind(getPageFigures, {
      can: viewFigures,
      run: (input, ctx) => {
        countRead(ctx.actor.id)
        return service.getPageFigures(ctx, input)
      },
    }),
    bind(listPageViews, { can: viewFigures, run: (_, ctx) => service.listPageViews(ctx) }),
    bind(listAdCosts, { can: viewFigures, run: (input, ctx) => adCosts.listAdCosts(ctx, input) }),
    bind(createAdCost, { can: manageAdCosts, run: (input, ctx) => adCosts.createAdCost(ctx, input) }),
    bind(getWeeklyMail, { can: viewFigures, run: (_, ctx) => weekly.getWeeklyMail(ctx) }),
    bind(updateWeeklyMail, { can: viewFigures, run: (input, ctx) => weekly.updateWeeklyMail(ctx, input) }),
    bind(deleteAdCost, { can: manageAdCosts, run: (input, ctx) => adCosts.deleteAdCost(ctx, input) }),
  ]
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Files instead of an envelope: beside the router, before it. */
export function pageFigureFiles<Env extends object>(
  hono: Hono<Env>,
  { requestOf }: { requestOf: (c: Context) => RequestContext },
): void {
  const countRead = createFiguresLimit()
  for (const format of exportFormats)
    hono.get(`${apiPrefix}${exportFiguresPath(format).replace('{pageId}', ':pageId')}`, async (c) => {
      const request = requestOf(c)
      const actor = await request.findAdmin()
      if (!actor) throw new AppError('not_signed_in')
      if (!viewFigures(actor)) throw new AppError('not_allowed')
      countRead(actor.id)
      const pageId = c.req.param('pageId') ?? ''
      if (!uuid.test(pageId)) throw new AppError('not_found')
      return exportFigures({ ...request.app, actor }, { pageId, query: new URL(c.req.url).searchParams, format })
    })
}
