import { partnersRoutes } from './partners.routes.ts'
import { module } from '../../../module.ts'

export const partnersModule = module({
  routes: () => partnersRoutes,
})
