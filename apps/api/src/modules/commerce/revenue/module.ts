import { module } from '../../../module.ts'
import { revenueRoutes } from './revenue.routes.ts'

export const revenueModule = module({ routes: () => revenueRoutes })
