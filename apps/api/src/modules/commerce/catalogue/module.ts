import { catalogueRoutes } from './catalogue.routes.ts'
import { module } from '../../../module.ts'

export const catalogueModule = module({
  routes: () => catalogueRoutes,
})
