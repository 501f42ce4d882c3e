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
import { exportAnalytics } from './export-analytics.ts'
import { createAnalyticsLimit } from './page-analytics.limits.ts'
import { manageAdCosts, viewAnalytics } from './page-analytics.policy.ts'
import * as service from './page-analytics.service.ts'
import * as weekly from './weekly-mail.service.ts'

export function pageAnalyticsRoutes() {
  const countRead = createAnalyticsLimit()
  const countExport = createAnalyticsLimit()
  return [
    bind(getPageAnalytics, {
      can: viewAnalytics,
      limit: (_, actor) => countRead(actor.id),
      run: (input, ctx) => service.getPageAnalytics(ctx, input),
    }),
    bindFile(exportPageAnalytics, {
      can: viewAnalytics,
      limit: (_, actor) => countExport(actor.id),
      run: (input, ctx) => exportAnalytics(ctx, input),
    }),
    bind(listPageViews, { can: viewAnalytics, run: (_, ctx) => service.listPageViews(ctx) }),
    bind(listAdCosts, { can: viewAnalytics, run: (input, ctx) => adCosts.listAdCosts(ctx, input) }),
    bind(createAdCost, { can: manageAdCosts, run: (input, ctx) => adCosts.createAdCost(ctx, input) }),
    bind(getWeeklyMail, { can: viewAnalytics, run: (_, ctx) => weekly.getWeeklyMail(ctx) }),
    bind(updateWeeklyMail, {
      can: viewAnalytics,
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
