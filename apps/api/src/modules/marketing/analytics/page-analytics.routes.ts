import {
  createAdCost,
  deleteAdCost,
  exportPageAnalytics,
  getPageAnalytics,
  getWeeklyMail,
  listAdCosts,
  listPageViews,
  updateWeeklyMail,
} from '@naikkelas/contract/marketing'
import { bind, bindFile, listedRecord } from '../../../platform/endpoints/index.ts'
import * as adCosts from './ad-costs.service.ts'
import { exportFigures } from './export-analytics.ts'
import { createFiguresLimit } from './page-analytics.limits.ts'
import { manageAdCosts, viewFigures } from './page-analytics.policy.ts'
import * as service from './page-analytics.service.ts'
import * as weekly from './weekly-mail.service.ts'

export function pageAnalyticsRoutes() {
  const countRead = createFiguresLimit()
  const countExport = createFiguresLimit()
  return [
    bind(getPageAnalytics, {
      can: viewFigures,
      limit: (_, actor) => countRead(actor.id),
      run: (input, ctx) => service.getPageAnalytics(ctx, input),
    }),
    bindFile(exportPageAnalytics, {
      can: viewFigures,
      limit: (_, actor) => countExport(actor.id),
      run: (input, ctx) => exportFigures(ctx, input),
    }),
    bind(listPageViews, { can: viewFigures, run: (_, ctx) => service.listPageViews(ctx) }),
    bind(listAdCosts, { can: viewFigures, run: (input, ctx) => adCosts.listAdCosts(ctx, input) }),
    bind(createAdCost, { can: manageAdCosts, run: (input, ctx) => adCosts.createAdCost(ctx, input) }),
    bind(getWeeklyMail, { can: viewFigures, run: (_, ctx) => weekly.getWeeklyMail(ctx) }),
    bind(updateWeeklyMail, {
      can: viewFigures,
      record: { load: (_, ctx) => weekly.getWeeklyMail(ctx) },
      run: (input, ctx) => weekly.updateWeeklyMail(ctx, input),
    }),
    bind(deleteAdCost, {
      can: manageAdCosts,
      record: listedRecord('costId', adCosts.listAdCosts),
      run: (input, ctx) => adCosts.deleteAdCost(ctx, input),
    }),
  ]
}
