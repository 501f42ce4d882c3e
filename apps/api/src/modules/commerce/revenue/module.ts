import { module } from '../../../module.ts'
import { revenueRoutes } from './revenue.routes.ts'
import { sumDays } from './sum-days.job.ts'

export const revenueModule = module({ routes: () => revenueRoutes, jobs: [sumDays] })
