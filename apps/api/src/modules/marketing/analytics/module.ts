import { weeklyMail } from './weekly-mail.job.ts'
import { pageAnalyticsRoutes } from './page-analytics.routes.ts'
import { module } from '../../../module.ts'

export const analyticsModule = module({
  routes: () => pageAnalyticsRoutes(),
  jobs: [weeklyMail],
})
